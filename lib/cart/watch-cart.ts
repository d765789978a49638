import { browserClient } from '@/lib/graphql/browser-client';
import { toAppError } from '@/lib/graphql/call-error';
import { refetchCart, useCartStore } from './cart-store';
import { forgetCart } from './forget-cart';
import { onOtherTab } from './other-tabs';
import { isInvalidCart } from './refused-cart';
import { showSummary } from './show-summary';
import { cartSummaryDocument } from './summary-document';
import { inTurn } from './turn';

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
  void inTurn(async () => {
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
      if (data?.cart) showSummary(cartId, data.cart);
      // Nobody is doing anything with it: a new one comes with the next thing that is added.
      else if (error && isInvalidCart(toAppError(error))) forgetCart(true);
    });
  return unsubscribe;
}
