import { productCardFragment } from '@/lib/catalog/card-fragment';
import { graphql } from '@/lib/graphql/graphql';

/** What the merchant shows beside a cart with these products. */
export const crossSellsDocument = graphql(
  `
  query crossSells($skus: [String], $pageSize: Int) {
    products(filter: { sku: { in: $skus } }, pageSize: $pageSize) {
      items {
        sku
        crosssell_products {
          ...ProductCardFields
        }
      }
    }
  }
`,
  [productCardFragment],
);
