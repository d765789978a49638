import { readStored, writeStored } from '@/lib/browser/local-storage';
import { CURRENCY_KEY, STORE_VIEW_KEY } from '@/lib/config/constants';

/** Stores the store view as the visitor's own, in storage and in the cookie that the server reads [STORE-2]. */
export function rememberView(code: string): void {
  if (readCookie(STORE_VIEW_KEY) !== code) writeCookie(STORE_VIEW_KEY, code);
  if (readStored(STORE_VIEW_KEY) !== code) writeStored(STORE_VIEW_KEY, code);
}

/** Stores the currency, if it is one of those that may be chosen; says whether it was [STORE-3]. */
export function rememberCurrency(code: string, available: readonly string[]): boolean {
  if (!available.includes(code)) return false;
  writeCookie(CURRENCY_KEY, code);
  writeStored(CURRENCY_KEY, code);
  return true;
}

/** The currency that the next page will be in: the visitor's choice where it may be chosen, else the default [STORE-3]. */
export function rememberedCurrency(standard: string, available: readonly string[]): string {
  const chosen = readCookie(CURRENCY_KEY);
  return chosen !== null && available.includes(chosen) ? chosen : standard;
}

/** The same page in another store view: `/{code}{path}`; the middleware shortens the default one's path [ROUTE-20]. */
export function switchHref(pathname: string, currentCode: string | undefined, code: string): string {
  const prefix = `/${currentCode}`;
  const bare = pathname === prefix || pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname;
  return `/${code}${bare === '/' ? '' : bare}`;
}

interface SwitchedView {
  code: string;
  locale: string;
  isDefault: boolean;
}

/** Where the page stands in a store view by what it tells crawlers; null where that names another view, or none. */
export function alternatePath({ code, locale, isDefault }: SwitchedView): string | null {
  const link = document.querySelector<HTMLLinkElement>(`link[hreflang="${isDefault ? 'x-default' : locale}"]`);
  // Its host may be the one that the shop is known by, not this one.
  const path = link && new URL(link.href).pathname;
  // The views of one language share a link, which names the first.
  return isDefault || path?.split('/')[1] === code ? path : null;
}

/** The page's query for another currency: without a filter by price, whose amounts are the old one's, and its page. */
export function switchSearch(isSameCurrency: boolean): string {
  const { search } = window.location;
  const others = search.replace(/[?&]price(\[|%5B)[^&]*/gi, '');
  return isSameCurrency || others === search ? search : others.replace(/[?&]page=[^&]*/, '').replace(/^&/, '?');
}

const YEAR = 365 * 24 * 60 * 60;

/** The value of a cookie that scripts may read, or null. */
export function readCookie(name: string): string | null {
  const prefix = `${name}=`;
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(prefix));
  return pair === undefined ? null : pair.slice(prefix.length);
}

/** Stores a choice (a code of letters, digits and underscores) for a year, for this site only. */
export function writeCookie(name: string, value: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API cannot write before a page unloads
  document.cookie = `${name}=${value}; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`;
}
