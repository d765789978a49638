/** Keys of what tells something of the shopper: nothing of it stays when they sign out [SESS-4]. */
export const PRIVATE_KEYS = [
  'signin_token',
  /** Whose drafts may be shown while somebody is signed in: a hash of the customer's e-mail. */
  'session_owner',
  'cartId',
  /** A guest's cart that has still to be put into the customer's [SESS-8]. */
  'merging_cart',
  'imagesBySku',
  'recent_viewed',
  'compareId',
  'token_firebase',
  /** The store view in which the browser of that token was registered last: its notices' language. */
  'push_store_view',
  'availableShippingMethods',
  'billing_address',
  'paymentMethod',
  'shipping_address',
  'shippingMethod',
  /** What the header shows of the cart until the backend has answered. */
  'cart_summary',
  /** The cart whose total Magento reckons with the delivery of an estimate. */
  'estimated_cart',
  /** What was entered into options of products, which the cart answers in words. */
  'entered_options',
  /** An order that was sent and whose answer is not known yet. */
  'order_attempt',
  /** The order that the success page shows, so that a reload does not lose it. */
  'receipt',
  /** Numbers of orders that were counted, so that none is twice. */
  'counted_orders',
] as const;

/** What was taken out of the cart, for later: it waits for the same customer where a session ends by itself. */
type KeptKey = 'saved_lines';

export type PrivateKey = (typeof PRIVATE_KEYS)[number] | KeptKey;

/** Removes the drafts of everybody, or of everybody but `owner`. */
export function clearDrafts(owner?: string): void {
  try {
    for (const key of Object.keys(window.sessionStorage)) {
      if (key.startsWith('draft_') && !(owner && key.endsWith(` ${owner}`))) window.sessionStorage.removeItem(key);
    }
  } catch {
    // Nothing was stored either.
  }
}
