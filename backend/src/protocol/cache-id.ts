import { createHash } from 'node:crypto';

/** What a cacheable answer depends on besides its query. */
interface CacheFactors {
  currency: string;
  customerGroup: number;
  isLoggedIn: boolean;
  storeCode: string;
  /** Tax rates of the customer's own address; none for guests. */
  taxRates: string;
}

/** The factors of somebody who is not signed in. */
export function guestFactors(storeCode: string, currency: string): CacheFactors {
  return { currency, customerGroup: 0, isLoggedIn: false, storeCode, taxRates: '' };
}

/** The factors of a customer who is signed in; all are of the one group, and prices know no taxes of an address. */
export function customerFactors(storeCode: string, currency: string): CacheFactors {
  return { ...guestFactors(storeCode, currency), customerGroup: 1, isLoggedIn: true };
}

/** `X-Magento-Cache-Id`: SHA-256 in hex, the same for everyone with the same factors on one installation. */
export function cacheId(factors: CacheFactors, salt: string): string {
  // Sorted by Magento's names for them: CURRENCY, CUSTOMER_GROUP, CUSTOMER_TAX_RATES, IS_LOGGED_IN, STORE.
  const values = [factors.currency, factors.customerGroup, factors.taxRates, factors.isLoggedIn, factors.storeCode];
  return createHash('sha256')
    .update(`${values.join('|').toUpperCase()}|${salt}`)
    .digest('hex');
}
