'use client';

import { useEffect, useMemo } from 'react';
import { Provider, useQuery } from 'urql';
import { pagePath } from '@/lib/browser/page-store';
import type { BasketGuardProps } from '@/lib/cart/basket-guard-store';
import { cartDetailsDocument } from '@/lib/cart/cart-fragment';
import { useCartStore } from '@/lib/cart/session/cart-store';
import { toCart } from '@/lib/cart/to-cart';
import { useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import { CART_PATH } from '@/lib/config/paths';
import { MessagesProvider } from '@/lib/i18n/messages-provider';
import { browserClient } from '@/lib/magento/browser/browser-client';
import { guardedLines } from '@/lib/pharmacy/guarded-lines';
import { guardBasket } from '@/lib/pharmacy/ingredient-guard';
import { BasketNotices } from './basket-notices';
import { useGuardLabels, useGuardSource } from './use-guard-source';

/** Judges the medicines of a basket together, in the page's language; silent until what it judges by has come. */
export function BasketGuard(props: BasketGuardProps) {
  const source = useGuardSource();
  const labels = useGuardLabels();
  if (!source || !labels) return null;
  return (
    <MessagesProvider locale={source.locale} messages={source.messages}>
      <BasketNotices labels={labels} {...props} />
    </MessagesProvider>
  );
}

/**
 * Leads a basket with more than one order may hold back to its page, which says why and offers what mends it. An order
 * that is on its way, or of which nobody knows, stays where it is.
 */
export function CheckoutGuard() {
  return (
    <Provider value={browserClient()}>
      <JudgedCheckout />
    </Provider>
  );
}

function JudgedCheckout() {
  const cartId = useCartStore((state) => state.cartId);
  const isOrdering = useCheckoutStore(
    ({ isPlacing, outcome, receipt }) => isPlacing || outcome === 'unknown' || receipt.order !== null,
  );
  // The checkout itself reads the cart.
  const [{ data }] = useQuery({
    query: cartDetailsDocument,
    variables: { cartId: cartId ?? '' },
    pause: !cartId,
    requestPolicy: 'cache-only',
  });
  const labels = useGuardLabels();
  const cart = data?.cart;
  const isRefused = useMemo(
    () => Boolean(cart && labels && guardBasket(guardedLines(toCart(cart).lines, labels)).passed.length > 0),
    [cart, labels],
  );
  useEffect(() => {
    if (isRefused && !isOrdering) window.location.replace(pagePath(CART_PATH));
  }, [isRefused, isOrdering]);
  return null;
}
