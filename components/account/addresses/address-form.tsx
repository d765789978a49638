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
import { knownRegions, loadRegions } from '@/lib/address/directories-store';
import { readDraft, removeDraft, writeDraft } from '@/lib/browser/session/session-storage';
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

interface Defaults {
  shipping: boolean;
  billing: boolean;
}

interface Draft {
  /** Of the address that is being changed. */
  id: number | null;
  values: AddressValues;
  defaults: Defaults;
}

/** A new address of the book or one of its own, by the rules of its country [SESS-11]. */
export function AddressForm({ rules, customer, address, isGone, onSaved, onCancel }: AddressFormProps) {
  const t = useTranslations('addressBook');
  const id = address?.id ?? null;
  const [first] = useState(() => firstState(rules, customer, address));
  const [countryId, setCountryId] = useState(first.values.country_id);
  const [defaults, setDefaults] = useState(first.defaults);
  const place = usePlace(countryId, rules);
  const form = useForm<AddressValues>({
    defaultValues: first.values,
    checked: checkedFields(place.fields),
    async loadSchema() {
      const [{ addressSchema }, regions] = await Promise.all([
        import('@/lib/address/address-schema'),
        loadRegions(countryId).catch(() => []),
      ]);
      return addressSchema(countryFields(countryId, regions, rules));
    },
  });
  const draftOf = useCallback((values: AddressValues): Draft => ({ id, values, defaults }), [id, defaults]);
  useDraft(DRAFT, form, draftOf);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  function choose(choice: Partial<Defaults>) {
    const next = { ...defaults, ...choice };
    setDefaults(next);
    writeDraft(DRAFT, { ...draftOf(form.getValues()), defaults: next });
  }

  async function submit(values: AddressValues) {
    const input = {
      ...toBookAddress(formatAddress(values, knownRegions(values.country_id))),
      default_shipping: defaults.shipping,
      default_billing: defaults.billing,
    };
    // One file for what changes addresses: each alone would be named by every page.
    if (id === null) {
      const { createAddress } = await import(/* webpackChunkName: "address-book" */ '@/lib/customer/create-address');
      await createAddress(input);
    } else {
      const { updateAddress } = await import(/* webpackChunkName: "address-book" */ '@/lib/customer/update-address');
      await updateAddress(id, input);
    }
    removeDraft(DRAFT);
    onSaved();
  }

  const { isSubmitting } = form.formState;
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="-mx-1 mb-4 w-fit rounded-sm px-1 text-xl">
        {t(id === null ? 'addTitle' : 'editTitle')}
      </h2>
      {isGone ? (
        <Alert kind="warning" className="mb-4">
          {t('gone')}
        </Alert>
      ) : null}
      <Form form={form} onSubmit={submit} className="sm:max-w-140">
        <AddressFields section="shipping" place={place} onCountry={setCountryId} />
        <div className="mt-4">
          <DefaultChoice
            already={address?.isDefaultShipping ? t('isDefaultShipping') : null}
            label={t('makeDefaultShipping')}
            isChosen={defaults.shipping}
            onChoose={(shipping) => choose({ shipping })}
          />
          <DefaultChoice
            already={address?.isDefaultBilling ? t('isDefaultBilling') : null}
            label={t('makeDefaultBilling')}
            isChosen={defaults.billing}
            onChoose={(billing) => choose({ billing })}
          />
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

/**
 * Values of the address, or the customer's name; over them what was entered and not sent. The first address becomes a
 * default one unless told otherwise, and one that is stays one.
 */
function firstState(rules: AddressRules, customer: Customer, address: CustomerAddress | null) {
  const { firstname, lastname, addresses } = customer;
  const values = address
    ? addressForm(pickedAddress(address), rules.defaultCountry)
    : { ...addressForm(null, rules.defaultCountry), firstname, lastname };
  const stored = readDraft(DRAFT) as Partial<Record<keyof Draft, unknown>> | null;
  const draft = stored?.id === (address?.id ?? null) ? stored : null;
  const chosen: Record<string, unknown> = Object(draft?.defaults);
  const isDefault = (flag: 'isDefaultShipping' | 'isDefaultBilling', choice: unknown) =>
    address?.[flag] || (typeof choice === 'boolean' ? choice : !addresses.some((one) => one[flag]));
  return {
    values: withAddressDraft(values, draft?.values),
    defaults: {
      shipping: isDefault('isDefaultShipping', chosen.shipping),
      billing: isDefault('isDefaultBilling', chosen.billing),
    },
  };
}

interface DefaultChoiceProps {
  /** What is said in place of the question: this is the default one already. */
  already: string | null;
  label: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** Magento has another address take the place of a default one; none is simply taken away. */
function DefaultChoice({ already, label, isChosen, onChoose }: DefaultChoiceProps) {
  if (already) return <p className="py-2 font-medium">{already}</p>;
  return <CheckboxField label={label} checked={isChosen} onChange={({ target }) => onChoose(target.checked)} />;
}
