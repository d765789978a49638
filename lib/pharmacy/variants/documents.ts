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

/** What a bundle or a group is made of; the attributes of a group's members are added by `withGroupedItemAttributes`. */
export const partFactsDocument = graphql(
  `
  query partFacts($url: String!) {
    route(url: $url) {
      __typename
      ... on BundleProduct {
        uid
        sku
        items {
          options {
            uid
            product {
              ...VariantFacts
            }
          }
        }
      }
      ... on GroupedProduct {
        uid
        sku
        items {
          # Never by a fragment's name, as in the catalogue's own query.
          product {
            uid
            sku
          }
        }
      }
    }
  }
`,
  [variantFactsFragment],
);
