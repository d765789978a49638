import { readCartId } from '@/lib/cart/session/cart-session';
import { discardCart, ensureCart } from '@/lib/cart/session/with-cart';
import { clearSavedCheckout } from '@/lib/checkout/state/checkout-storage';
import {
  acceptedOrder,
  change,
  foundNoOrder,
  lostOrder,
  submitted,
  useCheckoutStore,
} from '@/lib/checkout/state/checkout-store';
import { readCustomerOrders } from '@/lib/customer/read-customer-orders';
import { AppError } from '@/lib/errors/app-error';
import { read } from '@/lib/magento/browser/calls';
import { rest } from '@/lib/magento/browser/rest';
import { graphql } from '@/lib/magento/graphql';
import { ORDERED_CART } from '@/lib/magento/magento-messages';
import { toAppError } from '@/lib/magento/to-app-error';
import { overAfter } from './order-at-work';
import { OrderUnknown } from './order-failure';
import { discardOrderedLines, settleOrderedLines } from './ordered-lines';
import { clearOrderAttempt, type OrderAttempt, type PlacedOrder, readOrderAttempt, storeReceipt } from './stored-order';
import { tellOrder } from './tell-order';

type OrderCheck = 'none' | 'placed' | 'notPlaced' | 'unknown';

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

const LOCK = 'order';

/** `busy` where another tab is at it. Without locks (old browsers, plain HTTP) the attempt's mark keeps tabs apart. */
export async function inOneTab<T>(task: () => Promise<T>, busy: () => T | Promise<T>): Promise<T> {
  if (!navigator.locks) return task();
  return await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => (lock ? task() : busy()));
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
  shippingMethod: null,
  paymentCode: null,
  paymentLabel: null,
  grandTotal: null,
} as const satisfies Partial<PlacedOrder>;

/** Settles the order that another device or tab has made of a cart that is gone. Throws the error where none has. */
export async function ifOrdered(attempt: OrderAttempt, error: AppError): Promise<PlacedOrder> {
  if (error.status === 404) {
    const found = await askFate(attempt.cartId, attempt.receipt.isSignedIn);
    if (found.fate === 'ordered') {
      // Its lines may have been others.
      discardOrderedLines();
      return settleOrder({ ...attempt, receipt: { ...attempt.receipt, ...NOT_KNOWN } }, found);
    }
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
  settleOrderedLines(cartId, order.placedAt);
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
  tellOrder(order);
  return order;
}

/** What became of a cart whose order was sent: `active` is a cart still, `ordered` became an order. */
type CartFate = { fate: 'active' | 'unknown' } | { fate: 'ordered'; id: number | null; number: string | null };

const PAUSES_MS = [1_000, 2_000, 4_000, 8_000];
const ANSWER_MS = 10_000;

const TRIES = 3;

const NUMBER_TRIES = 2;
const NUMBER_PAUSE_MS = 700;

/**
 * Asks the backend what became of a cart. The request whose answer was lost may be at work still, so an active cart is
 * asked for again for a while, and unknown for as long as that may be. Never throws: who does not know says so.
 */
async function findOrder(attempt: OrderAttempt): Promise<CartFate> {
  const { cartId, receipt } = attempt;
  const overAt = attempt.overAt ?? overAfter(attempt);
  for (const [index, wait] of PAUSES_MS.entries()) {
    const found = await askFate(cartId, receipt.isSignedIn);
    if (found.fate === 'ordered') return found;
    if (found.fate === 'active' ? Date.now() >= overAt : index + 1 >= TRIES) return found;
    await pause(wait);
  }
  const last = await askFate(cartId, receipt.isSignedIn);
  return last.fate === 'active' && Date.now() < overAt ? { fate: 'unknown' } : last;
}

async function askFate(cartId: string, isSignedIn: boolean): Promise<CartFate> {
  return (isSignedIn ? null : await guestFate(cartId)) ?? (await anyFate(cartId, isSignedIn));
}

/** Magento tells of guests' carts to whoever knows the id, also of those that became orders. Null where it does not. */
async function guestFate(cartId: string): Promise<CartFate | null> {
  try {
    const cart = await rest<{ is_active?: unknown; reserved_order_id?: unknown }>(
      `/rest/V1/guest-carts/${encodeURIComponent(cartId)}`,
      { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) },
    );
    if (isYes(cart.is_active)) return { fate: 'active' };
    return isNo(cart.is_active) ? { fate: 'ordered', id: null, number: textOrNull(cart.reserved_order_id) } : null;
  } catch (error) {
    return error instanceof AppError && error.kind === 'network' ? { fate: 'unknown' } : null;
  }
}

/** Asks the backend for a cart, and for nothing of it. */
export const cartFateDocument = graphql(`
  query cartFate($cartId: String!) {
    cart(cart_id: $cartId) {
      id
    }
  }
`);

// Where that call is closed, or the cart is a customer's: whether it can still be read says the same.
async function anyFate(cartId: string, isSignedIn: boolean): Promise<CartFate> {
  try {
    const { cart } = await read(cartFateDocument, { cartId });
    return { fate: cart ? 'active' : 'unknown' };
  } catch (error) {
    if (!(error instanceof AppError) || !error.message.includes(ORDERED_CART)) return { fate: 'unknown' };
    const [last] = isSignedIn ? await readCustomerOrders().catch(() => []) : [];
    return { fate: 'ordered', id: last?.id ?? null, number: last?.number ?? null };
  }
}

function isYes(value: unknown): boolean {
  return value === true || value === 1 || value === '1';
}

function isNo(value: unknown): boolean {
  return value === false || value === 0 || value === '0';
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The number of an order that was just placed: the answer to placing it tells only its id. Null where it cannot be read. */
export async function readOrderNumber(cartId: string, orderId: number, isSignedIn: boolean): Promise<string | null> {
  for (let tried = 0; tried < NUMBER_TRIES; tried += 1) {
    if (tried > 0) await pause(NUMBER_PAUSE_MS);
    const number = isSignedIn ? await customersNumber(orderId) : await guestsNumber(cartId);
    if (number) return number;
  }
  return null;
}

async function guestsNumber(cartId: string): Promise<string | null> {
  const found = await guestFate(cartId);
  return found?.fate === 'ordered' ? found.number : null;
}

async function customersNumber(orderId: number): Promise<string | null> {
  const orders = await readCustomerOrders().catch(() => []);
  return orders.find(({ id }) => id === orderId)?.number ?? null;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
