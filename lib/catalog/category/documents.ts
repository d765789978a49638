import { graphql } from '@/lib/magento/graphql';

/** A category as the main menu shows it. */
export const menuCategoryFragment = graphql(`
  fragment MenuCategory on CategoryTree {
    uid
    name
    position
    children_count
    include_in_menu
    url_path
    url_suffix
  }
`);

/** The tree below the root category, as deep as the menu shows it. */
export const menuDocument = graphql(
  `
  query menu($root: String!) {
    categories(filters: { category_uid: { eq: $root } }, pageSize: 1) {
      items {
        ...MenuCategory
        children {
          ...MenuCategory
          children {
            ...MenuCategory
            children {
              ...MenuCategory
            }
          }
        }
      }
    }
  }
`,
  [menuCategoryFragment],
);

/** A category and the categories above it: what breadcrumbs are made of. */
export const categoryPlaceFragment = graphql(`
  fragment CategoryPlace on CategoryInterface {
    uid
    name
    level
    url_path
    url_suffix
    breadcrumbs {
      category_uid
      category_name
      category_level
      category_url_path
    }
  }
`);

/** A category page without its products. */
export const categoryDocument = graphql(
  `
  query category($uid: String!) {
    categories(filters: { category_uid: { eq: $uid } }, pageSize: 1) {
      items {
        ...CategoryPlace
        description
        image
        display_mode
        default_sort_by
        meta_title
        meta_description
        cms_block {
          identifier
          content
        }
        children {
          uid
          name
          position
          url_path
          url_suffix
        }
      }
    }
  }
`,
  [categoryPlaceFragment],
);

/** Categories that a merchant's text names by their ids; unless asked for more Magento answers twenty. */
export const namedCategoriesDocument = graphql(`
  query namedCategories($ids: [String], $pageSize: Int!) {
    categories(filters: { ids: { in: $ids } }, pageSize: $pageSize) {
      items {
        id
        uid
        name
        image
        url_path
        url_suffix
      }
    }
  }
`);
