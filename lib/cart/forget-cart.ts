import { forgetCartData } from '@/lib/graphql/forget-cart';
import { removeStored } from '@/lib/storage/local-storage';
import { resetCart } from './cart-store';
import { tellOtherTabs } from './other-tabs';

/** Lets go of the cart: its id, what the client's cache knows of it, and what the header shows. */
export function forgetCart(): void {
  removeStored('cartId');
  removeStored('cart_summary');
  resetCart();
  forgetCartData();
  tellOtherTabs();
}
