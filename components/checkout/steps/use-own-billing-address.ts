import { isSameAsShipping } from '@/lib/checkout/address/address';
import { useCheckoutStore } from '@/lib/checkout/state/checkout-store';

/** The bill's address where it is one of its own. */
export function useOwnBillingAddress() {
  const billing = useCheckoutStore((state) => state.billingAddress);
  return billing && !isSameAsShipping(billing) ? billing : null;
}
