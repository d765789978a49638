/** Folders reached by rewrite only, which no URL key can name; one per page type, with its own code [ROUTE-21]. */
export const PAGE_SEGMENTS = { category: '~category', product: '~product', 'cms-page': '~cms' } as const;
/** The dynamic twin of a category page, for page, order and filters. */
export const CATEGORY_FILTERED_SEGMENT = '~category-filtered';
export const NOT_FOUND_SEGMENT = '~not-found';
/** The failure page stands outside every store view: it must render when nothing is known. */
export const FAILURE_SEGMENT = '~failure';

export const SEARCH_PATH = '/search.html';

export const CART_PATH = '/checkout/cart';

/** The checkout [ROUTE-10]. Links to it are the browser's own: its document allows the card provider's addresses. */
export const CHECKOUT_PATH = '/checkout';

/** Where an order ends, well or not [ROUTE-2]. */
export const ORDER_PLACED_PATH = '/checkout/onepage/success';
export const ORDER_FAILED_PATH = '/checkout/onepage/failure';

/** Takes `email`, `firstName` and `lastName` from its query [SESS-10]. */
export const CREATE_ACCOUNT_PATH = '/create-account';

export const SIGN_IN_PATH = '/sign-in';

/** Where a link to a new password is asked for; the link itself leads to `RESET_PASSWORD_PATH?token=…` [ROUTE-11]. */
export const FORGOT_PASSWORD_PATH = '/forgot-password';
const RESET_PASSWORD_PATH = '/customer/account/createPassword';

export const SIGN_OUT_PATH = '/customer/account/logout';

/** The account's first page; all of its pages are for who is signed in [ROUTE-8, ROUTE-13]. */
export const ACCOUNT_PATH = '/customer/account';

export const WISHLIST_PATH = '/wishlist';

/** The customer's reviews, and one of them, by its number [ROUTE-3]. */
export const REVIEWS_PATH = '/review/customer';
export const REVIEW_PATH = '/review/customer/view/review_id';

/** How the shop can be reached; Magento has it at `/contact` [ROUTE-11]. */
export const CONTACT_PATH = '/contact-us';

/** The account's other pages; whatever stands below their own spelling is the same page. */
export const ADDRESS_BOOK_PATH = '/customer/address';
export const INFORMATION_PATH = '/customer/account/edit';
export const COMMUNICATIONS_PATH = '/newsletter/manage';

/** The customer's orders; one of them by its number inside the backend: `…/order_id/12` [ROUTE-8]. */
export const ORDERS_PATH = '/sales/order/history';
export const ORDER_PATH = '/sales/order/view';

/** Where a guest looks an order up [ROUTE-4]. */
export const ORDER_TRACKING_PATH = '/order-tracking';

/** An order to print: a customer's by `order_id`, else the one that a guest has looked up [ROUTE-5]. */
export const ORDER_PRINT_PATH = '/orderAndReturn/print/view';

/** The comparison, and it on paper [ROUTE-6, ROUTE-5]. */
export const COMPARE_PATH = '/catalog/product_compare';
export const COMPARE_PRINT_PATH = '/compare/print/view';

export const DOWNLOADS_PATH = '/downloadable/customer/products';
export const SAVED_PAYMENTS_PATH = '/saved-payments';

interface InAppPath {
  /** Public path, without a store code and without a trailing slash. */
  path: string;
  /** Exact paths match alone (a trailing slash allowed); all below others is the same page [ROUTE-22]. */
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
  { path: FORGOT_PASSWORD_PATH, exact: true, page: '/customer/account/forgotpassword' },
  { path: RESET_PASSWORD_PATH, exact: true },
  { path: RESET_PASSWORD_PATH.toLowerCase(), exact: true, page: RESET_PASSWORD_PATH },
  { path: SIGN_OUT_PATH, exact: true },
  { path: CONTACT_PATH, exact: true },
  { path: '/contact', exact: true, page: CONTACT_PATH },
  { path: INFORMATION_PATH, exact: false },
  { path: '/account-information', exact: true, page: INFORMATION_PATH },
  { path: ADDRESS_BOOK_PATH, exact: false },
  { path: '/address-book', exact: true, page: ADDRESS_BOOK_PATH },
  { path: COMMUNICATIONS_PATH, exact: false },
  { path: '/communications', exact: true, page: COMMUNICATIONS_PATH },
  { path: ACCOUNT_PATH, exact: true },
  { path: WISHLIST_PATH, exact: true },
  { path: REVIEWS_PATH, exact: true },
  { path: REVIEW_PATH, exact: false },
  { path: ORDERS_PATH, exact: true },
  { path: '/order-history', exact: true, page: ORDERS_PATH },
  { path: ORDER_PATH, exact: false },
  { path: ORDER_PRINT_PATH, exact: true },
  { path: '/sales/order/print', exact: false, page: ORDER_PRINT_PATH },
  { path: ORDER_TRACKING_PATH, exact: true },
  { path: '/sales/guest/form', exact: true, page: ORDER_TRACKING_PATH },
  { path: COMPARE_PATH, exact: true },
  { path: COMPARE_PRINT_PATH, exact: true },
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
export function inAppPage(pathname: string, paths: readonly InAppPath[] = IN_APP_PATHS): string | null {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  const entry = paths.find(
    (candidate) => path === candidate.path || (!candidate.exact && path.startsWith(`${candidate.path}/`)),
  );
  return entry ? (entry.page ?? entry.path) : null;
}

/** Where Magento has pages of its own, which its texts link to; a merchant's page may stand at the same address. */
const MAGENTO_ROOMS: readonly string[] = [
  '/catalog/product_compare',
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
