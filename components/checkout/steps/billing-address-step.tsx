'use client';

import { useTranslations } from 'next-intl';
import { AddressChoice } from '@/components/checkout/address/address-choice';
import { AddressEntry } from '@/components/checkout/address/address-entry';
import { AddressLines } from '@/components/checkout/address/address-lines';
import { isSameAsShipping } from '@/lib/checkout/address';
import { useCheckoutStore } from '@/lib/checkout/checkout-store';
import { submitBillingAddress } from '@/lib/checkout/submit-billing-address';

/** Whom to bill, where nothing is sent by post. */
export function BillingAddressStep() {
  const t = useTranslations('checkout.billing');
  const address = useOwnBillingAddress();
  return (
    <AddressChoice
      section="billing"
      address={address}
      submitLabel={t('submit')}
      onSubmit={submitBillingAddress}
      entry={(start) => (
        <AddressEntry
          section="billing"
          address={start}
          draft="draft_billing_address"
          submitLabel={t('submit')}
          onSubmit={submitBillingAddress}
        />
      )}
    />
  );
}

/** The address as it stands in the step that is done. */
export function BillingAddressSummary() {
  const address = useOwnBillingAddress();
  return address ? <AddressLines address={address} /> : null;
}

function useOwnBillingAddress() {
  const billing = useCheckoutStore((state) => state.billingAddress);
  return billing && !isSameAsShipping(billing) ? billing : null;
}
