/** The cache handler's pages by internal path; the handler writes it under this name. */
const PAGES = Symbol.for('mmstr.cached-pages');

/** Whether a page (`/mmstr_en/GBP/~route/pain-relief.html`) can be served without rendering it. */
export function isPageCached(internalPath: string): boolean {
  const pages: unknown = (globalThis as { [key: symbol]: unknown })[PAGES];
  return pages instanceof Map && pages.has(internalPath);
}
