import type { CURRENCY_KEY, STORE_VIEW_KEY } from '@/lib/config/constants';

/** What tells something of the shopper: nothing of it stays when they sign out [SESS-4]. */
const PRIVATE_KEYS = [
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
  'availableShippingMethods',
  'billing_address',
  'paymentMethod',
  'shipping_address',
  'shippingMethod',
  /** What the header shows of the cart until the backend has answered. */
  'cart_summary',
  /** What was entered into options of products, which the cart answers in words. */
  'entered_options',
  /** An order that was sent and whose answer is not known yet. */
  'order_attempt',
  /** The order that the success page shows, so that a reload does not lose it. */
  'receipt',
] as const;

/** Every key that the shop writes to the browser's storage [A3, B9]; the first three tell of the browser alone. */
export type StorageKey =
  | typeof STORE_VIEW_KEY
  | typeof CURRENCY_KEY
  | 'login_gate_session'
  | (typeof PRIVATE_KEYS)[number];

/** Removes all that tells something of the shopper [SESS-4]. */
export function clearPrivate(): void {
  for (const key of PRIVATE_KEYS) removeStored(key);
}

/** The stored text, or null: also on the server and where the browser refuses storage. */
export function readStored(key: StorageKey): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; says whether it was stored (private windows and full disks store nothing). */
export function writeStored(key: StorageKey, value: string): boolean {
  try {
    window.localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function removeStored(key: StorageKey): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Nothing was stored either.
  }
}

/** The stored JSON, or null where there is none or it cannot be read. What it holds is the caller's to check. */
export function readStoredJson(key: StorageKey): unknown {
  try {
    return JSON.parse(readStored(key) ?? 'null');
  } catch {
    return null;
  }
}
