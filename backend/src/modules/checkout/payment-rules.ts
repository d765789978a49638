import type { PaymentChoice } from '../../database/schema/sales-types';
import { inputError } from '../../errors';
import { APPLE_PAY, offeredPayment, SAVED_CARD } from '../cart/cart-rules';
import type { Quote } from '../cart/quote/quote-queries';

const NOT_AVAILABLE = 'The requested Payment Method is not available.';
const NO_ADDRESS = 'The shipping address is missing. Set the address and try again.';

/** `PaymentMethodInput`, and `paymentMethod` of REST in the same form. */
export interface PaymentInput {
  code: string;
  purchase_order_number?: string | null;
  braintree?: { payment_method_nonce: string; is_active_payment_token_enabler?: boolean } | null;
  braintree_cc_vault?: { public_hash: string } | null;
}

/** Whether a cart may be paid so: what costs nothing is paid by `free`, and nothing else is. */
export function isPayable(quote: Quote, code: string): boolean {
  return offeredPayment(quote, code) !== undefined && (quote.totals.grandTotal === 0) === (code === 'free');
}

/** Refuses a payment without a code, before the cart is looked for. */
export function requireCode({ code }: PaymentInput): void {
  if (!code) throw inputError('Required parameter "code" for "payment_method" is missing.');
}

/** How a cart is to be paid, checked against what is on offer for it. Throws Magento's errors. */
export function paymentChoice(quote: Quote, input: PaymentInput): PaymentChoice {
  const { code } = input;
  const { row, isVirtual } = quote;
  if (!isVirtual && !row.shippingAddress) throw inputError(NO_ADDRESS);
  if (!isPayable(quote, code)) throw inputError(NOT_AVAILABLE);
  if (code === 'purchaseorder') {
    const purchaseOrderNumber = input.purchase_order_number?.trim();
    if (!purchaseOrderNumber) throw inputError('Purchase order number is a required field.');
    return { code, purchaseOrderNumber };
  }
  if (code === 'braintree') {
    if (!input.braintree) throw inputError('Required parameter "braintree" for "payment_method" is missing.');
    const { payment_method_nonce: nonce, is_active_payment_token_enabler: isToBeKept } = input.braintree;
    return { code, nonce, ...(isToBeKept ? { isToBeKept } : {}) };
  }
  // Magento takes its order by REST alone, and leaves it to the gateway to miss a nonce.
  if (code === APPLE_PAY) return { code, nonce: input.braintree?.payment_method_nonce ?? '' };
  if (code === SAVED_CARD.code) {
    const publicHash = input.braintree_cc_vault?.public_hash;
    if (!publicHash) throw inputError('Required parameter "braintree_cc_vault" for "payment_method" is missing.');
    return { code, publicHash };
  }
  return { code };
}
