'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState } from 'react';
import { AddressFields } from '@/components/address/address-fields';
import { usePlace } from '@/components/address/use-place';
import { Form } from '@/components/forms/form';
import { useDraft } from '@/components/forms/use-draft';
import { useForm } from '@/components/forms/use-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/controls/button';
import { CheckboxField } from '@/components/ui/controls/checkbox-field';
import {
  type AddressForm as AddressValues,
  addressForm,
  formatAddress,
  pickedAddress,
  toBookAddress,
  withAddressDraft,
} from '@/lib/address/address';
import { type AddressRules, checkedFields, countryFields } from '@/lib/address/address-rules';
import { loadRegions } from '@/lib/address/directories-store';
import { readDraft, removeDraft } from '@/lib/browser/session-storage';
import type { Customer, CustomerAddress } from '@/lib/customer/customer';

interface AddressFormProps {
  rules: AddressRules;
  customer: Customer;
  /** Null: a new one. */
  address: CustomerAddress | null;
  /** The one that was to be changed is not in the book; what is entered becomes a new one. */
  isGone: boolean;
  onSaved: () => void;
  onCancel: () => void;
}

const DRAFT = 'draft_address';

/** A new address of the book or one of its own, by the rules of its country [SESS-11]. */
export function AddressForm({ rules, customer, address, isGone, onSaved, onCancel }: AddressFormProps) {
  const t = useTranslations('addressBook');
  const id = address?.id ?? null;
  const [first] = useState(() => firstValues(rules, customer, address));
  const [countryId, setCountryId] = useState(first.country_id);
  const shipping = useDefault(customer, 'isDefaultShipping', address);
  const billing = useDefault(customer, 'isDefaultBilling', address);
  const place = usePlace(countryId, rules);
  const form = useForm<AddressValues>({
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
  useDraft(
    DRAFT,
    form,
    useCallback((values: AddressValues) => ({ id, values }), [id]),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  async function submit(values: AddressValues) {
    const input = {
      ...toBookAddress(formatAddress(values, place.regions ?? [])),
      default_shipping: shipping.isChosen,
      default_billing: billing.isChosen,
    };
    if (id === null) {
      const { createAddress } = await import('@/lib/customer/create-address');
      await createAddress(input);
    } else {
      const { updateAddress } = await import('@/lib/customer/update-address');
      await updateAddress(id, input);
    }
    removeDraft(DRAFT);
    onSaved();
  }

  const { isSubmitting } = form.formState;
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="mb-4 rounded-sm text-xl">
        {t(id === null ? 'addTitle' : 'editTitle')}
      </h2>
      {isGone ? (
        <Alert kind="warning" className="mb-4">
          {t('gone')}
        </Alert>
      ) : null}
      <Form form={form} onSubmit={submit} className="max-w-140">
        <AddressFields section="shipping" place={place} onCountry={setCountryId} />
        <div className="mt-4">
          <DefaultChoice is={shipping} label={t('makeDefaultShipping')} already={t('isDefaultShipping')} />
          <DefaultChoice is={billing} label={t('makeDefaultBilling')} already={t('isDefaultBilling')} />
        </div>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button type="submit" aria-disabled={isSubmitting}>
            {isSubmitting ? t('saving') : t('save')}
          </Button>
          <Button
            look="secondary"
            onClick={() => {
              removeDraft(DRAFT);
              onCancel();
            }}
          >
            {t('cancel')}
          </Button>
        </div>
      </Form>
    </>
  );
}

/** Values of the address, or the customer's name; over them what was entered and not sent. */
function firstValues(rules: AddressRules, { firstname, lastname }: Customer, address: CustomerAddress | null) {
  const stored = address
    ? addressForm(pickedAddress(address), rules.defaultCountry)
    : { ...addressForm(null, rules.defaultCountry), firstname, lastname };
  const draft = readDraft(DRAFT) as { id?: unknown; values?: unknown } | null;
  return withAddressDraft(stored, draft?.id === (address?.id ?? null) ? draft?.values : null);
}

/** Whether the address becomes a default one: the first does unless told otherwise, and one that is stays one. */
function useDefault(
  { addresses }: Customer,
  flag: 'isDefaultShipping' | 'isDefaultBilling',
  address: CustomerAddress | null,
) {
  const isAlready = address?.[flag] ?? false;
  const [isChosen, setChosen] = useState(isAlready || !addresses.some((one) => one[flag]));
  return { isAlready, isChosen, setChosen };
}

interface DefaultChoiceProps {
  is: ReturnType<typeof useDefault>;
  label: string;
  already: string;
}

/** Magento has another address take the place of a default one; none is simply taken away. */
function DefaultChoice({ is: { isAlready, isChosen, setChosen }, label, already }: DefaultChoiceProps) {
  if (isAlready) return <p className="py-2 font-medium">{already}</p>;
  return <CheckboxField label={label} checked={isChosen} onChange={({ target }) => setChosen(target.checked)} />;
}
