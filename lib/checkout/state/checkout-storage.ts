import type { Address } from '@/lib/address/address';
import type { BillingAddress } from '@/lib/address/billing-address';
import { readStoredJson, removeStored, type StorageKey, writeStored } from '@/lib/browser/local-storage';
import { isAddress, isFields, isMoney, isText, isTextOrNull } from '@/lib/checkout/order/stored-order';
import { type StoredMoney, toMoney, toStoredMoney } from '@/lib/format/money';
import type { PaymentData, SavedCheckout, ShippingMethod } from './checkout-state';

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

function isBillingAddress(value: unknown): value is BillingAddress {
  return (isFields(value) && value.sameAsShippingAddress === true) || isAddress(value);
}

function readMethods(): ShippingMethod[] {
  const saved = readStoredJson('availableShippingMethods');
  const methods = (Array.isArray(saved) ? saved : []).map(fromStoredShippingMethod);
  return methods.every((method) => method !== null) ? methods : [];
}

/** The delivery that was chosen last, though the cart may have lost it since. */
export function readMethod(): Pick<SavedCheckout, 'shippingMethod' | 'shippingMethodCode' | 'shippingTitle'> {
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

/** Keeps how the shopper pays, never the card itself: after a reload the card is asked for again. */
export function savePaymentMethod(code: string, { card, purchaseOrderNumber, label }: PaymentData): void {
  save('paymentMethod', card === undefined ? { code, purchaseOrderNumber, label } : { code, isOnce: true });
}

/** Removes all that was saved. */
export function clearSavedCheckout(): void {
  for (const key of KEYS) removeStored(key);
}

type StoredShippingMethod = Omit<ShippingMethod, 'price'> & {
  price: { excludingTax: StoredMoney; includingTax: StoredMoney };
};

function toStoredShippingMethod({ price, ...method }: ShippingMethod): StoredShippingMethod {
  const { excludingTax, includingTax } = price;
  return {
    ...method,
    price: { excludingTax: toStoredMoney(excludingTax), includingTax: toStoredMoney(includingTax) },
  };
}

function fromStoredShippingMethod(value: unknown): ShippingMethod | null {
  if (!isShippingMethod(value)) return null;
  const { excludingTax, includingTax } = value.price;
  const price = {
    excludingTax: toMoney(excludingTax, excludingTax.currency),
    includingTax: toMoney(includingTax, includingTax.currency),
  };
  return { ...value, price };
}

function isShippingMethod(value: unknown): value is StoredShippingMethod {
  if (!isFields(value) || !isFields(value.price)) return false;
  const { carrier_code, carrier_title, method_code, method_title, code, title, price } = value;
  return (
    [carrier_code, carrier_title, method_code, method_title, code, title].every(isText) &&
    isMoney(price.excludingTax) &&
    isMoney(price.includingTax) &&
    typeof value.available === 'boolean' &&
    isTextOrNull(value.errorMessage)
  );
}
