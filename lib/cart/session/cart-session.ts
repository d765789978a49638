import { readStored, removeStored, writeStored } from '@/lib/browser/local-storage';
import { AppError } from '@/lib/errors/app-error';
import { INVALID_CART } from '@/lib/magento/magento-messages';
import { resetCart, useCartStore } from './cart-store';

// The visitor's cart for the header; `./with-cart` has the urql client, whose weight comes with the first write.

/** The id of the visitor's cart, shared by all tabs; null where there is none [CART-1]. */
export function readCartId(): string | null {
  // Without storage the cart lives as long as the page.
  return readStored('cartId') || useCartStore.getState().cartId;
}

export function storeCartId(id: string): void {
  writeStored('cartId', id);
  useCartStore.setState({ cartId: id, getCartError: null });
}

/** Whether the backend refuses the cart: ordered, expired, or of another customer [CART-3]. */
export function isInvalidCart(error: unknown): boolean {
  return (
    error instanceof AppError && error.kind !== 'network' && INVALID_CART.some((text) => error.message.includes(text))
  );
}

/** Discards the cart while the urql client is not loaded, else `discardCart` does. `isLost`: the backend refused it. */
export function discardStoredCart(isLost: boolean): void {
  removeStored('cartId');
  removeStored('cart_summary');
  removeStored('entered_options');
  removeStored('estimated_cart');
  resetCart();
  useCartStore.setState({ isLost });
  tellOtherTabs();
}

let channel: BroadcastChannel | null = null;
const listeners = new Set<() => void>();

function openChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  if (!channel) {
    channel = new BroadcastChannel('cart');
    channel.onmessage = () => {
      for (const onChange of listeners) onChange();
    };
    // A page in the back/forward cache is thrown away once a message comes, from the tab's own next page, too.
    window.addEventListener('pagehide', closeChannel, { once: true });
  }
  return channel;
}

function closeChannel(): void {
  channel?.close();
  channel = null;
  window.addEventListener('pageshow', openChannel, { once: true });
}

/** Has other tabs ask for the cart anew, which this one has changed. */
export function tellOtherTabs(): void {
  openChannel()?.postMessage('changed');
}

/** Calls `onChange` when another tab has changed the cart. Returns a way to stop. */
export function onOtherTab(onChange: () => void): () => void {
  listeners.add(onChange);
  openChannel();
  return () => listeners.delete(onChange);
}
