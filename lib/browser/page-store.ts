/**
 * Store view and chosen currency of the page in the browser, as the root layout wrote them on `<html>`; without a
 * currency it is the store view's own. They are constant while the document lives: switching either is a document load.
 */
export function pageStoreCodes(): { store: string; currency: string | undefined } {
  const { store = '', currency } = document.documentElement.dataset;
  return { store, currency };
}

/** The public path of one of the shop's own pages in the page's view: `/checkout/cart` or `/mmstr_th/checkout/cart`. */
export function pagePath(path: string): string {
  const { root = '/' } = document.documentElement.dataset;
  if (root === '/') return path;
  return path === '/' ? root : `${root}${path}`;
}

/** The page's language, BCP 47, for prices and dates. */
export function pageLocale(): string {
  return document.documentElement.lang;
}
