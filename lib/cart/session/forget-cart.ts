import { forgetCartData } from '@/lib/magento/cache/forget-cart';
import { dropCart } from './drop-cart';

/** Lets go of the cart: its id, what the client's cache knows of it, and what the header shows. `isLost`: it was refused. */
export function forgetCart(isLost = false): void {
  dropCart(isLost);
  forgetCartData();
}
