import { readStored, writeStored } from '@/lib/browser/local-storage';
import { useCartStore } from './cart-store';

/** The id of the visitor's cart, as all tabs share it; null where there is none yet [CART-1]. */
export function readCartId(): string | null {
  // Where the browser keeps nothing, the cart lives as long as the page.
  return readStored('cartId') || useCartStore.getState().cartId;
}

/** Keeps the id of a new cart. */
export function keepCartId(id: string): void {
  writeStored('cartId', id);
  useCartStore.setState({ cartId: id });
}
