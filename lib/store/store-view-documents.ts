import { graphql } from '@/lib/magento/graphql';

export const storeViewsDocument = graphql(`
  query storeViews {
    availableStores {
      store_code
      store_name
      store_group_code
      store_group_name
      store_sort_order
      locale
      default_display_currency_code
      is_default_store
      is_default_store_group
      category_url_suffix
      product_url_suffix
      secure_base_media_url
    }
  }
`);

export const currenciesDocument = graphql(`
  query currencies {
    currency {
      default_display_currency_code
      available_currency_codes
    }
  }
`);
