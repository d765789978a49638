/** Entry points of what every shopper uses: the frame of the pages, home and content, categories, products, search, basket, offline. */
const SHOP_ENTRIES =
  /^main-app$|\/~failure\/\[locale\]\/(?:layout|offline\/page)$|\/\[currency\]\/(?:layout|error|not-found|\(shop\)\/(?:layout|(?:~category|~product|~cms|search\.html|checkout\/cart)\/.*page))$/;

/** Bytes. A part's library above this, as the map's, is stored when it is used. */
const HEAVY_PART = 100_000;

/**
 * The build's files that the worker stores ahead: what these pages load, at once or by themselves, but nothing of
 * account and checkout, stored when used [PWA-5]. The offline pages are added; null as a revision is the build's own.
 * @param {readonly Entry[]} entries
 * @param {{ entrypoints: ReadonlyMap<string, ChunkGroup> }} compilation
 * @param {readonly string[]} locales
 * @typedef {{ url: string, revision: string | null, size: number }} Entry
 * @typedef {{ getFiles(): readonly string[], childrenIterable: Iterable<ChunkGroup> }} ChunkGroup
 */
export function shopFiles(entries, { entrypoints }, locales) {
  /** @type {Set<string>} */
  const atOnce = new Set();
  /** @type {Set<string>} */
  const later = new Set();
  const seen = new Set();
  const addParts = (/** @type {ChunkGroup} */ group) => {
    if (seen.has(group)) return;
    seen.add(group);
    for (const part of group.childrenIterable) {
      for (const file of part.getFiles()) later.add(`/_next/${file}`);
      addParts(part);
    }
  };
  for (const [name, entrypoint] of entrypoints) {
    if (!SHOP_ENTRIES.test(name)) continue;
    for (const file of entrypoint.getFiles()) atOnce.add(`/_next/${file}`);
    // The children of the application itself are all the pages.
    if (name !== 'main-app') addParts(entrypoint);
  }
  // Next marks the font that is preloaded; another script's letters come when they are used.
  const isWanted = (/** @type {Entry} */ { url, size }) =>
    atOnce.has(url) || (later.has(url) && size < HEAVY_PART) || /\.p\.woff2$/.test(url);
  const offline = locales.map((locale) => ({ url: `/~failure/${locale}/offline`, revision: null, size: 0 }));
  return [...entries.filter(isWanted), ...offline];
}
