import type { Address } from './address';

/** The billing address: one of its own, or the shipping address. */
export type BillingAddress = Address | { sameAsShippingAddress: true };

export function isSameAsShipping(billing: BillingAddress): billing is { sameAsShippingAddress: true } {
  return 'sameAsShippingAddress' in billing;
}

/** The billing address where it is one of its own; null where it is that of shipping, or not known. */
export function ownBillingAddress(billing: BillingAddress | null): Address | null {
  return billing && !isSameAsShipping(billing) ? billing : null;
}

/** The address that is billed; null while it is not known. */
export function billedAddress(billing: BillingAddress | null, shipping: Address | null): Address | null {
  return ownBillingAddress(billing) ?? (billing && shipping);
}
