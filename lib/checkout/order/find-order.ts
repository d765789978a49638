import { readCustomerOrders } from '@/lib/customer/read-customer-orders';
import { AppError } from '@/lib/errors/app-error';
import { read } from '@/lib/magento/browser/calls';
import { graphql } from '@/lib/magento/graphql';
import { ORDERED_CART } from '@/lib/magento/magento-messages';
import { rest } from '@/lib/magento/rest/request';
import type { OrderAttempt } from './order-attempt';

/** What became of a cart whose order was sent: `active` is a cart still, `ordered` became an order. */
export type CartFate = { fate: 'active' | 'unknown' } | { fate: 'ordered'; id: number | null; number: string | null };

/** So long after it was sent the first request cannot be at work any more, whatever happened: an active cart is no order. */
const OVER_MS = 90_000;

/** An early break was not a slow order: its request is over so long after it was sent and after its answer was lost. */
const EARLY_MS = 15_000;
const LOST_MS = 7_000;
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000];
const ANSWER_MS = 10_000;

const TRIES = 3;

const NUMBER_TRIES = 2;
const NUMBER_PAUSE_MS = 700;

/**
 * Asks the backend what became of a cart. The request whose answer was lost may be at work still, so an active cart is
 * asked for again for a while, and unknown for as long as that may be. Never throws: who does not know says so.
 */
export async function findOrder(attempt: OrderAttempt): Promise<CartFate> {
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

/** When the request of an order must be over, epoch milliseconds. `isCut`: its connection broke, nobody gave up. */
export function overAfter({ sentAt }: Pick<OrderAttempt, 'sentAt'>, { isCut = false } = {}): number {
  const now = Date.now();
  if (!isCut || now >= sentAt + EARLY_MS) return sentAt + OVER_MS;
  return Math.max(sentAt + EARLY_MS, now + LOST_MS);
}

export async function askFate(cartId: string, isSignedIn: boolean): Promise<CartFate> {
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

const cartFateDocument = graphql(`
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
