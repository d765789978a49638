import {
  ACCOUNT_PATH,
  ADDRESS_BOOK_PATH,
  COMMUNICATIONS_PATH,
  INFORMATION_PATH,
  SIGN_OUT_PATH,
} from '@/lib/config/paths';

/** The pages of the account area, in the order of its menu; one that the app does not have is left out [ROUTE-8]. */
export const ACCOUNT_LINKS = [
  { name: 'dashboard', path: ACCOUNT_PATH },
  { name: 'orders', path: '/sales/order/history' },
  { name: 'downloads', path: '/downloadable/customer/products' },
  { name: 'wishlist', path: '/wishlist' },
  { name: 'savedPayments', path: '/saved-payments' },
  { name: 'addresses', path: ADDRESS_BOOK_PATH },
  { name: 'information', path: INFORMATION_PATH },
  { name: 'communications', path: COMMUNICATIONS_PATH },
  { name: 'reviews', path: '/review/customer' },
  { name: 'signOut', path: SIGN_OUT_PATH },
] as const;

export type AccountLink = (typeof ACCOUNT_LINKS)[number]['name'];
