import { useEffect, useMemo, useState } from 'react';
import { type CombinedError, useQuery } from 'urql';
import { AppError } from '@/lib/errors/app-error';
import { readToken } from '@/lib/magento/call-headers';
import { toAppError } from '@/lib/magento/to-app-error';
import { useShellStore } from '@/lib/shell/shell-store';
import type { Cart, CartShippingMethod } from './cart';
import { cartDetailsDocument } from './cart-fragment';
import { isInvalidCart } from './session/cart-session';
import { followStoredCart, NO_CART_CURRENCY, useCartStore } from './session/cart-store';
import { replaceCart } from './session/with-cart';
import { watchCart } from './summary/watch-cart';
import { toCart } from './to-cart';

const NO_METHODS: CartShippingMethod[] = [];

/** Summary of the cart's details [CART-2]. */
export interface DetailsSummary {
  /** USD without a cart. */
  currencyCode: string;
  numItems: number;
  /** The grand total in minor units. */
  subtotal: number;
}

/** The cart for a screen; flags and errors of the item actions are in the store [CART-5]. */
export interface VisitorCart {
  /** Null during the first read, and where there is no cart. */
  details: Cart | null;
  shippingMethods: CartShippingMethod[];
  summary: DetailsSummary;
  isLoading: boolean;
  /** Why the cart could not be read, or none could be created. */
  error: AppError | null;
  isEmpty: boolean;
  /** The device is offline: the details are what was read last [PWA-5]. */
  isLastKnown: boolean;
}

/** The visitor's cart, read on mount and when other tabs change it [CART-2], replaced once where refused [CART-3]. */
export function useCart(): VisitorCart {
  const cartId = useStoredCartId();
  const revision = useCartStore((state) => state.revision);
  const getCartError = useCartStore((state) => state.getCartError);
  const isOnline = useShellStore((state) => state.isOnline);
  const [{ data, fetching, error: failure }, reread] = useQuery({
    query: cartDetailsDocument,
    variables: { cartId: cartId ?? '' },
    pause: !cartId,
    requestPolicy: isOnline ? 'network-only' : 'cache-only',
  });
  const answer = cartId ? data?.cart : null;
  const isMissing = Boolean(cartId) && !fetching && !answer;
  const error = useMemo(
    () => (isMissing || failure ? reasonOf(cartId, failure, isOnline) : null),
    [cartId, failure, isMissing, isOnline],
  );
  const read = useMemo(() => answer && toCart(answer), [answer]);
  const details = useLastRead(read ?? null, isInvalidCart(error) ? null : cartId);
  const isReplaced = useReplacement(cartId ?? null, error);
  // A guest who never had a cart has nothing in it, whatever became of creating one; a customer may have one elsewhere.
  const isUnknown = useCartStore((state) => state.getCartError !== null && (state.isLost || readToken() !== null));

  useEffect(() => {
    if (revision > 0 && useCartStore.getState().cartId) reread({ requestPolicy: 'network-only' });
  }, [revision, reread]);
  return {
    details,
    shippingMethods: details?.shippingMethods ?? NO_METHODS,
    summary: summaryOf(details),
    isLoading: !details && (cartId === undefined || isReplaced || (cartId !== null && fetching)),
    error: isReplaced ? null : (error ?? getCartError),
    isEmpty: (cartId === null && !isUnknown) || details?.lines.length === 0,
    isLastKnown: !isOnline && details !== null,
  };
}

function summaryOf(details: Cart | null): DetailsSummary {
  return {
    currencyCode: details?.totals.grandTotal.currency ?? NO_CART_CURRENCY,
    numItems: (details?.lines ?? []).reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: details?.totals.grandTotal.minor ?? 0,
  };
}

/** An answer without cart and error must not pass for an empty cart [NET-5]; offline nobody was asked. */
function reasonOf(id: string | null | undefined, failure: CombinedError | undefined, isOnline: boolean) {
  if (!id) return null;
  return failure
    ? toAppError(failure)
    : new AppError(isOnline ? 'http' : 'network', 'There is no answer with the cart');
}

/** The cart, or the last one that was read under the same id. */
function useLastRead(cart: Cart | null, id: string | null | undefined): Cart | null {
  const [last, setLast] = useState(cart);
  if (cart && cart !== last) setLast(cart);
  return cart ?? (last?.id === id ? last : null);
}

/** Undefined until the storage is read. */
function useStoredCartId(): string | null | undefined {
  const [isKnown, setKnown] = useState(false);
  const cartId = useCartStore((state) => state.cartId);
  useEffect(() => {
    followStoredCart();
    watchCart('cache-only');
    setKnown(true);
  }, []);
  return isKnown ? cartId : undefined;
}

/** Replaces a refused cart, once while the component is mounted; returns whether that is under way. */
function useReplacement(cartId: string | null, error: AppError | null): boolean {
  const [refused, setRefused] = useState<string | null>(null);
  const [isGoingOn, setGoingOn] = useState(false);
  const isRefused = refused === null && isInvalidCart(error);
  useEffect(() => {
    if (!cartId || !isRefused) return;
    setRefused(cartId);
    setGoingOn(true);
    const end = () => setGoingOn(false);
    // The store holds the error.
    replaceCart(cartId).then(end, end);
  }, [cartId, isRefused]);
  return isGoingOn || isRefused;
}
