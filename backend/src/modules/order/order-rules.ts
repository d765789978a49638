import type { Context, StoreRow } from '../../context';
import type { salesOrder } from '../../database/schema/sales';
import type { CartAddress, PaymentChoice } from '../../database/schema/sales-types';
import { couponIn } from '../cart/quote/cart-price-rules';
import type { Quote } from '../cart/quote/quote-queries';
import { isRequired, missingFields } from '../checkout/address-rules';
import { isPayable } from '../checkout/payment-rules';

/** Why an order was not placed; the message is Magento's. Nothing of the order remains. */
export class OrderError extends Error {}

/** Magento's words for a cart without items, and for what it did not expect. */
export const SERVER_ERROR = 'A server error stopped your order from being placed. Please try to place your order again';
const COUNTRY_NOT_ALLOWED = "Some addresses can't be used due to the configurations for specific countries.";

/** A cart that has all that an order needs. */
export interface ReadyCart {
  quote: Quote;
  billingAddress: CartAddress;
  payment: PaymentChoice;
}

/**
 * Checks in Magento's order; the first thing missing is thrown. `countries` are those that the store view sells to.
 */
export function readyToOrder(quote: Quote, store: StoreRow, countries: readonly string[]): ReadyCart {
  const { shippingAddress, billingAddress, payment } = quote.row;
  if (quote.lines.length === 0) throw new OrderError(SERVER_ERROR);
  const problem = quote.problem ?? [...quote.lineProblems.values()][0];
  if (problem) throw new OrderError(problem);
  if (!quote.isVirtual) {
    if (!shippingAddress || !countries.includes(shippingAddress.countryId)) throw new OrderError(COUNTRY_NOT_ALLOWED);
    checkComplete(store, 'shipping', shippingAddress);
    if (!quote.shippingMethod) {
      throw new OrderError('The shipping method is missing. Select the shipping method and try again.');
    }
  }
  checkComplete(store, 'billing', billingAddress);
  if (!payment || !isPayable(quote, payment.code)) throw new OrderError('Enter a valid payment method and try again.');
  if (!billingAddress || !countries.includes(billingAddress.countryId)) throw new OrderError(COUNTRY_NOT_ALLOWED);
  return { quote, billingAddress, payment };
}

function checkComplete(store: StoreRow, kind: 'shipping' | 'billing', address: CartAddress | null): void {
  const missing = missingFields(store, address).map(isRequired);
  if (missing.length > 0) {
    throw new OrderError(`Please check the ${kind} address information. ${missing.join(' ')}`);
  }
}

const DIGITS = 9;

/** An order number as shoppers see it: nine digits, behind the store view's id where it is not the default store view. */
export function orderNumber(store: { id: number; isDefault: boolean }, value: number): string {
  return `${store.isDefault ? '' : store.id}${String(value).padStart(DIGITS, '0')}`;
}

type OrderValues = typeof salesOrder.$inferInsert;

/** The row of an order; its totals are those of the moment. */
export function orderValues(
  { store, currency, rate }: Pick<Context, 'store' | 'currency' | 'rate'>,
  { quote, billingAddress }: ReadyCart,
  given: Pick<OrderValues, 'incrementId' | 'email' | 'payment'>,
): OrderValues {
  const { row, isVirtual, shippingMethod } = quote;
  const { lines: _, ...totals } = quote.totals;
  return {
    ...given,
    storeId: store.id,
    cartId: row.id,
    customerId: row.customerId,
    status: 'pending',
    currency,
    rate,
    isVirtual,
    // Cancelling gives back a use of the coupon that is named: it is one that was counted.
    couponCode: couponIn(quote.rules),
    shippingAddress: isVirtual ? null : row.shippingAddress,
    billingAddress,
    carrierCode: shippingMethod?.carrierCode ?? null,
    methodCode: shippingMethod?.methodCode ?? null,
    shippingTitle: shippingMethod && `${shippingMethod.carrierTitle} - ${shippingMethod.methodTitle}`,
    totals,
  };
}
