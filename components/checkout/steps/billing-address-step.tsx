'use client';

import { useTranslations } from 'next-intl';
import { AddressChoice } from '@/components/checkout/address/address-choice';
import { submitBillingAddress } from '@/lib/checkout/submit/submit-billing-address';
import { useOwnBillingAddress } from './use-own-billing-address';

/** Whom to bill, where nothing is sent by post. */
export function BillingAddressStep() {
  const t = useTranslations('checkout.billing');
  const address = useOwnBillingAddress();
  return (
    <AddressChoice section="billing" address={address} submitLabel={t('submit')} onSubmit={submitBillingAddress} />
  );
}
