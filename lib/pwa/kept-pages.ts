import { inAppPage, isMissingRoom } from '@/lib/config/in-app-pages';
import { CART_PATH, COMPARE_PATH, CONTACT_PATH } from '@/lib/config/paths';

/** Pages of the app that may be read offline; whatever else is the app's, account, checkout and orders, is never kept. */
const KEPT_PAGES: readonly string[] = [CART_PATH, COMPARE_PATH, CONTACT_PATH];

/** What is no page: files, calls, and the inside of the shop. */
const NO_PAGE = /^\/(?:media|static|downloadable|rest|graphql|api|_next|icons|~[^/]*)(?:\/|$)/;

/** Whether a path may be kept offline [PWA-5], with and without a store code: the worker knows no store views. */
export function isKeptPath(pathname: string): boolean {
  const inView = pathname.replace(/^\/[^/]+/, '') || '/';
  return [pathname, inView].every(isKept);
}

/** Whether a document at this path is a page of the shop. */
export function isPagePath(pathname: string): boolean {
  return !NO_PAGE.test(pathname);
}

function isKept(path: string): boolean {
  if (!isPagePath(path)) return false;
  const page = inAppPage(path);
  return page === null ? !isMissingRoom(path) : KEPT_PAGES.includes(page);
}
