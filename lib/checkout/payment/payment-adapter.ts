import type { PaymentData } from '@/lib/checkout/state/checkout-state';

/** `paymentMethod` of Magento's payment-information, without the agreements. */
export interface RestPaymentMethod {
  method: string;
  po_number?: string;
  additional_data?: { payment_method_nonce: string };
}

/**
 * One way to pay. To add one: a file here, a line in `payment-adapters.ts`, and, where it asks for something new, a
 * component in `components/checkout/payment/`.
 */
export interface PaymentAdapter {
  /** Magento's code of the method. */
  code: string;
  /** What the shopper gives: nothing, a purchase order's number, or a card, which becomes a nonce. */
  fields: 'none' | 'purchaseOrderNumber' | 'card';
  /** The name of what is still missing of it, or null. */
  missing: (data: PaymentData) => keyof PaymentData | null;
  toPaymentMethod: (data: PaymentData) => RestPaymentMethod;
}

/** A way to pay that asks nothing of the shopper. */
export function withoutFields(code: string): PaymentAdapter {
  return { code, fields: 'none', missing: () => null, toPaymentMethod: () => ({ method: code }) };
}
