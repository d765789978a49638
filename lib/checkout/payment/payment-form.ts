import type { AddressForm } from '@/lib/address/address';
import { type CountryFields, checkedFields } from '@/lib/address/address-rules';
import type { CardValues } from './card';
import type { PaymentAdapter } from './payment-methods';

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
} as const satisfies Record<PaymentAsk['fields'], readonly string[]>;

/** Names of the payment form's fields that its schema can complain about: exactly they show an asterisk [FORM-3]. */
export function checkedPaymentFields({ fields, billing }: PaymentAsk) {
  const address = billing ? checkedFields(billing).map((name) => `billing.${name}` as const) : [];
  return ['method', ...FIELDS[fields], ...address] as const;
}
