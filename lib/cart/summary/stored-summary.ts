import { readStoredJson, writeStored } from '@/lib/browser/local-storage';
import { pageStoreCodes } from '@/lib/browser/page-store';
import type { CartSummary } from '@/lib/cart/session/cart-store';

/** A summary is shown only of the same cart, in the same view and currency. */
function ownerOf(cartId: string): string {
  const { store, currency = '' } = pageStoreCodes();
  return [cartId, store, currency].join();
}

/** What was last known of a cart, for the header until the backend has answered; null where nothing is. */
export function readSummary(cartId: string): CartSummary | null {
  const stored = readStoredJson('cart_summary');
  if (!stored || typeof stored !== 'object' || !('of' in stored) || stored.of !== ownerOf(cartId)) return null;
  const { count, subtotal, label } = stored as Partial<CartSummary>;
  return typeof count === 'number' && subtotal ? { count, subtotal, label: label ?? null } : null;
}

/** Keeps what is known of a cart for the next page and the other tabs. */
export function storeSummary(cartId: string, summary: CartSummary): void {
  writeStored('cart_summary', JSON.stringify({ of: ownerOf(cartId), ...summary }));
}
