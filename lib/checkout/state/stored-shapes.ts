import type { Address, BillingAddress } from '@/lib/checkout/address/address';
import type { PlacedOrder } from '@/lib/checkout/order/receipt';
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

/** Whether a value from storage is an amount of money. */
function isMoney(value: unknown): value is { value: number; currency: string } {
  return isFields(value) && typeof value.value === 'number' && isText(value.currency);
}

/** Whether a value from storage is a way of delivery. */
export function isShippingMethod(value: unknown): value is ShippingMethod {
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

/** Whether a value from storage is an order as its receipt keeps it. */
export function isPlacedOrder(value: unknown): value is PlacedOrder {
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
