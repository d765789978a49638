import { readDraft } from '@/lib/browser/session-storage';
import { isSameAsShipping } from '@/lib/checkout/address/address';
import { withAddressDraft } from '@/lib/checkout/address/address-draft';
import { addressForm } from '@/lib/checkout/address/address-form';
import type { PaymentValues } from '@/lib/checkout/payment/payment-values';
import type { CheckoutState } from '@/lib/checkout/state/checkout-state';

type Given = Pick<CheckoutState, 'billingAddress' | 'paymentCode' | 'paymentData'>;

/** The payment form's first values: what was given before, else the only way there is, and the bill with the goods. */
export function paymentStart(given: Given, codes: readonly string[], defaultCountry: string): PaymentValues {
  const { billingAddress, paymentCode, paymentData } = given;
  const own = billingAddress && !isSameAsShipping(billingAddress) ? billingAddress : null;
  const only = codes.length === 1 ? codes[0] : undefined;
  const written = own?.customerAddressId === undefined ? own : null;
  return {
    method: codes.find((code) => code === paymentCode) ?? only ?? null,
    purchaseOrderNumber: paymentData?.purchaseOrderNumber ?? '',
    card: { number: '', expiry: '', cvc: '' },
    bill: own ? (own.customerAddressId?.toString() ?? 'new') : 'same',
    billing: withAddressDraft(addressForm(written, defaultCountry), readDraft('draft_billing_address')),
  };
}
