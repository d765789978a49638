'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AddressFields } from '@/components/address/address-fields';
import { AddressLines } from '@/components/address/address-lines';
import { usePlace } from '@/components/address/use-place';
import { useCheckoutFacts } from '@/components/checkout/checkout-facts';
import { StepFailure } from '@/components/checkout/outcome/failure-notice';
import { Form } from '@/components/forms/form';
import { useDraft } from '@/components/forms/use-draft';
import { useForm } from '@/components/forms/use-form';
import { CheckboxField } from '@/components/ui/controls/checkbox-field';
import { RadioTiles } from '@/components/ui/controls/tiles';
import { Busy } from '@/components/ui/spinner';
import {
  type Address,
  type AddressForm,
  addressForm,
  formatAddress,
  pickedAddress,
  withAddressDraft,
} from '@/lib/address/address';
import { checkedFields, countryFields } from '@/lib/address/address-rules';
import { ownBillingAddress } from '@/lib/address/billing-address';
import { knownRegions, loadRegions } from '@/lib/address/directories-store';
import { readDraft, removeDraft } from '@/lib/browser/session/session-storage';
import { useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import { submitBillingAddress } from '@/lib/checkout/submit/submit-payment';
import { submitShippingAddress } from '@/lib/checkout/submit/submit-shipping';
import type { CustomerAddress } from '@/lib/customer/customer';
import { SubmitButton } from './step-frame';
import { useCustomer } from './use-customer';

type Section = 'shipping' | 'billing';

const NEW = 'new';
const NOTHING_CHECKED = [] as const;
const loadSchema = () => import('@/lib/checkout/submit/step-schemas').then(({ nothingSchema }) => nothingSchema);

/** The address that the goods are sent to. */
export function ShippingAddressStep() {
  const t = useTranslations('checkout.address');
  const address = useCheckoutStore((state) => state.shippingAddress);
  return (
    <AddressStep section="shipping" address={address} submitLabel={t('submit')} onSubmit={submitShippingAddress} />
  );
}

/** The billing address of a virtual cart. */
export function BillingAddressStep() {
  const t = useTranslations('checkout.billing');
  const address = useCheckoutStore((state) => ownBillingAddress(state.billingAddress));
  return <AddressStep section="billing" address={address} submitLabel={t('submit')} onSubmit={submitBillingAddress} />;
}

interface AddressStepProps {
  section: Section;
  /** Reopened with its values [CHK-12]. */
  address: Address | null;
  submitLabel: string;
  onSubmit: (address: Address) => Promise<void>;
}

/** The customer's address book as tiles, with the form of another address as the last one; guests get the form alone [CHK-8]. */
function AddressStep(props: AddressStepProps) {
  const t = useTranslations('checkout.address');
  const isSignedIn = useCheckoutStore((state) => state.isSignedIn);
  const customer = useCustomer(isSignedIn);
  if (customer === undefined) return <Busy label={t('loadingBook')} />;
  const book = customer?.addresses ?? [];
  return (
    <>
      <StepFailure part={`${props.section}Address`} />
      {book.length > 0 ? <BookOrNew {...props} book={book} /> : <AddressEntry {...props} />}
    </>
  );
}

function BookOrNew({ book, ...props }: AddressStepProps & { book: CustomerAddress[] }) {
  const { section, address, submitLabel, onSubmit } = props;
  const t = useTranslations('checkout.address');
  const [chosen, setChosen] = useState(() => firstChoice(section, address, book));
  const form = useForm<Record<string, never>>({ defaultValues: {}, checked: NOTHING_CHECKED, loadSchema });
  const picked = book.find(({ id }) => String(id) === chosen);
  return (
    <div className="max-w-140">
      <RadioTiles
        legend={t('book')}
        chosen={chosen}
        isControlled
        input={{ name: `${section}-book`, onChange: ({ target }) => setChosen(target.value) }}
        tiles={[
          ...book.map((one) => ({
            value: String(one.id),
            label: `${one.firstname} ${one.lastname}`,
            hint: <AddressLines address={pickedAddress(one)} hasName={false} />,
          })),
          { value: NEW, label: t('other') },
        ]}
      />
      {picked ? (
        <Form form={form} onSubmit={() => onSubmit(pickedAddress(picked))}>
          <SubmitButton>{submitLabel}</SubmitButton>
        </Form>
      ) : (
        <div className="mt-5">
          <AddressEntry {...props} address={address?.customerAddressId === undefined ? address : null} />
        </div>
      )}
    </div>
  );
}

function firstChoice(section: Section, address: Address | null, book: CustomerAddress[]): string {
  if (address) {
    const known = book.find(({ id }) => id === address.customerAddressId);
    return known ? String(known.id) : NEW;
  }
  const usual = book.find((one) => (section === 'shipping' ? one.isDefaultShipping : one.isDefaultBilling)) ?? book[0];
  return usual ? String(usual.id) : NEW;
}

const DRAFTS = { shipping: 'draft_shipping_address', billing: 'draft_billing_address' } as const;

const allOf = (values: AddressForm) => values;

/** The form of a new address, checked by the rules of its country [CHK-8]. */
export function AddressEntry({ section, address, submitLabel, onSubmit }: AddressStepProps) {
  const draft = DRAFTS[section];
  const t = useTranslations('checkout.address');
  const { rules } = useCheckoutFacts();
  const [first] = useState(() => withAddressDraft(addressForm(address, rules.defaultCountry), readDraft(draft)));
  const isSignedIn = useCheckoutStore((state) => state.isSignedIn);
  // What has joined the book already would stand there twice.
  const [isKept, setKept] = useState(address?.saveInAddressBook === undefined);
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
    const entered = formatAddress(values, knownRegions(values.country_id));
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
