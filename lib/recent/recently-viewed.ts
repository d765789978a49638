import { readStoredJson, removeStored, writeStored } from '@/lib/browser/local-storage';

/** A row's products, and the one whose page is open. */
const MAX_KEPT = 9;

/** SKUs of the products whose pages were opened, the latest first [CAT-7]. */
export function readViewed(): string[] {
  const stored = readStoredJson('recent_viewed');
  return Array.isArray(stored) ? stored.filter((sku) => typeof sku === 'string') : [];
}

/** Puts a product first in the list, which keeps the latest alone [CAT-7]. */
export function rememberViewed(sku: string): void {
  const skus = [sku, ...readViewed().filter((other) => other !== sku)];
  writeStored('recent_viewed', JSON.stringify(skus.slice(0, MAX_KEPT)));
}

export function discardViewed(): void {
  removeStored('recent_viewed');
}
