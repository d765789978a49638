import { create } from 'zustand';
import {
  clearStoredReceipt,
  EMPTY_RECEIPT,
  readOrderAttempt,
  readStoredReceipt,
} from '@/lib/checkout/order/stored-order';
import { AppError } from '@/lib/errors/app-error';
import { readToken } from '@/lib/magento/browser/call-headers';
import { type CartFacts, type CheckoutState, type CheckoutStep, INITIAL_CHECKOUT } from './checkout-state';
import { readSavedCheckout } from './checkout-storage';
import { begun, edited, followed } from './transitions';

/** Where the checkout stands. Components read it; only the functions of this folder change it. */
export const useCheckoutStore = create<CheckoutState>(() => INITIAL_CHECKOUT);

export function change<Rest extends unknown[]>(
  transition: (state: CheckoutState, ...rest: Rest) => CheckoutState,
  ...rest: Rest
): void {
  useCheckoutStore.setState((state) => transition(state, ...rest));
}

/** Enters the checkout: a reset, then what was saved [CHK-1]. Where the outcome is `unknown`, call `checkOrder`. */
export function begin(): void {
  useCheckoutStore.setState(
    begun(readSavedCheckout(), { isSignedIn: readToken() !== null, isOrderUnknown: readOrderAttempt() !== null }),
  );
}

/** Begins again as a guest, and throws AppError, where the customer's token has ended. */
export function checkSession(): void {
  if (!useCheckoutStore.getState().isSignedIn || readToken() !== null) return;
  begin();
  throw new AppError('input', 'The session has ended');
}

/** To be called with every cart that comes while the checkout is open. */
export function followCart(cart: CartFacts): void {
  change(followed, cart);
}

export function editStep(step: CheckoutStep): void {
  change(edited, step);
}

/** Takes up the receipt of an order placed before this document was loaded: for the success page. */
export function loadReceipt(): void {
  const { receipt } = useCheckoutStore.getState();
  if (receipt.order) return;
  const stored = readStoredReceipt();
  if (stored) useCheckoutStore.setState({ receipt: { order: stored } });
}

/** Discards the receipt, in storage too: the empty one is back [CHK-7]. */
export function resetReceipt(): void {
  clearStoredReceipt();
  useCheckoutStore.setState({ receipt: EMPTY_RECEIPT });
}
