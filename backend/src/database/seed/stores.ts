import type { currencyRate, store } from '../schema/stores';

type StoreSeed = typeof store.$inferInsert;

/** What the three views share; the names are those of `StoreConfig`. */
const everyView: StoreSeed['config'] = {
  website_id: 1,
  website_code: 'base',
  website_name: 'Main Website',
  website_is_default: true,
  website_sort_order: 0,
  website_default_group_id: '1',
  use_store_in_url: false,
  is_default_store_group: true,
  weight_unit: 'kgs',
  // Design
  default_keywords: null,
  title_prefix: null,
  title_suffix: ' | mmstr',
  title_separator: '-',
  head_title_prefix: null,
  head_title_suffix: ' | mmstr',
  head_shortcut_icon: null,
  header_logo_src: 'default/mmstr.svg',
  header_logo_mobile_src: 'default/mmstr-mobile.svg',
  logo_width: 267,
  logo_height: 52,
  head_includes: null,
  absolute_footer: null,
  demonotice: 0,
  // Catalogue
  catalog_default_sort_by: 'position',
  category_url_suffix: '.html',
  product_url_suffix: '.html',
  category_canonical_tag: true,
  product_canonical_tag: true,
  list_mode: 'grid-list',
  grid_per_page: 12,
  grid_per_page_values: '12,24,48',
  list_per_page: 10,
  list_per_page_values: '5,10,15,20,25',
  autocomplete_on_storefront: true,
  configurable_thumbnail_source: 'itself',
  product_reviews_enabled: '1',
  allow_guests_to_write_product_reviews: '1',
  magento_wishlist_general_is_enabled: '1',
  send_friend_enabled: false,
  send_friend_allow_guest: false,
  category_fixed_product_tax_display_setting: 'FPT_DISABLED',
  product_fixed_product_tax_display_setting: 'FPT_DISABLED',
  sales_fixed_product_tax_display_setting: 'FPT_DISABLED',
  // Content
  front: 'cms',
  cms_home_page: 'home',
  cms_no_route: 'no-route',
  cms_no_cookies: 'enable-cookies',
  no_route: 'cms/noroute/index',
  show_cms_breadcrumbs: 1,
  newsletter_enabled: true,
  contact_enabled: true,
  // Customers
  minimum_password_length: '8',
  required_character_classes_number: '3',
  customer_access_token_lifetime: 1,
  session_authenticator_popup: 900,
  is_enable_popup: false,
  // Addresses
  countries_with_required_region:
    'AL,AR,AU,BG,BO,BR,BY,CA,CH,CL,CN,CO,DK,EC,EE,ES,GR,GY,HR,IN,IS,IT,LT,LV,MX,PE,PL,PT,PY,RO,SE,SR,US,UY,VE',
  optional_zip_countries: 'HK,IE,MO,PA',
  display_state_if_optional: true,
  // Orders
  order_cancellation_enabled: true,
  // Payment
  is_guest_checkout_enabled: true,
  // Gift messages with orders and with their items: null is no, as in Magento.
  allow_order: null,
  allow_items: null,
  braintree_cc_vault_active: '1',
  payment_payflowpro_cc_vault_active: '0',
  check_money_order_enabled: true,
  check_money_order_enable_for_specific_countries: false,
  check_money_order_payment_from_specific_countries: null,
  check_money_order_make_check_payable_to: 'mmstr Ltd',
  check_money_order_max_order_total: null,
  check_money_order_min_order_total: null,
  check_money_order_new_order_status: 'pending',
  // As Magento's text area saves it.
  check_money_order_send_check_to: 'mmstr Online Pharmacy\r\n0 Example Street\r\nBristol BS1 4XX\r\nUnited Kingdom',
  check_money_order_sort_order: null,
  zero_subtotal_enabled: true,
  zero_subtotal_enable_for_specific_countries: false,
  zero_subtotal_payment_from_specific_countries: null,
  zero_subtotal_new_order_status: 'pending',
  zero_subtotal_payment_action: 'authorize_capture',
  zero_subtotal_sort_order: 1,
  // Tag manager
  google_tag_manager_enabled: false,
  google_tag_manager_ga4_enabled: false,
};

const everyStore = {
  name: 'mmstr',
  groupCode: 'main_website_store',
  groupName: 'mmstr',
  timezone: 'Europe/London',
  baseCurrency: 'GBP',
  allowedCurrencies: ['GBP', 'USD', 'EUR', 'THB'],
  rootCategoryId: 2,
};

const english: StoreSeed['config'] = {
  default_title: 'mmstr',
  default_description: 'Medicines and everyday health, with a pharmacist to ask.',
  logo_alt: 'mmstr online pharmacy',
  welcome: 'Welcome to mmstr',
  copyright: '© 2026 mmstr Ltd. All rights reserved.',
  order_cancellation_reasons: [
    'The item(s) are no longer needed',
    'The order was placed by mistake',
    'Item(s) not arriving within the expected timeframe',
    'Found a better price elsewhere',
    'Other',
  ].join('\n'),
  check_money_order_title: 'Cheque or bank transfer',
  zero_subtotal_title: 'No payment required',
};

/** The store views of the shop; the numbers and codes are those that the storefront is specified with. */
export const stores: StoreSeed[] = [
  {
    ...everyStore,
    id: 8,
    code: 'mmstr_en',
    locale: 'en_GB',
    defaultCurrency: 'GBP',
    sortOrder: 10,
    isDefault: true,
    config: { ...everyView, ...english, default_country: 'GB', tax_display_type: 2 },
  },
  {
    ...everyStore,
    id: 9,
    code: 'mmstr_us',
    name: 'mmstr US',
    locale: 'en_US',
    defaultCurrency: 'USD',
    sortOrder: 20,
    isDefault: false,
    config: {
      ...everyView,
      ...english,
      default_country: 'US',
      tax_display_type: 1,
      weight_unit: 'lbs',
      check_money_order_title: 'Check or bank transfer',
    },
  },
  {
    ...everyStore,
    id: 10,
    code: 'mmstr_th',
    name: 'mmstr ไทย',
    locale: 'th_TH',
    defaultCurrency: 'THB',
    sortOrder: 30,
    isDefault: false,
    config: {
      ...everyView,
      default_country: 'TH',
      tax_display_type: 2,
      default_title: 'mmstr',
      default_description: 'ยาและผลิตภัณฑ์ดูแลสุขภาพประจำวัน พร้อมเภสัชกรให้คำปรึกษา',
      logo_alt: 'ร้านยาออนไลน์ mmstr',
      welcome: 'ยินดีต้อนรับสู่ mmstr',
      copyright: '© 2026 mmstr Ltd. สงวนลิขสิทธิ์',
      order_cancellation_reasons: [
        'ไม่ต้องการสินค้าแล้ว',
        'สั่งซื้อโดยไม่ตั้งใจ',
        'สินค้าจะมาไม่ทันเวลาที่ต้องการ',
        'พบราคาที่ถูกกว่าที่อื่น',
        'อื่น ๆ',
      ].join('\n'),
      check_money_order_title: 'เช็คหรือโอนเงินผ่านธนาคาร',
      zero_subtotal_title: 'ไม่ต้องชำระเงิน',
    },
  },
];

/** Units of `to` for one pound. */
export const currencyRates: (typeof currencyRate.$inferInsert)[] = [
  { from: 'GBP', to: 'GBP', rate: 1 },
  { from: 'GBP', to: 'USD', rate: 1.27 },
  { from: 'GBP', to: 'EUR', rate: 1.17 },
  { from: 'GBP', to: 'THB', rate: 44.5 },
];
