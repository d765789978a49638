import { graphql } from '@/lib/magento/graphql';
import { productCardFragment } from './card-fragment';

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
