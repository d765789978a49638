import type { ResultOf, VariablesOf } from 'gql.tada';
import { discardStoredCart, isInvalidCart } from '@/lib/cart/session/cart-session';
import { useCartStore } from '@/lib/cart/session/cart-store';
import { browserQuery } from '@/lib/magento/browser/browser-query';
import type { QueryText } from '@/lib/magento/graphql-call';
import { setSummary } from './set-summary';
import type { cartSummaryDocument } from './summary-document';

export type CartSummaryQuery = QueryText<ResultOf<typeof cartSummaryDocument>, VariablesOf<typeof cartSummaryDocument>>;

/** Reads the stored cart's summary for the header [CART-7], without the urql client. Never throws. */
export async function refreshSummary(query: CartSummaryQuery): Promise<void> {
  const { cartId, isWatched } = useCartStore.getState();
  if (!cartId || isWatched) return;
  try {
    const { cart } = await browserQuery(query, { cartId });
    const now = useCartStore.getState();
    // What is on its way may be in it, and its own answer comes.
    if (cart && cartId === now.cartId && now.adding === 0) setSummary(cartId, cart);
  } catch (error) {
    // The next add creates a new cart.
    if (isInvalidCart(error) && cartId === useCartStore.getState().cartId) discardStoredCart(true);
  }
}
