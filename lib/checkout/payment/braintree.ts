import type { PaymentAdapter } from './payment-adapter';

/** A card: its number goes to the gateway, which gives a nonce that pays once [CHK-9]. */
export const braintree: PaymentAdapter = {
  code: 'braintree',
  fields: 'card',
  missing: ({ nonce }) => (nonce ? null : 'nonce'),
  toPaymentMethod: ({ nonce = '' }) => ({ method: 'braintree', additional_data: { payment_method_nonce: nonce } }),
};
