import { toRestAddress } from '@/lib/address/address';
import { billedAddress } from '@/lib/address/billing-address';
import { paymentAdapter } from '@/lib/checkout/payment/payment-methods';
import type { CheckoutState } from '@/lib/checkout/state/checkout-state';
import { type Money, toMajorUnits, toMinorUnits } from '@/lib/format/money';
import { readToken } from '@/lib/magento/call-headers';
import { OrderStopped } from './order-failure';

type Chosen = Pick<
  CheckoutState,
  | 'billingAddress'
  | 'email'
  | 'paymentCode'
  | 'paymentData'
  | 'shippingAddress'
  | 'shippingMethod'
  | 'shippingMethodCode'
>;

/** Where the REST calls of a guest's cart, or of the customer's own, begin [CHK-5]. */
export function cartRoot(cartId: string): `/rest/V1/${string}` {
  return readToken() ? '/rest/V1/carts/mine' : `/rest/V1/guest-carts/${encodeURIComponent(cartId)}`;
}

/** Body of shipping-information [B7]. Throws where something is missing. */
export function shippingInformation(chosen: Chosen) {
  const { shippingAddress, billingAddress, shippingMethod, shippingMethodCode } = chosen;
  const billed = billedAddress(billingAddress, shippingAddress);
  if (!shippingAddress || !billed) throw missing('address', 'address');
  if (!shippingMethod || !shippingMethodCode) throw missing('delivery', 'shippingMethod');
  return {
    addressInformation: {
      billing_address: toRestAddress(billed),
      shipping_address: toRestAddress(shippingAddress),
      shipping_carrier_code: shippingMethod,
      shipping_method_code: shippingMethodCode,
    },
  };
}

/** Body of payment-information [B7], which places the order; a customer's e-mail the backend knows. Throws as above. */
export function paymentInformation(cartId: string, chosen: Chosen, agreementIds: readonly number[]) {
  const billed = billedAddress(chosen.billingAddress, chosen.shippingAddress);
  if (!billed) throw missing('address', 'billingAddress');
  const adapter = paymentAdapter(chosen.paymentCode ?? '');
  const lacking = adapter ? adapter.missing(chosen.paymentData ?? {}) : 'paymentMethod';
  if (!adapter || lacking) throw missing('payment', lacking ?? '');
  const { email } = chosen;
  const isGuest = !readToken();
  if (isGuest && !email) throw missing('address', 'email');
  return {
    billingAddress: toRestAddress(billed),
    cartId,
    ...(isGuest ? { email } : {}),
    paymentMethod: {
      ...adapter.toPaymentMethod(chosen.paymentData ?? {}),
      // Magento's own type for them is text.
      ...(agreementIds.length > 0 ? { extension_attributes: { agreement_ids: agreementIds.map(String) } } : {}),
    },
  };
}

function missing(failure: 'address' | 'delivery' | 'payment', what: string): OrderStopped {
  return new OrderStopped(failure, `Missing required information: ${what}`);
}

export interface TotalsAnswer {
  totals?: { quote_currency_code?: string; total_segments?: { code: string; value: number | null }[] };
}

/** Whether an order would be paid in another currency than was shown. */
export function isInOtherCurrency({ totals }: TotalsAnswer, shown: Money | null): boolean {
  const { quote_currency_code: code } = totals ?? {};
  return Boolean(shown && code && code !== shown.currency);
}

/** Stops an order that costs other than was shown. Magento's `grand_total` lacks tax; its segment is what is paid. */
export function checkTotal(answer: TotalsAnswer, shown: Money | null): void {
  const { quote_currency_code: code, total_segments: segments } = answer.totals ?? {};
  const now = segments?.find((segment) => segment.code === 'grand_total')?.value;
  if (!shown || !code || typeof now !== 'number') return;
  const isOther = isInOtherCurrency(answer, shown);
  if (isOther || toMinorUnits(now, code) !== shown.minor) {
    const was = `${toMajorUnits(shown)} ${shown.currency}`;
    const message = `The total has changed from ${was} to ${now} ${code}.`;
    throw new OrderStopped(isOther ? 'currency' : 'price', message, undefined, code);
  }
}
