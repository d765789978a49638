import { isInvalidCart, onOtherTab } from '@/lib/cart/session/cart-session';
import { refetchCart, useCartStore } from '@/lib/cart/session/cart-store';
import { cartSettled, discardCart } from '@/lib/cart/session/with-cart';
import { browserClient } from '@/lib/magento/browser/browser-client';
import { toAppError } from '@/lib/magento/to-app-error';
import { setSummary } from './set-summary';
import { cartSummaryDocument } from './summary-document';

let isWatching = false;
let stop = () => {};

/** Keeps the header's count and subtotal in step with the cart, here and in other tabs, from now on [CART-7]. */
export function watchCart(): void {
  if (isWatching) return;
  isWatching = true;
  onOtherTab(refetchCart);
  useCartStore.subscribe(({ cartId, revision }, before) => {
    if (cartId !== before.cartId || revision !== before.revision) restart();
  });
  restart();
}

/** A cart that has just been created is not asked for before something is in it. */
function restart(): void {
  void cartSettled().then(() => {
    stop();
    const { cartId } = useCartStore.getState();
    if (cartId) stop = listen(cartId);
  });
}

function listen(cartId: string): () => void {
  const { unsubscribe } = browserClient()
    .query(cartSummaryDocument, { cartId }, { requestPolicy: 'cache-and-network' })
    .subscribe(({ data, error }) => {
      if (cartId !== useCartStore.getState().cartId) return;
      if (data?.cart) setSummary(cartId, data.cart);
      // Nobody is doing anything with it: a new one comes with the next thing that is added.
      else if (error && isInvalidCart(toAppError(error))) discardCart(true);
    });
  return unsubscribe;
}
