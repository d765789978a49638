import { readStored } from '@/lib/browser/local-storage';
import { readSummary } from '@/lib/cart/summary/stored-summary';
import { refetchCart, useCartStore } from './cart-store';

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
