import { pagePath } from '@/lib/browser/page-store';
import { ACCOUNT_PATH, SIGN_IN_PATH, SIGN_OUT_PATH } from '@/lib/config/paths';

/** The sign-in page, which leads back to where the shopper is: path and query [ROUTE-12]. */
export function signInPath(): string {
  return pathFromHere(SIGN_IN_PATH);
}

/** A page of signing in that leads back here, in whichever store view one signs in. */
export function pathFromHere(path: string): string {
  const { pathname, search } = window.location;
  return `${pagePath(path)}?${new URLSearchParams({ from: barePath(pathname) + search })}`;
}

/** A path without the page's store view. */
function barePath(pathname: string): string {
  return pathname.replace(new RegExp(`^${pagePath('')}(?=/|$)`), '') || '/';
}

/** Another page of signing in, which leads where this one would. */
export function pathWithFrom(path: string): string {
  const from = new URLSearchParams(window.location.search).get('from');
  return pagePath(path) + (from === null ? '' : `?${new URLSearchParams({ from })}`);
}

/** Where to go after signing in: `from` of this page's query where that is a page of this shop, else the account. */
export function pathAfterSignIn(): string {
  const { origin, pathname, search } = window.location;
  const from = new URLSearchParams(search).get('from');
  if (!from?.startsWith('/') || !URL.canParse(from, origin)) return pagePath(ACCOUNT_PATH);
  const url = new URL(from, origin);
  const path = pagePath(barePath(url.pathname));
  // Who came from signing out would be signed out again.
  const isLoop = path.replace(/\/$/, '') === pathname.replace(/\/$/, '') || path.startsWith(pagePath(SIGN_OUT_PATH));
  // Two slashes at the beginning would lead to another host.
  const isOwn = url.origin === origin && !path.startsWith('//');
  return isOwn && !isLoop ? path + url.search : pagePath(ACCOUNT_PATH);
}
