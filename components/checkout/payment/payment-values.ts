import type { RefObject } from 'react';
import { type Address, addressForm, formatAddress, pickedAddress, withAddressDraft } from '@/lib/address/address';
import { type BillingAddress, ownBillingAddress } from '@/lib/address/billing-address';
import { knownRegions } from '@/lib/address/directories-store';
import { readDraft, removeDraft } from '@/lib/browser/session/session-storage';
import { isCardMethod, type PaymentValues, paymentAdapter } from '@/lib/checkout/payment/payment-methods';
import { walletOf } from '@/lib/checkout/payment/wallets';
import type { CheckoutState, PaymentData } from '@/lib/checkout/state/checkout-state';
import { submitBillingAddress, submitPaymentMethod } from '@/lib/checkout/submit/submit-payment';
import type { CustomerAddress } from '@/lib/customer/customer';
import { AppError } from '@/lib/errors/app-error';
import type { Money } from '@/lib/format/money';

type Given = Pick<CheckoutState, 'billingAddress' | 'paymentCode' | 'paymentData'>;

/**
 * The payment form's first values: what was given, else the only method or a card, in the place of a wallet that is gone
 * the first; billing to the shipping address.
 */
export function paymentStart(given: Given, codes: readonly string[], defaultCountry: string): PaymentValues {
  const { billingAddress, paymentCode, paymentData } = given;
  const own = ownBillingAddress(billingAddress);
  const usual = codes.length === 1 || walletOf(paymentCode) ? codes[0] : codes.find(isCardMethod);
  const written = own?.customerAddressId === undefined ? own : null;
  return {
    method: codes.find((code) => code === paymentCode) ?? usual ?? null,
    purchaseOrderNumber: paymentData?.purchaseOrderNumber ?? '',
    card: { number: '', expiry: '', cvc: '' },
    billingChoice: own ? (own.customerAddressId?.toString() ?? 'new') : 'same',
    billing: withAddressDraft(addressForm(written, defaultCountry), readDraft('draft_billing_address')),
  };
}

/** The address book with the address of it that is billed, which it lacks where it could not be read. */
export function bookWithBilled(book: readonly CustomerAddress[], billed: Address | null): readonly CustomerAddress[] {
  const id = billed?.customerAddressId;
  if (!billed || id === undefined || book.some((one) => one.id === id)) return book;
  return [
    ...book,
    { ...billed, id, company: billed.company ?? null, isDefaultBilling: false, isDefaultShipping: false },
  ];
}

/** Turns what was typed into what the order needs; null where the shopper broke it off. */
export type CollectPayment = (values: PaymentValues) => Promise<PaymentData | null>;

export interface CardFormProps {
  collect: RefObject<CollectPayment | null>;
  amount: Money;
  /** Told false while the page has a card to check, which is neither saved nor in the provider's own fields. */
  onHosted: (isHosted: boolean) => void;
}

interface Surroundings {
  book: readonly CustomerAddress[];
  hasBilling: boolean;
  /** A card that was taken before and still pays. */
  taken: PaymentData | null;
  collect: CollectPayment | null;
}

/** Sends what the payment form holds: the card to the gateway, the billing address and the method to the checkout. */
export async function sendPayment(values: PaymentValues, around: Surroundings): Promise<void> {
  const data = around.taken ?? (await dataOf(values, around.collect));
  if (!data || !values.method) return;
  if (around.hasBilling) await submitBillingAddress(billingAddressOf(values, around.book));
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

function billingAddressOf({ billingChoice, billing }: PaymentValues, book: readonly CustomerAddress[]): BillingAddress {
  if (billingChoice === 'new') return formatAddress(billing, knownRegions(billing.country_id));
  const picked = book.find(({ id }) => String(id) === billingChoice);
  return picked ? pickedAddress(picked) : { sameAsShippingAddress: true };
}
