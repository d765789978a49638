import type { Address } from '@/lib/address/address';
import type { BillingAddress } from '@/lib/address/billing-address';
import type { StoredMoney } from '@/lib/format/money';

type Fields = Record<string, unknown>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isTextOrNull = (value: unknown): boolean => value === null || isText(value);
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

export function isBillingAddress(value: unknown): value is BillingAddress {
  return (isFields(value) && value.sameAsShippingAddress === true) || isAddress(value);
}

export function isMoney(value: unknown): value is StoredMoney {
  return isFields(value) && typeof value.value === 'number' && isText(value.currency);
}
