import { readStored, readStoredJson, writeStored } from '@/lib/browser/local-storage';
import { pageStoreCodes } from '@/lib/browser/page-store';
import { type CartSummary, refetchCart, useCartStore } from './cart-store';

let isFollowing = false;

/**
 * Takes over the cart that the browser keeps and follows it while the document lives. Another tab with another
 * cart reloads the page [SESS-5]; what another tab knows of the same cart is shown here, too.
 */
export function followStoredCart(): void {
  if (isFollowing) return;
  isFollowing = true;
  takeOver(readStored('cartId'));
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === 'cartId') takeOver(newValue);
    else if (key === 'cart_summary') showStored();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    // A page that comes back from the browser's own cache has heard nothing in between.
    if (!persisted || takeOver(readStored('cartId'))) return;
    showStored();
    refetchCart();
  });
}

/** Gives whether the page goes away for it. */
function takeOver(stored: string | null): boolean {
  const { cartId } = useCartStore.getState();
  if (stored && cartId && stored !== cartId) {
    window.location.reload();
    return true;
  }
  if (stored && !cartId) {
    useCartStore.setState({ cartId: stored });
    showStored();
  }
  return false;
}

function showStored(): void {
  const { cartId } = useCartStore.getState();
  const summary = cartId && readSummary(cartId);
  if (summary) useCartStore.setState({ summary });
}

/** A summary is shown only of the same cart, in the same view and currency. */
function ownerOf(cartId: string): string {
  const { store, currency = '' } = pageStoreCodes();
  return [cartId, store, currency].join();
}

/** What was last known of a cart, for the header until the backend has answered; null where nothing is. */
function readSummary(cartId: string): CartSummary | null {
  const stored = readStoredJson('cart_summary');
  if (!stored || typeof stored !== 'object' || !('of' in stored) || stored.of !== ownerOf(cartId)) return null;
  const { count, subtotal, label } = stored as Partial<CartSummary>;
  return typeof count === 'number' && subtotal ? { count, subtotal, label: label ?? null } : null;
}

/** Keeps what is known of a cart for the next page and the other tabs. */
export function storeSummary(cartId: string, summary: CartSummary): void {
  writeStored('cart_summary', JSON.stringify({ of: ownerOf(cartId), ...summary }));
}
