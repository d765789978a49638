'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { EmptyCheckout, UnreachableCheckout } from '@/components/checkout/outcome/closed-checkout';
import { useLoaded } from '@/components/ui/use-loaded';
import { retryCart } from '@/lib/cart/session/with-cart';
import { useCart } from '@/lib/cart/use-cart';
import { begin, followCart, resetReceipt, useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import { type CheckoutFacts, CheckoutFactsContext } from './checkout-facts';
import { CheckoutSkeleton, OpenCheckout } from './open-checkout';
import { loadPlacing, loadUnknownOutcome } from './outcome/load-outcomes';

/** The checkout of whatever cart this browser holds; on the server, and until the cart is read, its room. */
export function Checkout(facts: CheckoutFacts) {
  const t = useTranslations('checkout');
  const { details, shippingMethods, isLoading, isEmpty, error } = useCart();
  const isKnown = useCheckoutStore((state) => state.isCartKnown);
  const isOrdered = useCheckoutStore((state) => state.receipt.order !== null);
  const isUnknown = useCheckoutStore((state) => state.outcome === 'unknown');

  const [isUnloadable, setUnloadable] = useState(false);
  const [giveUp] = useState(() => () => setUnloadable(true));
  const UnknownOutcome = useLoaded(loadUnknownOutcome, isUnknown, giveUp);
  const isPlacing = useCheckoutStore((state) => state.isPlacing);
  const Placing = useLoaded(loadPlacing, isPlacing || isOrdered);

  useEffect(begin, []);
  // Steps that began anew, which know no cart, follow the same one again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: isKnown tells that they did
  useEffect(() => {
    if (details) followCart({ ...details, shippingMethods });
  }, [details, isKnown, shippingMethods]);

  // A new order begins, and the receipt of the one before is not its own.
  const isOpen = details !== null && isKnown && !isEmpty && !isUnknown && !isOrdered;
  useEffect(() => {
    if (isOpen) resetReceipt();
  }, [isOpen]);

  const [round, setRound] = useState(0);
  // The button that started again is gone with the steps before.
  useEffect(() => {
    if (round > 0) document.querySelector<HTMLElement>('[data-step] h2')?.focus();
  }, [round]);

  // The cart of an order that is placed is gone already while the success page is on its way.
  if (isOrdered) return Placing ? <Placing /> : null;
  if (isUnknown && UnknownOutcome) return <UnknownOutcome />;
  if (isUnknown && isUnloadable) return <UnreachableCheckout onTryAgain={() => window.location.reload()} />;
  if (isEmpty && !isUnknown) return <EmptyCheckout />;
  if (details && isKnown && !isUnknown) {
    return (
      <CheckoutFactsContext value={facts}>
        <OpenCheckout key={round} cart={details} onAgain={() => setRound(round + 1)} />
        {isPlacing && Placing ? <Placing /> : null}
      </CheckoutFactsContext>
    );
  }
  if (error && !isLoading) return <UnreachableCheckout onTryAgain={retryCart} />;
  return <CheckoutSkeleton label={t('loading')} />;
}
