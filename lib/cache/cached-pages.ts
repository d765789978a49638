/** The cache handler's pages by internal path; the handler writes it under this name. */
const PAGES = Symbol.for('mmstr.cached-pages');

/** Whether a page (`/mmstr_en/GBP/~route/pain-relief.html`) can be served without rendering it. */
export function isPageCached(internalPath: string): boolean {
  const pages: unknown = (globalThis as { [key: symbol]: unknown })[PAGES];
  return pages instanceof Map && pages.has(decoded(internalPath));
}

/** Next and a browser may encode the same path differently; the handler decodes its keys in the same way. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
