import { entityTag } from './answer-tags.mjs';

// All tags that `POST /api/revalidate` makes stale: the storefront's, and Magento's as `X-Magento-Tags` spells them.

/** All that is read of categories and products; categories of the menu too. */
export const CATALOG_TAG = 'catalog';
/** All that is read of content pages and blocks. */
export const CONTENT_TAG = 'content';
/** Store views, currencies and store configuration, which every page carries. */
export const STORE_TAG = 'store';
/** What the backend's schema has. */
export const CAPABILITIES_TAG = 'capabilities';

const MENU_TAG = 'menu';

export const MENU_TAGS: readonly string[] = [MENU_TAG, CATALOG_TAG];

/** Tags of a read of one category, or of its products, for which Magento has a tag of their own: one may join them. */
export function categoryTags(uid: string): string[] {
  return [CATALOG_TAG, ...entityTag('cat_c', uid), ...entityTag('cat_c_p', uid)];
}

export function productTags({ uid }: { uid?: string }): string[] {
  return [CATALOG_TAG, ...entityTag('cat_p', uid)];
}

/** Tags of a read of CMS blocks: Magento spells a block's tag with its identifier as well as with its id. */
export function blockTags(identifiers: readonly string[]): string[] {
  return [CONTENT_TAG, ...identifiers.map((identifier) => `cms_b_${identifier}`)];
}

/** The tags of single entities in an `X-Magento-Tags` header; `cat_p` alone is any product, so the whole shop. */
export function entityTags(header: string | null): string[] {
  const tags = header?.split(',').map((tag) => tag.trim()) ?? [];
  return [...new Set(tags)].filter((tag) => /^(cat_p|cat_c|cms_p|cms_b)_.+$/.test(tag));
}
