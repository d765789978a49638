import { readStored, writeStored } from '@/lib/browser/local-storage';
import { CURRENCY_KEY, STORE_VIEW_KEY } from '@/lib/config/constants';

/** Stores the store view as the visitor's own, in storage and in the cookie that the server reads [STORE-2]. */
export function rememberView(code: string): void {
  if (readCookie(STORE_VIEW_KEY) !== code) writeCookie(STORE_VIEW_KEY, code);
  if (readStored(STORE_VIEW_KEY) !== code) writeStored(STORE_VIEW_KEY, code);
}

/** The currency that the next page will be in: the visitor's choice where it may be chosen, else the default [STORE-3]. */
export function rememberedCurrency(standard: string, available: readonly string[]): string {
  const chosen = readCookie(CURRENCY_KEY);
  return chosen !== null && available.includes(chosen) ? chosen : standard;
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
