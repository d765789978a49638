import { graphql } from '@/lib/magento/graphql';

/** The attribute of its form is added by `withAttributes`. */
const askedProductFragment = graphql(`
  fragment AskedProduct on ProductInterface {
    uid
    sku
  }
`);

export const askedProductDocument = graphql(
  `
  query askedProduct($sku: String!) {
    products(filter: { sku: { eq: $sku } }) {
      items {
        ...AskedProduct
        ... on CustomizableProductInterface {
          options {
            uid
            ... on CustomizableAreaOption {
              value {
                sku
              }
            }
          }
        }
        ... on BundleProduct {
          items {
            options {
              product {
                ...AskedProduct
              }
            }
          }
        }
        ... on ConfigurableProduct {
          variants {
            product {
              ...AskedProduct
            }
          }
        }
      }
    }
  }
`,
  [askedProductFragment],
);
