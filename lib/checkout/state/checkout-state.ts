import type { Address } from '@/lib/address/address';
import type { BillingAddress } from '@/lib/address/billing-address';
import type { Cart, CartShippingMethod } from '@/lib/cart/cart';
import { EMPTY_RECEIPT, type Receipt } from '@/lib/checkout/order/stored-order';
import type { AppError } from '@/lib/errors/app-error';
import type { Money } from '@/lib/format/money';

/** The steps, and the receipt after them. Where goods are sent, the billing address belongs to `paymentMethod`. */
export type CheckoutStep =
  | 'email'
  | 'shippingAddress'
  | 'shippingMethod'
  | 'billingAddress'
  | 'paymentMethod'
  | 'review'
  | 'receipt';

/** How an order names a card, new or saved. */
export interface CardPayment {
  method: string;
  additional_data: Record<string, string | boolean>;
}

export interface PaymentData {
  /** What the card form has made of a card; never stored. */
  card?: CardPayment;
  purchaseOrderNumber?: string;
  /** How the payment is shown again, such as "Visa ending in 1111". */
  label?: string;
  /** The total for which the bank has confirmed the card: it pays no other. */
  confirmed?: Money;
}

/**
 * Why the last order was refused. `declined`, `challenge`: the card; `payment`: other trouble with it; `price`: another
 * than was shown; `currency`: another than was shown, and cannot be set; `otherTab` is ordering; `tooMany` calls in a
 * short time; `notPlaced`: the connection broke; `other`: the message says it.
 */
export type OrderFailure =
  | 'declined'
  | 'challenge'
  | 'payment'
  | 'stock'
  | 'rules'
  | 'price'
  | 'currency'
  | 'agreements'
  | 'address'
  | 'delivery'
  | 'cart'
  | 'otherTab'
  | 'tooMany'
  | 'notPlaced'
  | 'other';

/** What a submission is about; each has an error of its own [CHK-2]. */
export type CheckoutPart =
  | 'email'
  | 'billingAddress'
  | 'shippingAddress'
  | 'shippingMethod'
  | 'paymentMethod'
  | 'order';

/** State of the checkout [B3, CHK-12]. */
export interface CheckoutState {
  step: CheckoutStep;
  /** From the cart: it holds virtual products only. */
  isVirtual: boolean;
  isSignedIn: boolean;
  /** Whether the cart has been followed once: until then neither step nor methods are sure. */
  isCartKnown: boolean;
  email: string | null;
  shippingAddress: Address | null;
  /** Whether the cart holds the shipping address too; a new cart does not. */
  isShippingAddressSent: boolean;
  availableShippingMethods: ShippingMethod[];
  isLoadingShippingMethods: boolean;
  shippingMethod: string | null;
  shippingMethodCode: string | null;
  shippingTitle: string | null;
  billingAddress: BillingAddress | null;
  /** Whether the cart holds the billing address too; a new cart does not. */
  isBillingAddressSent: boolean;
  paymentCode: string | null;
  paymentData: PaymentData | null;
  /** The payment method is chosen but must be given again: a card after a reload, or one that was declined. */
  isPaymentLost: boolean;
  isSubmitting: boolean;
  /** The order is on its way: no step can be opened meanwhile. */
  isPlacing: boolean;
  emailError: AppError | null;
  billingAddressError: AppError | null;
  shippingAddressError: AppError | null;
  shippingMethodError: AppError | null;
  paymentMethodError: AppError | null;
  orderError: AppError | null;
  orderFailure: OrderFailure | null;
  /** `unknown`: an order was sent and nobody could say what became of it. Nothing may be paid before that is known. */
  outcome: 'none' | 'unknown';
  receipt: Receipt;
}

/** What of a checkout is stored [CHK-1]. */
export type SavedCheckout = Pick<
  CheckoutState,
  | 'availableShippingMethods'
  | 'billingAddress'
  | 'paymentCode'
  | 'paymentData'
  | 'isPaymentLost'
  | 'shippingAddress'
  | 'shippingMethod'
  | 'shippingMethodCode'
  | 'shippingTitle'
>;

export type CartFacts = Pick<
  Cart,
  | 'isVirtual'
  | 'email'
  | 'shippingAddress'
  | 'billingAddress'
  | 'shippingMethods'
  | 'shippingMethod'
  | 'paymentMethods'
  | 'totals'
>;

/** Whether a cart is paid by Magento's `free` alone, beside which it may offer other methods for what costs nothing. */
export function isPaidByNothing({ paymentMethods, totals }: Pick<Cart, 'paymentMethods' | 'totals'>): boolean {
  return totals.grandTotal.minor === 0 && paymentMethods.some(({ code }) => code === 'free');
}

export const INITIAL_CHECKOUT: CheckoutState = {
  step: 'email',
  isVirtual: false,
  isSignedIn: false,
  isCartKnown: false,
  email: null,
  shippingAddress: null,
  isShippingAddressSent: false,
  availableShippingMethods: [],
  isLoadingShippingMethods: false,
  shippingMethod: null,
  shippingMethodCode: null,
  shippingTitle: null,
  billingAddress: null,
  isBillingAddressSent: false,
  paymentCode: null,
  paymentData: null,
  isPaymentLost: false,
  isSubmitting: false,
  isPlacing: false,
  emailError: null,
  billingAddressError: null,
  shippingAddressError: null,
  shippingMethodError: null,
  paymentMethodError: null,
  orderError: null,
  orderFailure: null,
  outcome: 'none',
  receipt: EMPTY_RECEIPT,
};

/** A shipping method; the carrier's code and title are also its `code` and `title` [CHK-12]. */
export interface ShippingMethod extends CartShippingMethod {
  code: string;
  title: string;
}

export function toShippingMethod(method: CartShippingMethod): ShippingMethod {
  return { ...method, code: method.carrier_code, title: method.carrier_title };
}

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
