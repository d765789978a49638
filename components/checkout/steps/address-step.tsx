'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AddressLines } from '@/components/address/address-lines';
import { StepFailure } from '@/components/checkout/outcome/failure-notice';
import { AddressEntry } from '@/components/checkout/steps/address-entry';
import { useCustomer } from '@/components/checkout/steps/use-customer';
import { Form } from '@/components/forms/form';
import { useForm } from '@/components/forms/use-form';
import { RadioTiles } from '@/components/ui/controls/tiles';
import { Busy } from '@/components/ui/spinner';
import { type Address, pickedAddress } from '@/lib/address/address';
import { ownBillingAddress } from '@/lib/address/billing-address';
import { useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import { submitBillingAddress } from '@/lib/checkout/submit/submit-payment';
import { submitShippingAddress } from '@/lib/checkout/submit/submit-shipping';
import type { CustomerAddress } from '@/lib/customer/customer';
import { SubmitButton } from './submit-button';

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
