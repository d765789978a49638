// Plain JavaScript: Next loads the cache handler, which tags what it stores, without a build.

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
export function entityTag(prefix, uid) {
  const id = typeof uid === 'string' ? Buffer.from(uid, 'base64').toString() : '';
  return /^\d+$/.test(id) ? [`${prefix}_${id}`] : [];
}
