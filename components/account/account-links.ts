import {
  ACCOUNT_PATH,
  ADDRESS_BOOK_PATH,
  COMMUNICATIONS_PATH,
  DOWNLOADS_PATH,
  INFORMATION_PATH,
  ORDERS_PATH,
  REVIEWS_PATH,
  SAVED_PAYMENTS_PATH,
  SIGN_OUT_PATH,
  WISHLIST_PATH,
} from '@/lib/config/paths';

/** The pages of the account area, in the order of its menu [ROUTE-8]. */
export const ACCOUNT_LINKS = [
  { name: 'dashboard', path: ACCOUNT_PATH },
  { name: 'orders', path: ORDERS_PATH },
  { name: 'downloads', path: DOWNLOADS_PATH },
  { name: 'wishlist', path: WISHLIST_PATH },
  { name: 'savedPayments', path: SAVED_PAYMENTS_PATH },
  { name: 'addresses', path: ADDRESS_BOOK_PATH },
  { name: 'information', path: INFORMATION_PATH },
  { name: 'communications', path: COMMUNICATIONS_PATH },
  { name: 'reviews', path: REVIEWS_PATH },
  { name: 'signOut', path: SIGN_OUT_PATH },
] as const;

export type AccountLink = (typeof ACCOUNT_LINKS)[number]['name'];
