import type { StoreRow } from '../../context';

/** `.html`, or what the store says; '' when URLs have no suffix. */
export function urlSuffix(store: StoreRow, entity: 'product' | 'category'): string {
  const suffix = store.config[`${entity}_url_suffix`];
  return typeof suffix === 'string' ? suffix : '';
}

/** Whether pages of this kind name their canonical URL. */
export function hasCanonicalTag(store: StoreRow, entity: 'product' | 'category'): boolean {
  return store.config[`${entity}_canonical_tag`] === true;
}

/** The website of a store view as Magento's `Website`. */
export function websiteOf({ config }: StoreRow) {
  return {
    id: config.website_id,
    code: config.website_code,
    name: config.website_name,
    is_default: config.website_is_default,
    sort_order: config.website_sort_order,
    default_group_id: config.website_default_group_id,
  };
}

/** Ids above every category of the store, as the start of `category.path`. */
export function rootPath(store: StoreRow): string {
  return `1/${store.rootCategoryId}`;
}
