import { readStoredJson, removeStored, writeStored } from '@/lib/browser/local-storage';
import { isPlacedOrder } from '@/lib/checkout/state/stored-shapes';
import type { PlacedOrder } from './receipt';

/** How long the success page survives a reload: the receipt names a person. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Keeps the order that the success page shows. */
export function storeReceipt(order: PlacedOrder): void {
  writeStored('receipt', JSON.stringify(order));
}

/** The order of the last day that the success page shows; null where there is none, or nothing that could be one. */
export function readStoredReceipt(now = Date.now()): PlacedOrder | null {
  const stored = readStoredJson('receipt');
  if (!isPlacedOrder(stored)) return null;
  if (now - stored.placedAt <= LIFETIME_MS) return stored;
  clearStoredReceipt();
  return null;
}

export function clearStoredReceipt(): void {
  removeStored('receipt');
}
