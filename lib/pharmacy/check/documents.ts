import { ruledProductFragment } from '@/lib/catalog/card/ruled-product';
import { graphql } from '@/lib/magento/graphql';

/** The products of an order's lines, which 2.4.4 does not tell: a variant by its parent's URL key, parts by SKU. */
export const orderedProductsDocument = graphql(
  `
  query orderedProducts($urlKeys: [String]!, $skus: [String]!, $pageSize: Int!) {
    byKey: products(filter: { url_key: { in: $urlKeys } }, pageSize: $pageSize) {
      items {
        ...OrderedProduct
      }
    }
    bySku: products(filter: { sku: { in: $skus } }, pageSize: $pageSize) {
      items {
        ...OrderedProduct
      }
    }
  }

  fragment OrderedProduct on ProductInterface {
    __typename
    uid
    sku
    url_key
    ...RuledProduct
    ... on ConfigurableProduct {
      variants {
        product {
          __typename
          uid
          sku
          ...RuledProduct
        }
      }
    }
  }
`,
  [ruledProductFragment],
);
