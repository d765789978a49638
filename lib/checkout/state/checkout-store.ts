import { create } from 'zustand';
import type { Address } from '@/lib/address/address';
import type { BillingAddress } from '@/lib/address/billing-address';
import type { CartAddress } from '@/lib/cart/cart';
import {
  clearStoredReceipt,
  EMPTY_RECEIPT,
  type PlacedOrder,
  readOrderAttempt,
  readStoredReceipt,
} from '@/lib/checkout/order/stored-order';
import { AppError } from '@/lib/errors/app-error';
import { readToken } from '@/lib/magento/call-headers';
import {
  type CartFacts,
  type CheckoutPart,
  type CheckoutState,
  type CheckoutStep,
  firstOpenStep,
  INITIAL_CHECKOUT,
  isPaidByNothing,
  type PaymentData,
  type SavedCheckout,
  type ShippingMethod,
  stepsOf,
  toShippingMethod,
} from './checkout-state';
import { readSavedCheckout } from './checkout-storage';

/** Where the checkout stands. Components read it; `lib/checkout` alone changes it. */
export const useCheckoutStore = create<CheckoutState>(() => INITIAL_CHECKOUT);

/** Sets the store to what a transition makes of its state. */
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

/** Discards the receipt, in storage too: the empty one is back [CHK-7]. That of another tab's order, placed meanwhile, stays. */
export function resetReceipt(): void {
  const placedAt = readStoredReceipt()?.placedAt ?? 0;
  if (placedAt < performance.timeOrigin) clearStoredReceipt();
  useCheckoutStore.setState({ receipt: EMPTY_RECEIPT });
}

const ERRORS = {
  email: 'emailError',
  billingAddress: 'billingAddressError',
  shippingAddress: 'shippingAddressError',
  shippingMethod: 'shippingMethodError',
  paymentMethod: 'paymentMethodError',
  order: 'orderError',
} as const satisfies Record<CheckoutPart, keyof CheckoutState>;

/** A reset, then what was saved [CHK-1]. `isOrderUnknown`: an order was sent whose answer never came. */
export function begun(saved: SavedCheckout, facts: { isSignedIn: boolean; isOrderUnknown: boolean }): CheckoutState {
  const state: CheckoutState = {
    ...INITIAL_CHECKOUT,
    ...saved,
    isSignedIn: facts.isSignedIn,
    outcome: facts.isOrderUnknown ? 'unknown' : 'none',
    email: saved.shippingAddress?.email ?? emailOf(saved.billingAddress),
    isShippingAddressSent: saved.shippingAddress !== null,
    isBillingAddressSent: saved.billingAddress !== null,
  };
  return { ...state, step: firstOpenStep(state) };
}

function emailOf(billing: BillingAddress | null): string | null {
  return billing && 'email' in billing ? (billing.email ?? null) : null;
}

/** The checkout after a look at the cart: what the cart no longer holds or offers is asked for again. */
export function followed(state: CheckoutState, cart: CartFacts): CheckoutState {
  // After an order the next cart is none of this checkout's.
  if (state.receipt.order) return state;
  const { shippingMethod: chosen } = cart;
  const isFree = isPaidByNothing(cart);
  const isOffered = cart.paymentMethods.some(({ code }) => code === state.paymentCode && (code === 'free') === isFree);
  const billingAddress =
    cart.isVirtual && state.billingAddress && 'sameAsShippingAddress' in state.billingAddress
      ? null
      : state.billingAddress;
  const next: CheckoutState = {
    ...state,
    isCartKnown: true,
    isVirtual: cart.isVirtual,
    email: state.email ?? cart.email,
    billingAddress,
    isShippingAddressSent: isSamePlace(state.shippingAddress, cart.shippingAddress),
    isBillingAddressSent: cart.billingAddress !== null,
    availableShippingMethods: cart.shippingMethods.map(toShippingMethod),
    shippingMethod: chosen?.carrier_code ?? null,
    shippingMethodCode: chosen?.method_code ?? null,
    shippingTitle: chosen?.carrier_title ?? null,
    ...(isOffered ? {} : { paymentCode: null, paymentData: null, isPaymentLost: false }),
  };
  return { ...next, step: stepAfterLook(state, next) };
}

/** Whether the cart goes where the shopper has said: an estimate puts a place of its own into it. */
function isSamePlace(said: Address | null, sent: CartFacts['shippingAddress']): boolean {
  const place = (one: Address | CartAddress) => [one.country_id, one.postcode?.replace(/\W/g, '').toUpperCase()].join();
  return sent !== null && (said === null || place(said) === place(sent));
}

// A shopper in the middle of a step is never moved on, only back to what has come open.
function stepAfterLook(before: CheckoutState, next: CheckoutState): CheckoutStep {
  const steps = stepsOf(next);
  const open = firstOpenStep(next);
  if (!before.isCartKnown || !steps.includes(before.step)) return open;
  return steps.indexOf(before.step) > steps.indexOf(open) ? open : before.step;
}

/** A step, or the order, is on its way [CHK-2]. What fails from now on is not what the last order failed at. */
export function submitted(state: CheckoutState, part: CheckoutPart): CheckoutState {
  const isPlacing = state.isPlacing || part === 'order';
  return { ...state, isSubmitting: true, isPlacing, [ERRORS[part]]: null, orderFailure: null };
}

export function rejected(state: CheckoutState, part: CheckoutPart, error: AppError): CheckoutState {
  const isPlacing = part === 'order' ? false : state.isPlacing;
  return { ...state, isSubmitting: false, isPlacing, isLoadingShippingMethods: false, [ERRORS[part]]: error };
}

// Moves on from the step that was just given; from another step nothing moves.
function accepted(state: CheckoutState, step: CheckoutStep): CheckoutState {
  const next = { ...state, isSubmitting: false };
  return state.step === step ? { ...next, step: firstOpenStep(next) } : next;
}

export function acceptedEmail(state: CheckoutState, email: string): CheckoutState {
  const { shippingAddress, billingAddress: billing } = state;
  const billingAddress = billing && 'email' in billing ? { ...billing, email } : billing;
  return accepted(
    { ...state, email, billingAddress, shippingAddress: shippingAddress && { ...shippingAddress, email } },
    'email',
  );
}

export function acceptedShippingAddress(state: CheckoutState, shippingAddress: Address): CheckoutState {
  const email = shippingAddress.email ?? state.email;
  return accepted({ ...state, shippingAddress, email, isShippingAddressSent: true }, 'shippingAddress');
}

export function requestedShippingMethods(state: CheckoutState): CheckoutState {
  return { ...state, isLoadingShippingMethods: true };
}

/** What can be had for the address, and which of it stays chosen. */
export function receivedShippingMethods(
  state: CheckoutState,
  methods: ShippingMethod[],
  kept: ShippingMethod | null,
): CheckoutState {
  return { ...state, isLoadingShippingMethods: false, availableShippingMethods: methods, ...chosenMethod(kept) };
}

function chosenMethod(method: ShippingMethod | null) {
  return {
    shippingMethod: method?.code ?? null,
    shippingMethodCode: method?.method_code ?? null,
    shippingTitle: method?.title ?? null,
  };
}

export function acceptedShippingMethod(state: CheckoutState, method: ShippingMethod): CheckoutState {
  return accepted({ ...state, ...chosenMethod(method) }, 'shippingMethod');
}

export function acceptedBillingAddress(state: CheckoutState, billingAddress: BillingAddress): CheckoutState {
  const email = emailOf(billingAddress) ?? state.email;
  return accepted({ ...state, billingAddress, email, isBillingAddressSent: true }, 'billingAddress');
}

export function acceptedPaymentMethod(state: CheckoutState, paymentCode: string, data: PaymentData): CheckoutState {
  return accepted({ ...state, paymentCode, paymentData: data, isPaymentLost: false }, 'paymentMethod');
}

export function acceptedOrder(state: CheckoutState, order: PlacedOrder): CheckoutState {
  return { ...INITIAL_CHECKOUT, isSignedIn: state.isSignedIn, receipt: { order }, step: 'receipt' };
}

export function lostOrder(state: CheckoutState, error: AppError): CheckoutState {
  return { ...rejected(state, 'order', error), outcome: 'unknown' };
}

export function foundNoOrder(state: CheckoutState): CheckoutState {
  return { ...state, isSubmitting: false, isPlacing: false, orderError: null, outcome: 'none' };
}

/** Opens a step again [CHK-12]; one that is not reached stays closed, as all do while the order is on its way. */
export function edited(state: CheckoutState, step: CheckoutStep): CheckoutState {
  if (state.isPlacing) return state;
  const steps = stepsOf(state);
  const index = steps.indexOf(step);
  if (index < 0 || index > steps.indexOf(firstOpenStep(state))) return state;
  return { ...state, step };
}
