/** What Magento tells of an attribute where it is used; null where its entity has no listings. */
interface StorefrontProperties {
  position: number | null;
  use_in_layered_navigation: 'FILTERABLE_WITH_RESULTS' | 'NO' | null;
  use_in_product_listing: boolean | null;
  use_in_search_results_layered_navigation: boolean | null;
  visible_on_catalog_pages: boolean | null;
}

/** An attribute that every Magento has. */
export interface StaticAttribute {
  type: string;
  input: string;
  options: { label: string; value: string }[];
  storefront: StorefrontProperties;
}

export const YES_NO = [
  { label: 'Yes', value: '1' },
  { label: 'No', value: '0' },
];

const NOWHERE: StorefrontProperties = {
  position: null,
  use_in_layered_navigation: null,
  use_in_product_listing: null,
  use_in_search_results_layered_navigation: null,
  visible_on_catalog_pages: null,
};

const IN_NO_LISTING: StorefrontProperties = {
  position: 0,
  use_in_layered_navigation: 'NO',
  use_in_product_listing: false,
  use_in_search_results_layered_navigation: false,
  visible_on_catalog_pages: false,
};

const LISTED = { ...IN_NO_LISTING, use_in_product_listing: true };
const FILTERED: StorefrontProperties = {
  ...LISTED,
  use_in_layered_navigation: 'FILTERABLE_WITH_RESULTS',
  use_in_search_results_layered_navigation: true,
};

function attribute(
  input: string,
  storefront: StorefrontProperties,
  type = 'String',
  options: StaticAttribute['options'] = [],
): StaticAttribute {
  return { type, input, options, storefront };
}

const product: Record<string, StaticAttribute> = {
  sku: attribute('text', IN_NO_LISTING),
  name: attribute('text', LISTED),
  description: attribute('textarea', IN_NO_LISTING),
  short_description: attribute('textarea', LISTED),
  price: attribute('price', FILTERED, 'Float'),
  special_price: attribute('price', LISTED, 'Float'),
  special_from_date: attribute('date', LISTED),
  special_to_date: attribute('date', LISTED),
  news_from_date: attribute('date', LISTED),
  news_to_date: attribute('date', LISTED),
  weight: attribute('weight', IN_NO_LISTING, 'Float'),
  image: attribute('media_image', IN_NO_LISTING),
  small_image: attribute('media_image', LISTED),
  thumbnail: attribute('media_image', LISTED),
  url_key: attribute('text', LISTED),
  manufacturer: attribute('select', FILTERED, 'Int'),
  color: attribute('select', FILTERED, 'Int'),
  meta_title: attribute('text', IN_NO_LISTING),
  meta_keyword: attribute('textarea', IN_NO_LISTING),
  meta_description: attribute('textarea', IN_NO_LISTING),
};

const category: Record<string, StaticAttribute> = {
  name: attribute('text', IN_NO_LISTING),
  description: attribute('textarea', IN_NO_LISTING),
  image: attribute('image', IN_NO_LISTING),
  url_key: attribute('text', IN_NO_LISTING),
  meta_title: attribute('text', IN_NO_LISTING),
  meta_keywords: attribute('textarea', IN_NO_LISTING),
  meta_description: attribute('textarea', IN_NO_LISTING),
  is_active: attribute('select', IN_NO_LISTING, 'Int', YES_NO),
  is_anchor: attribute('select', IN_NO_LISTING, 'Int', YES_NO),
  include_in_menu: attribute('select', IN_NO_LISTING, 'Int', YES_NO),
  display_mode: attribute('select', IN_NO_LISTING, 'String', [
    { label: 'Products only', value: 'PRODUCTS' },
    { label: 'Static block only', value: 'PAGE' },
    { label: 'Static block and products', value: 'PRODUCTS_AND_PAGE' },
  ]),
};

const customer: Record<string, StaticAttribute> = {
  email: attribute('text', NOWHERE),
  firstname: attribute('text', NOWHERE),
  middlename: attribute('text', NOWHERE),
  lastname: attribute('text', NOWHERE),
  prefix: attribute('text', NOWHERE),
  suffix: attribute('text', NOWHERE),
  dob: attribute('date', NOWHERE),
  taxvat: attribute('text', NOWHERE),
  gender: attribute('select', NOWHERE, 'Int', [
    { label: 'Male', value: '1' },
    { label: 'Female', value: '2' },
    { label: 'Not Specified', value: '3' },
  ]),
};

/** Magento's own attributes by entity type, which goes by number and by name. */
export const STATIC_ATTRIBUTES: ReadonlyMap<string, Readonly<Record<string, StaticAttribute>>> = new Map([
  ['1', customer],
  ['customer', customer],
  ['3', category],
  ['catalog_category', category],
  ['4', product],
  ['catalog_product', product],
]);

/** Whether the merchant's attributes are of this entity type. */
export function isProductType(entity: string): boolean {
  return STATIC_ATTRIBUTES.get(entity) === product;
}
