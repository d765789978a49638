import { pagePath } from '@/lib/browser/page-store';
import { ACCOUNT_PATH, SIGN_IN_PATH } from '@/lib/config/paths';

/** The sign-in page, which leads back to where the shopper is: path and query [ROUTE-12]. */
export function signInPath(): string {
  const { pathname, search } = window.location;
  return `${pagePath(SIGN_IN_PATH)}?${new URLSearchParams({ from: pathname + search })}`;
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
  return url.origin === origin && url.pathname !== pathname ? url.pathname + url.search : pagePath(ACCOUNT_PATH);
}
