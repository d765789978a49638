'use client';

import { useTranslations } from 'next-intl';
import { AddressChoice } from '@/components/checkout/address/address-choice';
import { useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import { submitShippingAddress } from '@/lib/checkout/submit/submit-shipping-address';

/** Where the goods go: of the customer's address book, or written anew. */
export function ShippingAddressStep() {
  const t = useTranslations('checkout.address');
  const address = useCheckoutStore((state) => state.shippingAddress);
  return (
    <AddressChoice section="shipping" address={address} submitLabel={t('submit')} onSubmit={submitShippingAddress} />
  );
}
