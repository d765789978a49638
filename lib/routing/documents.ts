import { graphql } from '@/lib/magento/graphql';

export const routeDocument = graphql(`
  query route($url: String!) {
    route(url: $url) {
      __typename
      relative_url
      redirect_code
      type
      ... on CmsPage {
        identifier
      }
      ... on CategoryTree {
        uid
      }
      ... on ProductInterface {
        uid
        sku
        url_key
      }
    }
  }
`);
