// All tags that `POST /api/revalidate` makes stale: the storefront's, and Magento's as `X-Magento-Tags` spells them.
// Plain JavaScript: Next loads the cache handler, which tags what it stores, without a build.

/** All that is read of categories and products; categories of the menu too. */
export const CATALOG_TAG = 'catalog';
/** All that is read of content pages and blocks. */
export const CONTENT_TAG = 'content';
/** Store views, currencies and store configuration, which every page carries. */
export const STORE_TAG = 'store';
/** What the backend's schema has. */
export const CAPABILITIES_TAG = 'capabilities';

const MENU_TAG = 'menu';

/** @type {readonly string[]} */
export const MENU_TAGS = [MENU_TAG, CATALOG_TAG];

/**
 * Tags of a read of one category, or of its products, for which Magento has a tag of their own: one may join them.
 * @param {string} uid @returns {string[]}
 */
export function categoryTags(uid) {
  return [CATALOG_TAG, ...entityTag('cat_c', uid), ...entityTag('cat_c_p', uid)];
}

/** @param {{ uid?: string }} product @returns {string[]} */
export function productTags({ uid }) {
  return [CATALOG_TAG, ...entityTag('cat_p', uid)];
}

/**
 * Tags of a read of CMS blocks: Magento spells a block's tag with its identifier as well as with its id.
 * @param {readonly string[]} identifiers @returns {string[]}
 */
export function blockTags(identifiers) {
  return [CONTENT_TAG, ...identifiers.map((identifier) => `cms_b_${identifier}`)];
}

/**
 * The tags of single entities in an `X-Magento-Tags` header; `cat_p` alone is any product, so the whole shop.
 * @param {string | null} header @returns {string[]}
 */
export function entityTags(header) {
  const tags = header?.split(',').map((tag) => tag.trim()) ?? [];
  return [...new Set(tags)].filter((tag) => /^(cat_p|cat_c|cms_p|cms_b)_.+$/.test(tag));
}

/** Tags that only a Magento behind Varnish sends, by the answer's uids. @param {unknown} data @returns {string[]} */
export function answerTags(data) {
  /** @type {Set<string>} */
  const tags = new Set();
  collect(data, tags);
  return [...tags];
}

/** @param {unknown} value @param {Set<string>} tags */
function collect(value, tags) {
  if (typeof value !== 'object' || value === null) return;
  for (const tag of Array.isArray(value) ? [] : ownTags(value)) tags.add(tag);
  for (const part of Object.values(value)) collect(part, tags);
}

/**
 * A product is what answers `uid` and `sku`, a category `uid` and `url_path`.
 * @param {{ uid?: unknown, sku?: unknown, url_path?: unknown, category_uid?: unknown, cms_block?: any, urlResolver?: any }} value
 * @returns {string[]}
 */
function ownTags({ uid, sku, url_path, category_uid, cms_block, urlResolver }) {
  return [
    ...(sku === undefined ? [] : entityTag('cat_p', uid)),
    ...(url_path === undefined ? [] : entityTag('cat_c', uid)),
    ...entityTag('cat_c', category_uid),
    ...(cms_block?.identifier ? [`cms_b_${cms_block.identifier}`] : []),
    ...(urlResolver?.type === 'CMS_PAGE' && urlResolver.id ? [`cms_p_${urlResolver.id}`] : []),
  ];
}

/** Magento's tag of the id in a uid (`NA==` is 4). @param {string} prefix @param {unknown} uid @returns {string[]} */
function entityTag(prefix, uid) {
  const id = typeof uid === 'string' ? Buffer.from(uid, 'base64').toString() : '';
  return /^\d+$/.test(id) ? [`${prefix}_${id}`] : [];
}

const UNTIL = 'until_';

/** The tag of a page of which a part changes at an instant, in epoch milliseconds. @param {number} instant */
export const untilTag = (instant) => `${UNTIL}${instant}`;

/** The instant after which a page with these tags is over; infinity without one. @param {readonly string[]} tags */
export function untilOf(tags) {
  const instants = tags.flatMap((tag) => (tag.startsWith(UNTIL) ? Number(tag.slice(UNTIL.length)) : []));
  return Math.min(...instants);
}
