import type { AddressForm } from '@/lib/address/address';
import { type CountryFields, checkedFields } from '@/lib/address/address-rules';
import type { Cart } from '@/lib/cart/cart';
import { type CardPayment, isPaidByNothing, type PaymentData } from '@/lib/checkout/state/checkout-state';
import type { CardValues } from './card';
import { WALLETS, walletOf } from './wallets';

interface RestPaymentMethod {
  method: string;
  po_number?: string;
  additional_data?: CardPayment['additional_data'];
}

/** A new payment method is an entry in `ADAPTERS` and maybe a component in `components/checkout/payment/`. */
export interface PaymentAdapter {
  code: string;
  /** What the shopper gives: nothing, a purchase order's number, a card, or, with the order itself, a wallet's yes. */
  fields: 'none' | 'purchaseOrderNumber' | 'card' | 'wallet';
  /** The name of what is still missing of it, or null. */
  missing: (data: PaymentData) => keyof PaymentData | null;
  toPaymentMethod: (data: PaymentData) => RestPaymentMethod;
}

const ADAPTERS: readonly PaymentAdapter[] = [
  withoutFields('checkmo'),
  withoutFields('banktransfer'),
  withoutFields('cashondelivery'),
  {
    code: 'purchaseorder',
    fields: 'purchaseOrderNumber',
    missing: ({ purchaseOrderNumber }) => (purchaseOrderNumber?.trim() ? null : 'purchaseOrderNumber'),
    toPaymentMethod: ({ purchaseOrderNumber = '' }) => ({
      method: 'purchaseorder',
      po_number: purchaseOrderNumber.trim(),
    }),
  },
  // What costs nothing; Magento offers it, and only it, for such a cart.
  withoutFields('free'),
  {
    // The card's form knows how it pays [CHK-9].
    code: 'braintree',
    fields: 'card',
    missing: ({ card }) => (card ? null : 'card'),
    toPaymentMethod: ({ card = { method: 'braintree' } }) => card,
  },
  ...WALLETS.map(({ code }) => byWallet(code)),
];

function withoutFields(code: string): PaymentAdapter {
  return { code, fields: 'none', missing: () => null, toPaymentMethod: () => ({ method: code }) };
}

// Its nonce comes with the order, in the place of a card's.
function byWallet(code: string): PaymentAdapter {
  return { code, fields: 'wallet', missing: () => null, toPaymentMethod: ({ card = { method: code } }) => card };
}

/** How a method of the backend is paid here; null for one that this shop cannot handle. */
export function paymentAdapter(code: string): PaymentAdapter | null {
  return ADAPTERS.find((adapter) => adapter.code === code) ?? null;
}

/** What this cart can be paid by: cards first, as most pay by one, then wallets; what costs nothing by nothing but `free`. */
export function offeredMethods(cart: Pick<Cart, 'paymentMethods' | 'totals'>) {
  const isFree = isPaidByNothing(cart);
  return (
    cart.paymentMethods
      // A method that is not known may want fields or a visit elsewhere: an order without them is never paid.
      .filter(({ code }) => paymentAdapter(code) !== null && (code === 'free') === isFree)
      .sort((one, other) => rankOf(one.code) - rankOf(other.code))
  );
}

function rankOf(code: string): number {
  return isCardMethod(code) ? 0 : walletOf(code) ? 1 : 2;
}

export function isCardMethod(code: string): boolean {
  return paymentAdapter(code)?.fields === 'card';
}

export interface PaymentValues {
  method: string | null;
  purchaseOrderNumber: string;
  card: CardValues;
  /** Which billing address: `same` as the shipping address, `new`, or the number of an address of the customer's book. */
  billingChoice: string;
  billing: AddressForm;
}

/** What the payment form has to check: what the chosen payment method asks for, and a billing address of its own if there is one. */
export interface PaymentAsk {
  fields: PaymentAdapter['fields'];
  billing: CountryFields | null;
}

const FIELDS = {
  none: [],
  purchaseOrderNumber: ['purchaseOrderNumber'],
  card: ['card.number', 'card.expiry', 'card.cvc'],
  wallet: [],
} as const satisfies Record<PaymentAsk['fields'], readonly string[]>;

/** Names of the payment form's fields that its schema can complain about: exactly they show an asterisk [FORM-3]. */
export function checkedPaymentFields({ fields, billing }: PaymentAsk) {
  const address = billing ? checkedFields(billing).map((name) => `billing.${name}` as const) : [];
  return ['method', ...FIELDS[fields], ...address] as const;
}
