/** Folders reached by rewrite only, which no URL key can name; one per page type, with its own code [ROUTE-21]. */
export const PAGE_SEGMENTS = {
  category: '~category',
  product: '~product',
  'cms-page': '~cms',
  leaflet: '~leaflet',
} as const;
/** Content pages with such identifiers are leaflets of medicines. */
export const LEAFLETS = 'leaflets/';
/** The dynamic twin of a category page, for page, order and filters. */
export const CATEGORY_FILTERED_SEGMENT = '~category-filtered';
export const NOT_FOUND_SEGMENT = '~not-found';
/** The failure page stands outside every store view: it must render when nothing is known. */
export const FAILURE_SEGMENT = '~failure';

/** The page for who is offline, in a locale that the shop has messages for: the service worker has it in store [PWA-5]. */
export function offlinePath(locale: string): string {
  return `/${FAILURE_SEGMENT}/${locale}/offline`;
}

export function isOfflinePage(pathname: string): boolean {
  return /^\/~failure\/[a-z]{2}-[A-Z]{2}\/offline$/.test(pathname);
}

export const SEARCH_PATH = '/search.html';

export const CART_PATH = '/checkout/cart';

/** The checkout [ROUTE-10]. Links to it are the browser's own: its document allows the card provider's addresses. */
export const CHECKOUT_PATH = '/checkout';

/** Where an order ends, well or not [ROUTE-2]. */
export const ORDER_PLACED_PATH = '/checkout/onepage/success';
export const ORDER_FAILED_PATH = '/checkout/onepage/failure';

/** Takes `email`, `firstName` and `lastName` from its query, or from the last order where that says so [SESS-10]. */
export const CREATE_ACCOUNT_PATH = '/create-account';
export const OF_LAST_ORDER = 'of-order';

export const SIGN_IN_PATH = '/sign-in';
/** Says in its query whether an account was confirmed: `true` or `false`. */
export const CONFIRMED_PARAM = 'confirmed';

/** Where a link to a new password is asked for; the link itself leads to `RESET_PASSWORD_PATH?token=…` [ROUTE-11]. */
export const FORGOT_PASSWORD_PATH = '/forgot-password';
export const RESET_PASSWORD_PATH = '/customer/account/createPassword';

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
