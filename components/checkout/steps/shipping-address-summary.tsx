'use client';

import { AddressLines } from '@/components/checkout/address/address-lines';
import { useCheckoutStore } from '@/lib/checkout/state/checkout-store';

/** The address as it stands in the step that is done. */
export function ShippingAddressSummary() {
  const address = useCheckoutStore((state) => state.shippingAddress);
  return address ? <AddressLines address={address} /> : null;
}
