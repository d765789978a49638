import { removeStored } from '@/lib/browser/local-storage';
import { resetCart, useCartStore } from './cart-store';
import { tellOtherTabs } from './other-tabs';

/** Lets go of the cart where the client that keeps its content has not been loaded; else `forgetCart`. */
export function dropCart(isLost: boolean): void {
  removeStored('cartId');
  removeStored('cart_summary');
  resetCart();
  useCartStore.setState({ isLost });
  tellOtherTabs();
}
