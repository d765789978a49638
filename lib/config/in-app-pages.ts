// Apart from the paths themselves: whoever names one in the browser would load the whole table.
import {
  ACCOUNT_PATH,
  ADDRESS_BOOK_PATH,
  CART_PATH,
  CHECKOUT_PATH,
  COMMUNICATIONS_PATH,
  COMPARE_PATH,
  COMPARE_PRINT_PATH,
  CONTACT_PATH,
  CREATE_ACCOUNT_PATH,
  DOWNLOADS_PATH,
  FORGOT_PASSWORD_PATH,
  INFORMATION_PATH,
  ORDER_FAILED_PATH,
  ORDER_PATH,
  ORDER_PLACED_PATH,
  ORDER_PRINT_PATH,
  ORDER_TRACKING_PATH,
  ORDERS_PATH,
  RESET_PASSWORD_PATH,
  REVIEW_PATH,
  REVIEWS_PATH,
  SAVED_PAYMENTS_PATH,
  SEARCH_PATH,
  SIGN_IN_PATH,
  SIGN_OUT_PATH,
  WISHLIST_PATH,
} from './paths';

interface InAppPath {
  /** Public path, without a store code and without a trailing slash. */
  path: string;
  /** Exact paths match alone (a trailing slash allowed); all below others is the same page [ROUTE-22, decision 40]. */
  exact: boolean;
  /** The page's own spelling, where the path is a second one for it. */
  page?: string;
}

/** Every path of the shop that is a page of this app rather than the catalogue's; the first that fits counts. */
const IN_APP_PATHS: readonly InAppPath[] = [
  { path: SEARCH_PATH, exact: true },
  { path: CART_PATH, exact: true },
  { path: '/cart', exact: true, page: CART_PATH },
  { path: CHECKOUT_PATH, exact: true },
  { path: ORDER_PLACED_PATH, exact: false },
  { path: ORDER_FAILED_PATH, exact: false },
  { path: '/customer/account/create', exact: true },
  { path: CREATE_ACCOUNT_PATH, exact: true, page: '/customer/account/create' },
  { path: '/customer/account/login', exact: true },
  { path: SIGN_IN_PATH, exact: true, page: '/customer/account/login' },
  { path: '/customer/account/forgotpassword', exact: true },
  { path: FORGOT_PASSWORD_PATH, exact: false, page: '/customer/account/forgotpassword' },
  { path: RESET_PASSWORD_PATH, exact: true },
  { path: RESET_PASSWORD_PATH.toLowerCase(), exact: true, page: RESET_PASSWORD_PATH },
  { path: SIGN_OUT_PATH, exact: false },
  { path: CONTACT_PATH, exact: false },
  { path: '/contact', exact: true, page: CONTACT_PATH },
  { path: INFORMATION_PATH, exact: false },
  { path: '/account-information', exact: false, page: INFORMATION_PATH },
  { path: ADDRESS_BOOK_PATH, exact: false },
  { path: '/address-book', exact: false, page: ADDRESS_BOOK_PATH },
  { path: COMMUNICATIONS_PATH, exact: false },
  { path: '/communications', exact: false, page: COMMUNICATIONS_PATH },
  { path: ACCOUNT_PATH, exact: true },
  { path: WISHLIST_PATH, exact: true },
  // One review before the list: that is all the rest below it.
  { path: REVIEW_PATH, exact: false },
  { path: REVIEWS_PATH, exact: false },
  { path: ORDERS_PATH, exact: true },
  { path: '/order-history', exact: false, page: ORDERS_PATH },
  { path: ORDER_PATH, exact: false },
  { path: ORDER_PRINT_PATH, exact: false },
  { path: '/sales/order/print', exact: false, page: ORDER_PRINT_PATH },
  { path: ORDER_TRACKING_PATH, exact: false },
  { path: '/sales/guest/form', exact: true, page: ORDER_TRACKING_PATH },
  { path: COMPARE_PATH, exact: false },
  { path: COMPARE_PRINT_PATH, exact: false },
  { path: DOWNLOADS_PATH, exact: true },
  { path: '/downloadable-orders', exact: true, page: DOWNLOADS_PATH },
  { path: SAVED_PAYMENTS_PATH, exact: true },
  { path: '/vault/cards/listaction', exact: true, page: SAVED_PAYMENTS_PATH },
];

/** Pages of this app whose parameters decide what they show: none is cached. */
const PER_REQUEST_PAGES: readonly string[] = [SEARCH_PATH];

export function isPerRequestPage(page: string): boolean {
  return PER_REQUEST_PAGES.includes(page);
}

/** The app page for a public path (without store code), or null where the catalogue decides. */
export function inAppPage(pathname: string): string | null {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  const entry = IN_APP_PATHS.find(
    (candidate) => path === candidate.path || (!candidate.exact && path.startsWith(`${candidate.path}/`)),
  );
  return entry ? (entry.page ?? entry.path) : null;
}

/** Where Magento has pages of its own, which its texts link to; a merchant's page may stand at the same address. */
const MAGENTO_ROOMS: readonly string[] = [
  '/catalogsearch',
  '/checkout',
  '/contact',
  '/customer',
  '/downloadable',
  '/newsletter',
  '/review',
  '/sales',
  '/search/term',
  '/wishlist',
];

/** Whether a public path is one of Magento's own pages that this app does not have. */
export function isMissingRoom(pathname: string): boolean {
  const isRoom = MAGENTO_ROOMS.some((room) => pathname === room || pathname.startsWith(`${room}/`));
  return isRoom && inAppPage(pathname) === null;
}
