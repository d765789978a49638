import { checkedFields } from '@/lib/checkout/address/address-rules';
import type { PaymentAsk } from './payment-schema';

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
