import { graphql } from '@/lib/magento/graphql';

/** Where a product stands in the view that is asked. */
export const productAddressDocument = graphql(`
  query productAddress($sku: String!) {
    products(filter: { sku: { eq: $sku } }, pageSize: 1) {
      items {
        url_key
        url_suffix
      }
    }
  }
`);

/** Whether an address leads to a product, or to a content page, in the view that is asked. */
export const routeAddressDocument = graphql(`
  query routeAddress($url: String!) {
    route(url: $url) {
      redirect_code
      ... on CmsPage {
        identifier
      }
      ... on ProductInterface {
        sku
      }
    }
  }
`);

export const categoryAddressDocument = graphql(`
  query categoryAddress($uid: String!) {
    categories(filters: { category_uid: { eq: $uid } }, pageSize: 1) {
      items {
        url_path
        url_suffix
      }
    }
  }
`);
