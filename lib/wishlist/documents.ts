import { ruledProductFragment } from '@/lib/catalog/card/ruled-product';
import { graphql } from '@/lib/magento/graphql';

export const WISHES_PER_PAGE = 20;

const customOptionFragment = graphql(`
  fragment WishCustomOption on SelectedCustomizableOption {
    label
    type
    values {
      label
      value
      customizable_option_value_uid
    }
  }
`);

/** A wish. Magento fails over the uids of a configurable's options here, so that the older numbers are asked for. */
export const wishFragment = graphql(
  `
  fragment Wish on WishlistItemInterface {
    __typename
    id
    quantity
    description
    product {
      __typename
      uid
      sku
      name
      url_key
      url_suffix
      stock_status
      thumbnail {
        url
      }
      price_range {
        minimum_price {
          final_price {
            value
            currency
          }
        }
      }
      ... on CustomizableProductInterface {
        options {
          __typename
          uid
          required
        }
      }
      ... on DownloadableProduct {
        links_purchased_separately
      }
      # Magento 2.4.4 does not tell which one is chosen, and fails over the SKU where none is.
      ... on ConfigurableProduct {
        variants {
          attributes {
            value_index
          }
          product {
            uid
            sku
            thumbnail {
              url
            }
            price_range {
              minimum_price {
                final_price {
                  value
                  currency
                }
              }
            }
            ...RuledProduct
          }
        }
      }
      ...RuledProduct
    }
    customizable_options {
      ...WishCustomOption
    }
    ... on ConfigurableWishlistItem {
      configurable_options {
        id
        option_label
        value_id
        value_label
      }
    }
    ... on BundleWishlistItem {
      bundle_options {
        uid
        label
        type
        values {
          uid
          label
          quantity
        }
      }
    }
    ... on DownloadableWishlistItem {
      links_v2 {
        uid
        title
      }
    }
  }
`,
  [customOptionFragment, ruledProductFragment],
);

/** The customer's wish list; Magento Open Source has one for each. */
export const wishlistDocument = graphql(
  `
  query wishlist($page: Int!, $pageSize: Int!) {
    customer {
      wishlists(pageSize: 1) {
        id
        items_count
        items_v2(currentPage: $page, pageSize: $pageSize) {
          items {
            ...Wish
          }
          page_info {
            total_pages
          }
        }
      }
    }
  }
`,
  [wishFragment],
);

/** How many wishes hearts are marked by: the longest page that a Magento which limits pages gives by default. */
export const MARKED_WISHES = 300;

/** What the hearts of the shop's pages are marked by. */
export const heartsDocument = graphql(`
  query hearts($pageSize: Int!) {
    customer {
      wishlists(pageSize: 1) {
        id
        items_v2(currentPage: 1, pageSize: $pageSize) {
          items {
            __typename
            id
            product {
              __typename
              uid
              sku
            }
          }
        }
      }
    }
  }
`);
