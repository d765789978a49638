import { readStoredJson, removeStored, writeStored } from '@/lib/browser/local-storage';
import { fromStoredOrder, toStoredOrder } from '@/lib/checkout/state/stored-shapes';
import type { PlacedOrder } from './receipt';

/** How long the success page survives a reload: the receipt names a person. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Keeps the order that the success page shows. */
export function storeReceipt(order: PlacedOrder): void {
  writeStored('receipt', JSON.stringify(toStoredOrder(order)));
}

/** The order of the last day that the success page shows; null where there is none, or nothing that could be one. */
export function readStoredReceipt(now = Date.now()): PlacedOrder | null {
  const order = fromStoredOrder(readStoredJson('receipt'));
  if (!order) return null;
  if (now - order.placedAt <= LIFETIME_MS) return order;
  clearStoredReceipt();
  return null;
}

export function clearStoredReceipt(): void {
  removeStored('receipt');
}
