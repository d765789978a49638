import { graphql } from '@/lib/magento/graphql';

/** The attributes that tell facts are added by `withAttributes`. */
const variantFactsFragment = graphql(`
  fragment VariantFacts on ProductInterface {
    uid
    sku
  }
`);

export const variantFactsDocument = graphql(
  `
  query variantFacts($url: String!) {
    route(url: $url) {
      __typename
      ... on ConfigurableProduct {
        uid
        sku
        variants {
          product {
            ...VariantFacts
          }
        }
      }
    }
  }
`,
  [variantFactsFragment],
);
