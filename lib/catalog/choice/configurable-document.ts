import { graphql } from '@/lib/graphql/graphql';
import { pieceFragment } from './documents';

/** What a configurable product can be chosen by, for who knows its SKU. */
export const configurableDocument = graphql(
  `
  query configurableChoices($sku: String!) {
    products(filter: { sku: { eq: $sku } }, pageSize: 1) {
      items {
        __typename
        uid
        ... on ConfigurableProduct {
          configurable_options {
            attribute_code
            label
            position
            values {
              uid
              label
              swatch_data {
                __typename
                value
                ... on ImageSwatchData {
                  thumbnail
                }
              }
            }
          }
          variants {
            attributes {
              code
              uid
            }
            product {
              ...PieceFields
            }
          }
        }
      }
    }
  }
`,
  [pieceFragment],
);
