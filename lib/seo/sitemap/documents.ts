import { graphql } from '@/lib/magento/graphql';

export const sitemapCountDocument = graphql(`
  query sitemapCount {
    products(filter: {}, pageSize: 1) {
      total_count
    }
  }
`);

/** `updated_at` is added by `withAttributes` where the backend tells it. */
const sitemapProductFragment = graphql(`
  fragment SitemapProduct on ProductInterface {
    url_key
    url_suffix
  }
`);

/** Without a sort: the order of the backend's own index is the cheapest, and it is stable. */
export const sitemapProductsDocument = graphql(
  `
  query sitemapProducts($pageSize: Int!, $currentPage: Int!) {
    products(filter: {}, pageSize: $pageSize, currentPage: $currentPage) {
      page_info {
        total_pages
      }
      items {
        ...SitemapProduct
      }
    }
  }
`,
  [sitemapProductFragment],
);

/** The tree of categories, six levels deep; whether the menu shows them or not. */
export const sitemapCategoriesDocument = graphql(`
  query sitemapCategories($root: String!) {
    categories(filters: { category_uid: { eq: $root } }, pageSize: 1) {
      items {
        children {
          ...SitemapCategory
          children {
            ...SitemapCategory
            children {
              ...SitemapCategory
              children {
                ...SitemapCategory
                children {
                  ...SitemapCategory
                  children {
                    ...SitemapCategory
                  }
                }
              }
            }
          }
        }
      }
    }
  }

  fragment SitemapCategory on CategoryTree {
    url_path
    url_suffix
  }
`);
