import { readStoredJson, removeStored, writeStored } from '@/lib/browser/local-storage';
import type { StorageKey } from '@/lib/browser/storage-keys';
import type { Address, BillingAddress } from '@/lib/checkout/address/address';
import type { PaymentData, SavedCheckout } from './checkout-state';
import type { ShippingMethod } from './shipping-method';
import {
  fromStoredShippingMethod,
  isAddress,
  isBillingAddress,
  isFields,
  toStoredShippingMethod,
} from './stored-shapes';

const KEYS = [
  'availableShippingMethods',
  'billing_address',
  'paymentMethod',
  'shipping_address',
  'shippingMethod',
] as const satisfies StorageKey[];

/** What was saved of a checkout [CHK-1, B9]; what is broken counts as not saved. */
export function readSavedCheckout(): SavedCheckout {
  const billing = readStoredJson('billing_address');
  const shipping = readStoredJson('shipping_address');
  return {
    availableShippingMethods: readMethods(),
    billingAddress: isBillingAddress(billing) ? billing : null,
    shippingAddress: isAddress(shipping) ? shipping : null,
    ...readMethod(),
    ...readPayment(),
  };
}

function readMethods(): ShippingMethod[] {
  const saved = readStoredJson('availableShippingMethods');
  const methods = (Array.isArray(saved) ? saved : []).map(fromStoredShippingMethod);
  return methods.every((method) => method !== null) ? methods : [];
}

function readMethod(): Pick<SavedCheckout, 'shippingMethod' | 'shippingMethodCode' | 'shippingTitle'> {
  const saved = readStoredJson('shippingMethod');
  const { carrier_code, method_code, title } = isFields(saved) ? saved : {};
  return typeof carrier_code === 'string' && typeof method_code === 'string' && typeof title === 'string'
    ? { shippingMethod: carrier_code, shippingMethodCode: method_code, shippingTitle: title }
    : { shippingMethod: null, shippingMethodCode: null, shippingTitle: null };
}

function readPayment(): Pick<SavedCheckout, 'paymentCode' | 'paymentData' | 'isPaymentLost'> {
  const saved = readStoredJson('paymentMethod');
  const { code, purchaseOrderNumber, label, isOnce } = isFields(saved) ? saved : {};
  if (typeof code !== 'string') return { paymentCode: null, paymentData: null, isPaymentLost: false };
  return {
    paymentCode: code,
    paymentData: {
      ...(typeof purchaseOrderNumber === 'string' ? { purchaseOrderNumber } : {}),
      ...(typeof label === 'string' ? { label } : {}),
    },
    isPaymentLost: isOnce === true,
  };
}

function save(key: (typeof KEYS)[number], value: unknown): void {
  writeStored(key, JSON.stringify(value));
}

export function saveShippingAddress(address: Address): void {
  save('shipping_address', address);
}

export function saveShippingMethods(methods: readonly ShippingMethod[]): void {
  save('availableShippingMethods', methods.map(toStoredShippingMethod));
}

export function saveShippingMethod({ carrier_code, method_code, title }: ShippingMethod): void {
  save('shippingMethod', { carrier_code, method_code, title });
}

export function saveBillingAddress(address: BillingAddress): void {
  save('billing_address', address);
}

/** Keeps how the shopper pays, never the nonce itself: after a reload the card is asked for again. */
export function savePaymentMethod(code: string, { nonce, purchaseOrderNumber, label }: PaymentData): void {
  save('paymentMethod', nonce === undefined ? { code, purchaseOrderNumber, label } : { code, isOnce: true });
}

/** Removes all that was saved. */
export function clearSavedCheckout(): void {
  for (const key of KEYS) removeStored(key);
}
