'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useReducer, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { useLoaded } from '@/components/ui/use-loaded';
import { pagePath } from '@/lib/browser/page-store';
import { tell } from '@/lib/browser/shop-events';
import type { Cart } from '@/lib/cart/cart';
import { retryCart } from '@/lib/cart/session/with-cart';
import { useCart } from '@/lib/cart/use-cart';
import { isComplete, type OrderFailure, stepsOf } from '@/lib/checkout/state/checkout-state';
import { begin, followCart, resetReceipt, useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import { ORDER_FAILED_PATH, ORDER_PLACED_PATH } from '@/lib/config/paths';
import { type CheckoutFacts, CheckoutFactsContext } from './checkout-facts';
import { checkoutGrid } from './checkout-skeleton';
import { UnreachableCheckout } from './outcome/unreachable-checkout';
import { Steps } from './steps/steps';
import { OrderSummary } from './summary/order-summary';

// The first load does without these: most visits begin with a cart, and nothing is entered, sent or lost yet.
// What shares a name shares a file: every page loads a table of all of them.
const loadPlacing = () =>
  import(/* webpackChunkName: "outcome" */ './outcome/unknown-outcome').then((code) => code.Placing);
const loadPlaced = () =>
  import(/* webpackChunkName: "outcome" */ './outcome/unknown-outcome').then((code) => code.Placed);
const loadUnknownOutcome = () =>
  import(/* webpackChunkName: "outcome" */ './outcome/unknown-outcome').then((code) => code.UnknownOutcome);
const loadEmpty = () =>
  import(/* webpackChunkName: "outcome" */ './outcome/closed-checkout').then((code) => code.EmptyCheckout);
const loadRefused = () =>
  import(/* webpackChunkName: "outcome" */ './outcome/closed-checkout').then((code) => code.RefusedCheckout);
const loadStartAgain = () =>
  import(/* webpackChunkName: "entered" */ './steps/start-again').then((code) => code.StartAgain);

interface CheckoutProps extends CheckoutFacts {
  /** The server's, so that no script has to draw it. */
  skeleton: ReactNode;
}

/** The checkout of whatever cart this browser holds; on the server, and until the cart is read, its skeleton. */
export function Checkout(props: CheckoutProps) {
  const { details, shippingMethods, isLoading, isEmpty, error } = useCart();
  const isKnown = useCheckoutStore((state) => state.isCartKnown);
  const isOrdered = useCheckoutStore((state) => state.receipt.order !== null);
  const isUnknown = useCheckoutStore((state) => state.outcome === 'unknown');

  const [isUnloadable, giveUp] = useReducer(() => true, false);
  const UnknownOutcome = useLoaded(loadUnknownOutcome, isUnknown, giveUp);
  const isPlacing = useCheckoutStore((state) => state.isPlacing);
  const Placing = useLoaded(loadPlacing, isPlacing);
  const Placed = useLoaded(loadPlaced, isPlacing || isOrdered);

  const refused = details?.lines.filter(({ isRefused }) => isRefused) ?? [];
  const Refused = useLoaded(loadRefused, refused.length > 0);

  const Empty = useLoaded(loadEmpty, isEmpty);

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
  useEffect(() => {
    if (isOpen && details) tell({ type: 'checkout', cart: details });
  }, [isOpen, details]);

  const isUnreadable = error !== null && !isLoading;
  const [round, setRound] = useState(0);
  // The button that started or tried again is gone with what was there before.
  useEffect(() => {
    if (round > 0 && (isOpen || isUnreadable))
      document.querySelector<HTMLElement>('[data-step] h2, [role="alert"] button')?.focus();
  }, [round, isOpen, isUnreadable]);

  // The cart of an order that is placed is gone already while the success page is on its way.
  if (isOrdered) return Placed ? <Placed /> : null;
  if (isUnknown && UnknownOutcome) return <UnknownOutcome />;
  if (isUnknown && isUnloadable) return <UnreachableCheckout onTryAgain={() => window.location.reload()} />;
  if (isEmpty && !isUnknown) return Empty ? <Empty /> : props.skeleton;
  if (refused.length > 0 && !isUnknown) return Refused ? <Refused lines={refused} /> : props.skeleton;
  if (details && isKnown && !isUnknown) {
    return (
      <CheckoutFactsContext value={props}>
        <OpenCheckout key={round} cart={details} onAgain={() => setRound(round + 1)} />
        {isPlacing && Placing ? <Placing /> : null}
      </CheckoutFactsContext>
    );
  }
  if (isUnreadable) {
    const tryAgain = () => {
      setRound(round + 1);
      retryCart();
    };
    return <UnreachableCheckout onTryAgain={tryAgain} />;
  }
  return props.skeleton;
}

/** The steps beside what they are about; `onAgain`: the shopper has started again. While the order is on its way nothing of them can be touched. */
function OpenCheckout({ cart, onAgain }: { cart: Cart; onAgain: () => void }) {
  const t = useTranslations('checkout');
  const hasChanged = useHasChanged(cart);
  const { isPlacing, place } = usePlaceOrder();
  const hasEntered = useCheckoutStore((state) => stepsOf(state).some((step) => isComplete(state, step)));
  const StartAgain = useLoaded(loadStartAgain, hasEntered);
  return (
    <>
      <div role="status">
        {hasChanged ? (
          <Alert kind="warning" isLive={false} className="mb-4">
            {t('cartChanged')}
          </Alert>
        ) : null}
      </div>
      <div className={checkoutGrid} inert={isPlacing}>
        <div className="lg:sticky lg:top-6 lg:order-2">
          <OrderSummary cart={cart} />
        </div>
        <div>
          <Steps cart={cart} onPlaceOrder={place} />
          {StartAgain ? <StartAgain onAgain={onAgain} /> : null}
        </div>
      </div>
    </>
  );
}

/** Whether the lines are others than when the checkout was opened: it changes none itself. */
function useHasChanged({ lines }: Cart): boolean {
  const content = lines.map(({ uid, quantity, product }) => [uid, quantity, product.inStock].join()).join(';');
  const [opened] = useState(content);
  return content !== opened;
}

/** Failures that no step of the checkout can mend. */
const FOR_GOOD: readonly (OrderFailure | null)[] = ['cart', 'other'];

/** Has the order sent, once, and leads to where it ended [ROUTE-2]. */
function usePlaceOrder() {
  const router = useRouter();
  const isPlacing = useCheckoutStore((state) => state.isPlacing);

  async function place(send: () => Promise<unknown>) {
    try {
      await send();
      // By a document load, as the checkout is entered by one: neither its head nor its policy is the shop's.
      window.location.replace(pagePath(ORDER_PLACED_PATH));
    } catch {
      // What failed stands in the store, and on the screen.
      const { orderFailure } = useCheckoutStore.getState();
      if (FOR_GOOD.includes(orderFailure)) router.push(pagePath(ORDER_FAILED_PATH));
    }
  }

  return { isPlacing, place };
}
