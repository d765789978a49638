'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AddressFields } from '@/components/address/address-fields';
import { usePlace } from '@/components/address/use-place';
import { useCheckoutFacts } from '@/components/checkout/checkout-facts';
import { SubmitButton } from '@/components/checkout/steps/submit-button';
import { Form } from '@/components/forms/form';
import { useDraft } from '@/components/forms/use-draft';
import { useForm } from '@/components/forms/use-form';
import { CheckboxField } from '@/components/ui/controls/checkbox-field';
import type { Address } from '@/lib/address/address';
import { type AddressForm, addressForm, formatAddress, withAddressDraft } from '@/lib/address/address';
import { checkedFields, countryFields } from '@/lib/address/address-rules';
import { loadRegions } from '@/lib/address/directories-store';
import { readDraft, removeDraft } from '@/lib/browser/session/session-storage';
import { useCheckoutStore } from '@/lib/checkout/state/checkout-store';

interface AddressEntryProps {
  section: 'shipping' | 'billing';
  /** Reopened with its values [CHK-12]. */
  address: Address | null;
  submitLabel: string;
  onSubmit: (address: Address) => Promise<void>;
}

const DRAFTS = { shipping: 'draft_shipping_address', billing: 'draft_billing_address' } as const;

const allOf = (values: AddressForm) => values;

/** The form of a new address, checked by the rules of its country [CHK-8]. */
export function AddressEntry({ section, address, submitLabel, onSubmit }: AddressEntryProps) {
  const draft = DRAFTS[section];
  const t = useTranslations('checkout.address');
  const { rules } = useCheckoutFacts();
  const [first] = useState(() => withAddressDraft(addressForm(address, rules.defaultCountry), readDraft(draft)));
  const isSignedIn = useCheckoutStore((state) => state.isSignedIn);
  const [isKept, setKept] = useState(address?.saveInAddressBook ?? true);
  const [countryId, setCountryId] = useState(first.country_id);
  const place = usePlace(countryId, rules);
  const form = useForm<AddressForm>({
    defaultValues: first,
    checked: checkedFields(place.fields),
    async loadSchema() {
      const [{ addressSchema }, regions] = await Promise.all([
        import('@/lib/address/address-schema'),
        loadRegions(countryId).catch(() => []),
      ]);
      return addressSchema(countryFields(countryId, regions, rules));
    },
  });
  useDraft(draft, form, allOf);

  async function submit(values: AddressForm) {
    const entered = formatAddress(values, place.regions ?? []);
    await onSubmit(isSignedIn ? { ...entered, saveInAddressBook: isKept } : entered);
    removeDraft(draft);
  }

  return (
    <Form form={form} onSubmit={submit} className="max-w-140">
      <AddressFields section={section} place={place} onCountry={setCountryId} />
      {isSignedIn ? (
        <CheckboxField
          label={t('save')}
          checked={isKept}
          onChange={({ target }) => setKept(target.checked)}
          className="mt-3"
        />
      ) : null}
      <SubmitButton>{submitLabel}</SubmitButton>
    </Form>
  );
}
