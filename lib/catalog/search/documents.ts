import { ruledProductFragment } from '@/lib/catalog/card/ruled-product';
import { graphql, type ResultOf, type WithAdditions } from '@/lib/magento/graphql';

const suggestedTermsFragment = graphql(`
  fragment SuggestedTermsAdditions on Products {
    suggestions {
      search
    }
  }
`);

/** The card's fragment would ask for galleries and reviews at every key; what decides on suggestions is added. */
export const suggestDocument = graphql(
  `
  query suggest($term: String!) {
    products(search: $term, pageSize: 5) {
      ...SuggestedTermsAdditions
      total_count
      aggregations {
        attribute_code
        options {
          label
          value
        }
      }
      items {
        __typename
        ...RuledProduct
        uid
        name
        url_key
        url_suffix
        small_image {
          url
        }
        price_range {
          minimum_price {
            final_price {
              value
              currency
            }
            regular_price {
              value
              currency
            }
          }
          maximum_price {
            final_price {
              value
              currency
            }
          }
        }
      }
    }
    categories(filters: { name: { match: $term } }, pageSize: 3) {
      items {
        uid
        name
        url_path
        url_suffix
      }
    }
  }
`,
  [suggestedTermsFragment, ruledProductFragment],
);

type SuggestData = ResultOf<typeof suggestDocument>;
type ProductsAnswer = WithAdditions<NonNullable<SuggestData['products']>, ResultOf<typeof suggestedTermsFragment>>;

export type SuggestAnswer = Omit<SuggestData, 'products'> & { products: ProductsAnswer | null };
