import { graphql } from '@/lib/magento/graphql';

/** Beyond Magento 2.4.4: the shop's own fields and those of later versions. */
const additionsFragment = graphql(`
  fragment StoreConfigAdditions on StoreConfig {
    newsletter_enabled
    is_enable_popup
    session_authenticator_popup
    head_title_prefix
    head_title_suffix
    header_logo_mobile_src
    tax_display_type
    google_tag_manager_enabled
    google_tag_manager_ga4_enabled
  }
`);

export const storeConfigDocument = graphql(
  `
    query storeConfig {
      storeConfig {
        store_code
        store_name
        store_group_name
        locale
        copyright
        root_category_uid
        title_prefix
        title_suffix
        default_description
        header_logo_src
        logo_alt
        logo_width
        logo_height
        category_url_suffix
        product_url_suffix
        grid_per_page
        catalog_default_sort_by
        show_cms_breadcrumbs
        cms_home_page
        magento_wishlist_general_is_enabled
        base_url
        secure_base_url
        secure_base_media_url
        ...StoreConfigAdditions
      }
    }
  `,
  [additionsFragment],
);
