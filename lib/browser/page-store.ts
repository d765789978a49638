import type { UnsoldRule } from './unsold-rule';

/** Store view and currency (none: the store view's own) that the layout wrote on `<html>`: constant in a document. */
export function pageStoreCodes(): { store: string; currency: string | undefined } {
  const { store = '', currency } = document.documentElement.dataset;
  return { store, currency };
}

/** The path of one of the shop's pages in the page's store view: `/checkout/cart` or `/mmstr_th/checkout/cart`. */
export function pagePath(path: string): string {
  const { root = '/' } = document.documentElement.dataset;
  if (root === '/') return path;
  return path === '/' ? root : `${root}${path}`;
}

/** What the shop does not sell in a cart, as the layout wrote it on `<html>`; null where it sells whatever it shows. */
export function pageUnsoldRule(): UnsoldRule | null {
  const { unsold } = document.documentElement.dataset;
  return unsold ? JSON.parse(unsold) : null;
}

/** The page's language, BCP 47, for prices and dates. */
export function pageLocale(): string {
  return document.documentElement.lang;
}
