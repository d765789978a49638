import { writeStored } from '@/lib/browser/local-storage';
import { CURRENCY_KEY } from '@/lib/config/constants';
import { writeCookie } from './store-choice';

// What only a switcher does: no page without one loads it.

/** Stores the currency, if it is one of those that may be chosen; says whether it was [STORE-3]. */
export function rememberCurrency(code: string, available: readonly string[]): boolean {
  if (!available.includes(code)) return false;
  writeCookie(CURRENCY_KEY, code);
  writeStored(CURRENCY_KEY, code);
  return true;
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
