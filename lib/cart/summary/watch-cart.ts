import type { RequestPolicy } from 'urql';
import { cartSettled } from '@/lib/cart/session/cart-changes';
import { isInvalidCart, onOtherTab } from '@/lib/cart/session/cart-session';
import { refetchCart, useCartStore } from '@/lib/cart/session/cart-store';
import { discardCart } from '@/lib/cart/session/with-cart';
import { browserClient } from '@/lib/magento/browser/calls';
import { toAppError } from '@/lib/magento/to-app-error';
import { setSummary } from './set-summary';
import { cartSummaryDocument } from './summary-document';

let isWatching = false;
let stop = () => {};

/** What the cache said while an add was on its way that the header counts already: it may count it, too. */
let held: (() => void) | null = null;

/** Follows the cart for the header, in all tabs [CART-7]. Whoever reads it as well passes `cache-only`. */
export function watchCart(requestPolicy?: RequestPolicy): void {
  if (isWatching) return;
  isWatching = true;
  useCartStore.setState({ isWatched: true });
  onOtherTab(refetchCart);
  useCartStore.subscribe(({ cartId, revision, adding, summary }, before) => {
    if (adding === 0 && before.adding > 0) release(summary !== before.summary);
    if (cartId !== before.cartId || revision !== before.revision) restart();
  });
  restart(requestPolicy);
}

/** The answer that counts an add knows best; without one, what the cache says holds. */
function release(isAnswered: boolean): void {
  const show = held;
  held = null;
  if (!isAnswered) show?.();
}

/** A new cart is read only after the add that created it. */
function restart(requestPolicy?: RequestPolicy): void {
  void cartSettled().then(() => {
    stop();
    const { cartId } = useCartStore.getState();
    if (cartId) stop = listen(cartId, requestPolicy);
  });
}

function listen(cartId: string, requestPolicy: RequestPolicy = 'cache-and-network'): () => void {
  const { unsubscribe } = browserClient()
    .query(cartSummaryDocument, { cartId }, { requestPolicy })
    .subscribe(({ data, error }) => {
      const now = useCartStore.getState();
      if (cartId !== now.cartId) return;
      const cart = data?.cart;
      if (cart && now.adding > 0) held = () => setSummary(cartId, cart);
      else if (cart) setSummary(cartId, cart);
      // The next add creates a new cart.
      else if (error && isInvalidCart(toAppError(error))) discardCart(true);
    });
  return unsubscribe;
}
