import type { CheckoutState, CheckoutStep } from './checkout-state';

type Shape = Pick<CheckoutState, 'isVirtual' | 'isSignedIn'>;

/** The steps in their order; a virtual cart asks for the billing address before the payment method. */
export function stepsOf({ isVirtual, isSignedIn }: Shape): CheckoutStep[] {
  return [
    ...(isSignedIn ? [] : (['email'] as const)),
    ...(isVirtual ? (['billingAddress'] as const) : (['shippingAddress', 'shippingMethod'] as const)),
    'paymentMethod',
    'review',
  ];
}

export function isComplete(state: CheckoutState, step: CheckoutStep): boolean {
  switch (step) {
    case 'email':
      return state.email !== null;
    case 'shippingAddress':
      return state.shippingAddress !== null && state.isShippingAddressSent;
    case 'shippingMethod':
      return state.shippingMethod !== null && state.shippingMethodCode !== null;
    case 'billingAddress':
      return state.billingAddress !== null && (!state.isVirtual || state.isBillingAddressSent);
    case 'paymentMethod':
      return state.billingAddress !== null && state.paymentCode !== null && !state.isPaymentLost;
    default:
      return false;
  }
}

/** The first step that still lacks something; the review when none does. */
export function firstOpenStep(state: CheckoutState): CheckoutStep {
  return stepsOf(state).find((step) => !isComplete(state, step)) ?? 'review';
}
