import type { ResultOf, VariablesOf } from 'gql.tada';
import { pageStoreCodes } from '@/lib/browser/page-store';
import { discardStoredCart, isInvalidCart } from '@/lib/cart/session/cart-session';
import { useCartStore } from '@/lib/cart/session/cart-store';
import { browserQuery } from '@/lib/magento/browser/browser-query';
import type { QueryText } from '@/lib/magento/graphql-call';
import { setSummary } from './set-summary';
import type { cartSummaryDocument } from './summary-document';

export type CartSummaryQuery = QueryText<ResultOf<typeof cartSummaryDocument>, VariablesOf<typeof cartSummaryDocument>>;

/**
 * Asks the backend what the stored cart holds, for the header: what was kept stands meanwhile [CART-7]. It does
 * without the client and its cache, which a visitor who only looks around never loads. Never throws.
 */
export async function refreshSummary(query: CartSummaryQuery): Promise<void> {
  const { cartId } = useCartStore.getState();
  if (!cartId) return;
  try {
    const { cart } = await browserQuery(query, { cartId }, pageStoreCodes());
    if (cart && cartId === useCartStore.getState().cartId) setSummary(cartId, cart);
  } catch (error) {
    // Nobody is doing anything with it: a new one comes with the next thing that is added.
    if (isInvalidCart(error) && cartId === useCartStore.getState().cartId) discardStoredCart(true);
  }
}
