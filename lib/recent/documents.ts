import { productCardFragment } from '@/lib/catalog/card/documents';
import { graphql } from '@/lib/magento/graphql';

/** Cards of products by their SKUs. */
export const recentProductsDocument = graphql(
  `
  query recentProducts($skus: [String], $pageSize: Int) {
    products(filter: { sku: { in: $skus } }, pageSize: $pageSize) {
      items {
        ...ProductCardFields
      }
    }
  }
`,
  [productCardFragment],
);
