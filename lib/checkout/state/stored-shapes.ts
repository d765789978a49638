import type { Address, BillingAddress } from '@/lib/checkout/address/address';
import type { PlacedOrder } from '@/lib/checkout/order/receipt';
import { toMoney, toMoneyAnswer } from '@/lib/format/money';
import type { ShippingMethod } from './shipping-method';

type Fields = Record<string, unknown>;

/** Whether a value from storage is a JSON object. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrNull = (value: unknown): boolean => value === null || isText(value);
const isTextOrAbsent = (value: unknown): boolean => value === undefined || isText(value);

/** Whether a value from storage is an address; storage is anybody's to write. */
export function isAddress(value: unknown): value is Address {
  if (!isFields(value)) return false;
  const { firstname, lastname, city, telephone, country_id, street } = value;
  return (
    [firstname, lastname, city, telephone, country_id].every(isText) &&
    Array.isArray(street) &&
    street.every(isText) &&
    [value.region, value.region_code, value.postcode].every(isTextOrNull) &&
    (value.region_id === null || typeof value.region_id === 'number') &&
    [value.company, value.email].every(isTextOrAbsent) &&
    (value.customerAddressId === undefined || typeof value.customerAddressId === 'number') &&
    (value.saveInAddressBook === undefined || typeof value.saveInAddressBook === 'boolean')
  );
}

/** Whether a value from storage says where to send the bill. */
export function isBillingAddress(value: unknown): value is BillingAddress {
  return (isFields(value) && value.sameAsShippingAddress === true) || isAddress(value);
}

interface StoredMoney {
  value: number;
  currency: string;
}

/** Whether a value from storage is money, which stands there as Magento writes it. */
function isMoney(value: unknown): value is StoredMoney {
  return isFields(value) && typeof value.value === 'number' && isText(value.currency);
}

type StoredShippingMethod = Omit<ShippingMethod, 'price'> & {
  price: { excludingTax: StoredMoney; includingTax: StoredMoney };
};

/** A shipping method for storage. */
export function toStoredShippingMethod({ price, ...method }: ShippingMethod): StoredShippingMethod {
  const { excludingTax, includingTax } = price;
  return {
    ...method,
    price: { excludingTax: toMoneyAnswer(excludingTax), includingTax: toMoneyAnswer(includingTax) },
  };
}

/** A shipping method from storage; null where the value is none. */
export function fromStoredShippingMethod(value: unknown): ShippingMethod | null {
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

type StoredOrder = Omit<PlacedOrder, 'grandTotal'> & { grandTotal: StoredMoney | null };

/** An order for storage. */
export function toStoredOrder(order: PlacedOrder): StoredOrder {
  return { ...order, grandTotal: order.grandTotal && toMoneyAnswer(order.grandTotal) };
}

/** An order from storage, as its receipt keeps it; null where the value is none. */
export function fromStoredOrder(value: unknown): PlacedOrder | null {
  if (!isStoredOrder(value)) return null;
  const { grandTotal } = value;
  return { ...value, grandTotal: grandTotal && toMoney(grandTotal, grandTotal.currency) };
}

function isStoredOrder(value: unknown): value is StoredOrder {
  if (!isFields(value)) return false;
  const { id, number, email, shippingTitle, paymentCode, paymentLabel, shipping_address, billing_address } = value;
  return (
    (id === null || typeof id === 'number') &&
    [number, email, shippingTitle, paymentCode, paymentLabel].every(isTextOrNull) &&
    [shipping_address, billing_address].every((address) => address === null || isAddress(address)) &&
    (value.grandTotal === null || isMoney(value.grandTotal)) &&
    typeof value.isSignedIn === 'boolean' &&
    typeof value.placedAt === 'number'
  );
}
