import { readCartId } from '@/lib/cart/session/cart-session';
import { discardCart, ensureCart } from '@/lib/cart/session/with-cart';
import { clearSavedCheckout } from '@/lib/checkout/state/checkout-storage';
import { change, useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import { acceptedOrder, foundNoOrder, lostOrder, submitted } from '@/lib/checkout/state/transitions';
import type { AppError } from '@/lib/errors/app-error';
import { toAppError } from '@/lib/magento/to-app-error';
import { askFate, findOrder } from './find-order';
import { clearOrderAttempt, inOneTab, type OrderAttempt, readOrderAttempt } from './order-attempt';
import { OrderUnknown } from './order-failure';
import { type PlacedOrder, storeReceipt } from './receipt';

export type OrderCheck = 'none' | 'placed' | 'notPlaced' | 'unknown';

/**
 * Asks what became of an order whose answer was lost, also in an earlier life of the page: `placed` sets the receipt,
 * `notPlaced` allows another try, `unknown` leaves paying blocked. `none`: no order is open. Never throws.
 */
export async function checkOrder(): Promise<OrderCheck> {
  if (!readOrderAttempt()) {
    if (useCheckoutStore.getState().outcome === 'unknown') change(foundNoOrder);
    return 'none';
  }
  change(submitted, 'order');
  try {
    return await inOneTab(look, () => {
      throw new OrderUnknown();
    });
  } catch (cause) {
    change(lostOrder, toAppError(cause));
    return 'unknown';
  }
}

/** Whoever has another cart by now may go on with that, whatever became of the order before. */
export function discardOrder(): void {
  clearOrderAttempt();
  change(foundNoOrder);
}

async function look(): Promise<OrderCheck> {
  const attempt = readOrderAttempt();
  if (attempt && (await resolveAttempt(attempt))) return 'placed';
  change(foundNoOrder);
  return 'notPlaced';
}

/** An order that was sent before and whose answer was lost: the order that it became, or null where it became none. */
export async function resolveAttempt(attempt: OrderAttempt, isAnswered = false): Promise<PlacedOrder | null> {
  const { cartId, receipt } = attempt;
  const found = isAnswered ? await askFate(cartId, receipt.isSignedIn) : await findOrder(attempt);
  if (found.fate === 'unknown') throw new OrderUnknown();
  if (found.fate === 'ordered') return settleOrder(attempt, found);
  clearOrderAttempt();
  return null;
}

/** Of an order that this browser did not send. */
const NOT_KNOWN = {
  shipping_address: null,
  billing_address: null,
  shippingTitle: null,
  paymentCode: null,
  paymentLabel: null,
  grandTotal: null,
} as const satisfies Partial<PlacedOrder>;

/** Settles the order that another device or tab has made of a cart that is gone. Throws the error where none has. */
export async function ifOrdered(attempt: OrderAttempt, error: AppError): Promise<PlacedOrder> {
  if (error.status === 404) {
    const found = await askFate(attempt.cartId, attempt.receipt.isSignedIn);
    if (found.fate === 'ordered')
      return settleOrder({ ...attempt, receipt: { ...attempt.receipt, ...NOT_KNOWN } }, found);
  }
  throw error;
}

/** Nobody waits longer for the next cart than this before seeing the order. */
const NEW_CART_MS = 3_000;

/** What follows an order, in this order [CHK-6]; a new cart that cannot be created does not matter. */
export async function settleOrder(
  { cartId, receipt }: OrderAttempt,
  { id, number }: Pick<PlacedOrder, 'id' | 'number'>,
): Promise<PlacedOrder> {
  const order = { ...receipt, id, number, placedAt: Date.now() };
  storeReceipt(order);
  clearOrderAttempt();
  useCheckoutStore.setState({ receipt: { order } });
  clearSavedCheckout();
  const current = readCartId();
  // A cart that the shopper has begun meanwhile is theirs to keep.
  if (current === null || current === cartId) {
    discardCart();
    const isLate = new Promise((resolve) => setTimeout(resolve, NEW_CART_MS));
    await Promise.race([ensureCart().catch(() => null), isLate]);
  }
  change(acceptedOrder, order);
  return order;
}
