import type { PaymentAdapter } from './payment-adapter';

/** On account, against the number of the buyer's own order. */
export const purchaseorder: PaymentAdapter = {
  code: 'purchaseorder',
  fields: 'purchaseOrderNumber',
  missing: ({ purchaseOrderNumber }) => (purchaseOrderNumber?.trim() ? null : 'purchaseOrderNumber'),
  toPaymentMethod: ({ purchaseOrderNumber = '' }) => ({
    method: 'purchaseorder',
    po_number: purchaseOrderNumber.trim(),
  }),
};
