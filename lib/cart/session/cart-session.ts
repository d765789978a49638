import { readStored, removeStored, writeStored } from '@/lib/browser/local-storage';
import { AppError } from '@/lib/errors/app-error';
import { INVALID_CART } from '@/lib/magento/magento-messages';
import { resetCart, useCartStore } from './cart-store';

// What a page does with the visitor's cart without the urql client, for the code that the header loads while the page
// rests. `./with-cart` is the same with the client, whose weight only who writes loads.

/** The id of the visitor's cart, as all tabs share it; null where there is none yet [CART-1]. */
export function readCartId(): string | null {
  // Where the browser stores nothing, the cart lives as long as the page.
  return readStored('cartId') || useCartStore.getState().cartId;
}

/** Stores the id of a new cart. */
export function storeCartId(id: string): void {
  writeStored('cartId', id);
  useCartStore.setState({ cartId: id, getCartError: null });
}

/** Whether the backend says that the cart is lost: ordered, expired, or somebody else's [CART-3]. */
export function isInvalidCart(error: unknown): boolean {
  return (
    error instanceof AppError && error.kind !== 'network' && INVALID_CART.some((text) => error.message.includes(text))
  );
}

/**
 * Discards the cart where the client that caches its content has not been loaded; else `discardCart`. `isLost`: the
 * backend refused it.
 */
export function discardStoredCart(isLost: boolean): void {
  removeStored('cartId');
  removeStored('cart_summary');
  resetCart();
  useCartStore.setState({ isLost });
  tellOtherTabs();
}

let channel: BroadcastChannel | null = null;

function openChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  channel ??= new BroadcastChannel('cart');
  return channel;
}

/** Tells the shop's other tabs that the cart was changed. */
export function tellOtherTabs(): void {
  openChannel()?.postMessage('changed');
}

/** Calls `onChange` when another tab changed the cart. */
export function onOtherTab(onChange: () => void): void {
  openChannel()?.addEventListener('message', onChange);
}
