import { graphql, type ResultOf } from '@/lib/magento/graphql';

/** A product, or a variant, as it is compared with others; the attributes are added by `withAttributes`. */
const comparedProductFragment = graphql(`
  fragment ComparedProduct on ProductInterface {
    __typename
    uid
    sku
    name
    stock_status
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
`);

export const sameIngredientDocument = graphql(
  `
  query sameIngredient($filter: ProductAttributeFilterInput!, $pageSize: Int!) {
    products(filter: $filter, pageSize: $pageSize) {
      items {
        ...ComparedProduct
        url_key
        url_suffix
        ... on ConfigurableProduct {
          variants {
            product {
              ...ComparedProduct
            }
          }
        }
      }
    }
  }
`,
  [comparedProductFragment],
);

type AnyProduct = NonNullable<
  NonNullable<NonNullable<ResultOf<typeof sameIngredientDocument>['products']>['items']>[number]
>;
type Configurable = Extract<AnyProduct, { __typename: 'ConfigurableProduct' }>;

/** What may be bought of one ingredient, its type still unknown. */
export type ComparedAnswer = Pick<AnyProduct, keyof AnyProduct> & Partial<Pick<Configurable, 'variants'>>;
