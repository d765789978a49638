'use client';

import { AddressLines } from '@/components/checkout/address/address-lines';
import { useOwnBillingAddress } from './use-own-billing-address';

/** The address as it stands in the step that is done. */
export function BillingAddressSummary() {
  const address = useOwnBillingAddress();
  return address ? <AddressLines address={address} /> : null;
}
