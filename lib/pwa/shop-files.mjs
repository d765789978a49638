/** Entry points of what every shopper uses: the frame of the pages, home and content, categories, products, search, basket. */
const SHOP_ENTRIES =
  /^main-app$|\/\[currency\]\/(?:layout|error|not-found|\(shop\)\/(?:layout|(?:~category|~product|~cms|search\.html|checkout\/cart)\/.*page))$/;

/**
 * Of the build's files those that the worker stores ahead: what these pages load at once, and the parts that they load
 * themselves, but nothing of account and checkout, whose files are stored when they are used [PWA-5]. The offline pages
 * are added; null as a revision is the build's own.
 * @param {readonly Entry[]} entries
 * @param {{ entrypoints: ReadonlyMap<string, Entrypoint> }} compilation
 * @param {readonly string[]} locales
 * @typedef {{ url: string, revision: string | null, size: number }} Entry
 * @typedef {{ getFiles(): readonly string[], childrenIterable: Iterable<{ getFiles(): readonly string[] }> }} Entrypoint
 */
export function shopFiles(entries, { entrypoints }, locales) {
  /** @type {Set<string>} */
  const files = new Set();
  for (const [name, entrypoint] of entrypoints) {
    if (!SHOP_ENTRIES.test(name)) continue;
    // The children of the application itself are all the pages.
    const parts = name === 'main-app' ? [] : [...entrypoint.childrenIterable];
    for (const file of [entrypoint, ...parts].flatMap((group) => group.getFiles())) files.add(`/_next/${file}`);
  }
  // Next marks the font that is preloaded; another script's letters come when they are used.
  const isWanted = (/** @type {string} */ url) => files.has(url) || /\.p\.woff2$/.test(url);
  const offline = locales.map((locale) => ({ url: `/~failure/${locale}/offline`, revision: null, size: 0 }));
  return [...entries.filter(({ url }) => isWanted(url)), ...offline];
}
