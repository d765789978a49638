import { graphql } from '@/lib/graphql/graphql';

/** The tree below a category, as deep as the menu shows it. */
export const menuDocument = graphql(`
  query menu($root: String!) {
    categories(filters: { category_uid: { eq: $root } }, pageSize: 1) {
      items {
        uid
        position
        children_count
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

export const categoryDocument = graphql(`
  query category($uid: String!) {
    categories(filters: { category_uid: { eq: $uid } }, pageSize: 1) {
      items {
        uid
        name
        description
        image
        display_mode
        meta_title
        meta_description
        url_path
        url_suffix
        cms_block {
          identifier
          content
        }
        breadcrumbs {
          category_uid
          category_name
          category_level
          category_url_path
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
`);

/** The merchant's attributes that a card shows are added to it by `withAttributes`. */
const productCardFragment = graphql(`
  fragment ProductCardFields on ProductInterface {
    __typename
    uid
    sku
    name
    url_key
    url_suffix
    stock_status
    rating_summary
    review_count
    small_image {
      url
    }
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
        discount {
          amount_off
          percent_off
        }
      }
      maximum_price {
        final_price {
          value
          currency
        }
      }
    }
    price_tiers {
      quantity
      final_price {
        value
        currency
      }
    }
    ... on ConfigurableProduct {
      configurable_options {
        attribute_code
        values {
          uid
          label
          swatch_data {
            __typename
            value
          }
        }
      }
    }
  }
`);

/** The merchant's attributes are added to it by `withAttributes`. */
const productPageFragment = graphql(
  `
  fragment ProductPageFields on ProductInterface {
    ...ProductCardFields
    meta_title
    meta_description
    only_x_left_in_stock
    description {
      html
    }
    short_description {
      html
    }
    image {
      url
      label
    }
    media_gallery {
      __typename
      url
      label
      position
      disabled
      ... on ProductVideo {
        video_content {
          video_url
          video_title
        }
      }
    }
    price_tiers {
      quantity
      final_price {
        value
        currency
      }
      discount {
        percent_off
      }
    }
    categories {
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
  }
`,
  [productCardFragment],
);

const aggregationFragment = graphql(`
  fragment AggregationFields on Aggregation {
    attribute_code
    label
    position
    options {
      label
      value
      count
    }
  }
`);

/** A backend older than Magento 2.4.5 suggests nothing. */
const suggestionsFragment = graphql(`
  fragment ProductsAdditions on Products {
    suggestions {
      search
    }
  }
`);

/** A page of a category, or of what a search finds. */
export const listingDocument = graphql(
  `
  query listing(
    $search: String
    $filter: ProductAttributeFilterInput
    $sort: ProductAttributeSortInput!
    $pageSize: Int!
    $currentPage: Int!
  ) {
    products(search: $search, filter: $filter, sort: $sort, pageSize: $pageSize, currentPage: $currentPage) {
      ...ProductsAdditions
      total_count
      page_info {
        current_page
        total_pages
      }
      sort_fields {
        options {
          label
          value
        }
      }
      aggregations {
        ...AggregationFields
      }
      items {
        ...ProductCardFields
      }
    }
  }
`,
  [productCardFragment, aggregationFragment, suggestionsFragment],
);

/** What a listing could be narrowed by, without its products. */
export const facetsDocument = graphql(
  `
  query facets($search: String, $filter: ProductAttributeFilterInput) {
    products(search: $search, filter: $filter, pageSize: 1) {
      aggregations {
        ...AggregationFields
      }
    }
  }
`,
  [aggregationFragment],
);

/** The aggregations of one product carry the merchant's labels of its filterable attributes. */
export const productDocument = graphql(
  `
  query product($filter: ProductAttributeFilterInput!) {
    products(filter: $filter, pageSize: 1) {
      items {
        ...ProductPageFields
      }
      aggregations {
        attribute_code
        label
      }
    }
  }
`,
  [productPageFragment],
);

/** Finds what `products` leaves out: a product that is out of stock still has its page. */
export const productByRouteDocument = graphql(
  `
  query productByRoute($url: String!) {
    route(url: $url) {
      ... on ProductInterface {
        ...ProductPageFields
      }
    }
  }
`,
  [productPageFragment],
);

/** What the merchant links to a product, found by its address as the product itself may be. */
export const linkedProductsDocument = graphql(
  `
  query linkedProducts($url: String!) {
    route(url: $url) {
      ... on ProductInterface {
        uid
        related_products {
          ...ProductCardFields
        }
        upsell_products {
          ...ProductCardFields
        }
      }
    }
  }
`,
  [productCardFragment],
);

export const attributeMetadataDocument = graphql(`
  query attributeMetadata($attributes: [AttributeInput!]!) {
    customAttributeMetadata(attributes: $attributes) {
      items {
        attribute_code
        input_type
        attribute_options {
          label
          value
        }
        storefront_properties {
          position
          visible_on_catalog_pages
        }
      }
    }
  }
`);
