import { readStored, readStoredJson, writeStored } from '@/lib/browser/local-storage';
import { pageStoreCodes } from '@/lib/browser/page-store';
import { type CartSummary, refetchCart, useCartStore } from './cart-store';

let isFollowing = false;

/**
 * Loads the stored cart and follows it while the document lives. Another cart in another tab reloads the page [SESS-5];
 * a newer summary of the same cart is shown.
 */
export function followStoredCart(): void {
  if (isFollowing) return;
  isFollowing = true;
  takeOver(readStored('cartId'));
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === 'cartId') takeOver(newValue);
    else if (key === 'cart_summary') showStoredSummary();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    // A page in the back/forward cache receives no storage events.
    if (!persisted || takeOver(readStored('cartId'))) return;
    showStoredSummary();
    refetchCart();
  });
}

/** Returns whether the page is reloaded. */
function takeOver(stored: string | null): boolean {
  const { cartId } = useCartStore.getState();
  if (stored && cartId && stored !== cartId) {
    window.location.reload();
    return true;
  }
  if (stored && !cartId) {
    useCartStore.setState({ cartId: stored });
    showStoredSummary();
  }
  return false;
}

function showStoredSummary(): void {
  const { cartId } = useCartStore.getState();
  const summary = cartId && readSummary(cartId);
  if (summary) useCartStore.setState({ summary });
}

/** A summary is valid for one cart in one store view and currency. */
function ownerOf(cartId: string): string {
  const { store, currency = '' } = pageStoreCodes();
  return [cartId, store, currency].join();
}

function readSummary(cartId: string): CartSummary | null {
  const stored = readStoredJson('cart_summary');
  if (!stored || typeof stored !== 'object' || !('of' in stored) || stored.of !== ownerOf(cartId)) return null;
  const { count, subtotal, label } = stored as Partial<CartSummary>;
  return typeof count === 'number' && subtotal ? { count, subtotal, label: label ?? null } : null;
}

/** Stores the summary of a cart for the next page and other tabs. */
export function storeSummary(cartId: string, summary: CartSummary): void {
  writeStored('cart_summary', JSON.stringify({ of: ownerOf(cartId), ...summary }));
}
