import type { CURRENCY_KEY, STORE_VIEW_KEY } from '@/lib/config/constants';

/** Every key that the shop writes to the browser's storage [A3, B9]. */
export type StorageKey =
  | typeof STORE_VIEW_KEY
  | typeof CURRENCY_KEY
  | 'cartId'
  | 'imagesBySku'
  | 'signin_token'
  | 'availableShippingMethods'
  | 'billing_address'
  | 'paymentMethod'
  | 'shipping_address'
  | 'shippingMethod'
  /** What the header shows of the cart until the backend has answered. */
  | 'cart_summary'
  /** An order that was sent and whose answer is not known yet. */
  | 'order_attempt'
  /** The order that the success page shows, so that a reload does not lose it. */
  | 'receipt';

/** What is kept for this tab only: entries of forms that have not been sent yet. */
export type DraftKey = 'draft_email' | 'draft_shipping_address' | 'draft_billing_address';
