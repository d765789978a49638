import { readStoredJson, writeStored } from '@/lib/browser/local-storage';
import { pageStoreCodes } from '@/lib/browser/page-store';
import { type CartSummary, DEFAULT_CURRENCY } from '@/lib/cart/session/cart-store';
import { type MoneyAnswer, toMoney, toMoneyAnswer } from '@/lib/format/money';

/** In storage money stands as Magento writes it. */
type StoredSummary = Omit<CartSummary, 'subtotal'> & { subtotal: MoneyAnswer };

/** A summary is shown only of the same cart, in the same view and currency. */
function ownerOf(cartId: string): string {
  const { store, currency = '' } = pageStoreCodes();
  return [cartId, store, currency].join();
}

/** What was last known of a cart, for the header until the backend has answered; null where nothing is. */
export function readSummary(cartId: string): CartSummary | null {
  const stored = readStoredJson('cart_summary');
  if (!stored || typeof stored !== 'object' || !('of' in stored) || stored.of !== ownerOf(cartId)) return null;
  const { count, subtotal, label } = stored as Partial<StoredSummary>;
  return typeof count === 'number' && subtotal
    ? { count, subtotal: toMoney(subtotal, DEFAULT_CURRENCY), label: label ?? null }
    : null;
}

/** Keeps what is known of a cart for the next page and the other tabs. */
export function storeSummary(cartId: string, summary: CartSummary): void {
  const stored: StoredSummary = { ...summary, subtotal: toMoneyAnswer(summary.subtotal) };
  writeStored('cart_summary', JSON.stringify({ of: ownerOf(cartId), ...stored }));
}
