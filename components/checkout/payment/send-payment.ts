import { removeDraft } from '@/lib/browser/session-storage';
import type { BillingAddress } from '@/lib/checkout/address/address';
import { formatAddress, pickedAddress } from '@/lib/checkout/address/address-form';
import type { Region } from '@/lib/checkout/address/directories';
import { paymentAdapter } from '@/lib/checkout/payment/payment-adapters';
import type { PaymentValues } from '@/lib/checkout/payment/payment-values';
import type { PaymentData } from '@/lib/checkout/state/checkout-state';
import { submitBillingAddress } from '@/lib/checkout/submit/submit-billing-address';
import { submitPaymentMethod } from '@/lib/checkout/submit/submit-payment-method';
import type { CustomerAddress } from '@/lib/customer/customer';
import { AppError } from '@/lib/errors/app-error';
import type { CollectPayment } from './collect-payment';

interface Surroundings {
  book: readonly CustomerAddress[];
  /** Of the bill's country. */
  regions: readonly Region[];
  /** Whether the bill's address is asked for here. */
  hasBill: boolean;
  /** A card that was taken before and still pays. */
  taken: PaymentData | null;
  collect: CollectPayment | null;
}

/** Sends what the payment form holds: the card to the gateway, the bill's address and the method to the checkout. */
export async function sendPayment(values: PaymentValues, around: Surroundings): Promise<void> {
  const data = around.taken ?? (await dataOf(values, around.collect));
  if (!data || !values.method) return;
  if (around.hasBill) await submitBillingAddress(billOf(values, around));
  await submitPaymentMethod(values.method, data);
  removeDraft('draft_billing_address');
}

async function dataOf(values: PaymentValues, collect: CollectPayment | null): Promise<PaymentData | null> {
  const fields = values.method && paymentAdapter(values.method)?.fields;
  if (fields === 'purchaseOrderNumber') return { purchaseOrderNumber: values.purchaseOrderNumber.trim() };
  if (fields !== 'card') return {};
  if (!collect) throw new AppError('network', 'The card form is not there yet');
  return collect(values);
}

function billOf({ bill, billing }: PaymentValues, { book, regions }: Surroundings): BillingAddress {
  if (bill === 'new') return formatAddress(billing, regions);
  const picked = book.find(({ id }) => String(id) === bill);
  return picked ? pickedAddress(picked) : { sameAsShippingAddress: true };
}
