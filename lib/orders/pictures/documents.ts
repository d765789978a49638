import { graphql } from '@/lib/magento/graphql';

/** Pictures of an order's products, which 2.4.4 does not tell with its lines: a variant by its parent's URL key, others by SKU too. */
export const orderedPicturesDocument = graphql(`
  query orderedPictures($urlKeys: [String]!, $skus: [String]!, $pageSize: Int!) {
    byKey: products(filter: { url_key: { in: $urlKeys } }, pageSize: $pageSize) {
      items {
        ...OrderedPicture
      }
    }
    bySku: products(filter: { sku: { in: $skus } }, pageSize: $pageSize) {
      items {
        ...OrderedPicture
      }
    }
  }

  fragment OrderedPicture on ProductInterface {
    __typename
    uid
    sku
    url_key
    thumbnail {
      url
    }
    ... on ConfigurableProduct {
      variants {
        product {
          __typename
          uid
          sku
          thumbnail {
            url
          }
        }
      }
    }
  }
`);
