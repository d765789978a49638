import { readCustomerOrders } from '@/lib/customer/read-customer-orders';
import { guestFate } from './find-order';
import { pause } from './pause';

const TRIES = 2;
const PAUSE_MS = 700;

/** The number of an order that was just placed: the answer to placing it tells only its id. Null where it cannot be read. */
export async function readOrderNumber(cartId: string, orderId: number, isSignedIn: boolean): Promise<string | null> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    if (tried > 0) await pause(PAUSE_MS);
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
