import { useEffect, useMemo, useState } from 'react';
import { useQuery } from 'urql';
import type { AppError } from '@/lib/errors/app-error';
import { toAppError } from '@/lib/graphql/call-error';
import { graphql } from '@/lib/graphql/graphql';
import type { Cart, CartShippingMethod } from './cart';
import { useCartStore } from './cart-store';
import { cartFragment } from './documents';
import { replaceCart } from './ensure-cart';
import { followStoredCart } from './follow-stored-cart';
import { isInvalidCart } from './invalid-cart';
import { DEFAULT_CURRENCY, toCart } from './to-cart';
import { watchCart } from './watch-cart';

const cartDetailsDocument = graphql(
  `
    query cartDetails($cartId: String!) {
      cart(cart_id: $cartId) {
        ...CartFields
      }
    }
  `,
  [cartFragment],
);

/** The cart as a page shows it. */
export interface CartView {
  /** Null while it is read for the first time, and where there is none. */
  cart: Cart | null;
  /** Nothing can be said yet. */
  isLoading: boolean;
  error: AppError | null;
  shippingMethods: CartShippingMethod[];
  currencyCode: string;
  numItems: number;
  /** The grand total's amount [CART-2]. */
  subtotal: number;
  /** Known to hold nothing. */
  isEmpty: boolean;
}

/**
 * The visitor's cart, repainted after each write. It is read from the network when a page starts to show it and
 * when another tab changed it [CART-2]; a cart that the backend refuses is replaced once [CART-3].
 */
export function useCart(requestPolicy: 'network-only' | 'cache-and-network' = 'network-only'): CartView {
  const cartId = useStoredCartId();
  const revision = useCartStore((state) => state.revision);
  const [{ data, fetching, error: failure }, reread] = useQuery({
    query: cartDetailsDocument,
    variables: { cartId: cartId ?? '' },
    pause: !cartId,
    requestPolicy,
  });
  const error = useMemo(() => (cartId && failure ? toAppError(failure) : null), [cartId, failure]);
  const answer = cartId ? data?.cart : null;
  const cart = useMemo(() => answer && toCart(answer), [answer]);
  const isReplaced = useReplacement(cartId ?? null, error);

  useEffect(() => {
    if (revision > 0) reread({ requestPolicy: 'network-only' });
  }, [revision, reread]);
  useEffect(() => {
    useCartStore.setState({ isLoading: fetching, detailsError: error });
  }, [fetching, error]);

  return {
    cart: cart ?? null,
    isLoading: !cart && (cartId === undefined || isReplaced || (cartId !== null && fetching)),
    error: isReplaced ? null : error,
    shippingMethods: cart?.shippingMethods ?? [],
    currencyCode: cart?.totals.grandTotal.currency ?? DEFAULT_CURRENCY,
    numItems: cart?.totalQuantity ?? 0,
    subtotal: cart?.totals.grandTotal.value ?? 0,
    isEmpty: cartId === null || cart?.lines.length === 0,
  };
}

/** Undefined until the browser's storage has been looked at. */
function useStoredCartId(): string | null | undefined {
  const [isKnown, setKnown] = useState(false);
  const cartId = useCartStore((state) => state.cartId);
  useEffect(() => {
    followStoredCart();
    watchCart();
    setKnown(true);
  }, []);
  return isKnown ? cartId : undefined;
}

/** Has a refused cart replaced, once for as long as the page shows a cart; gives whether that is going on. */
function useReplacement(cartId: string | null, error: AppError | null): boolean {
  const [refused, setRefused] = useState<string | null>(null);
  const [isGoingOn, setGoingOn] = useState(false);
  useEffect(() => {
    if (!cartId || refused || !isInvalidCart(error)) return;
    setRefused(cartId);
    setGoingOn(true);
    // That no cart can be created stands in the store.
    replaceCart(cartId).then(
      () => setGoingOn(false),
      () => setGoingOn(false),
    );
  }, [cartId, refused, error]);
  return isGoingOn;
}
