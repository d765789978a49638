'use client';

import { useTranslations } from 'next-intl';
import { AddressFields } from '@/components/address/address-fields';
import { AddressLines } from '@/components/address/address-lines';
import type { Place } from '@/components/address/use-place';
import { RadioTiles } from '@/components/forms/radio-tiles';
import { pickedAddress } from '@/lib/address/address';
import type { PaymentValues } from '@/lib/checkout/payment/payment-methods';
import { useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import type { CustomerAddress } from '@/lib/customer/customer';

interface BillingChoiceProps {
  book: readonly CustomerAddress[];
  place: Place;
  onChoice: (choice: string) => void;
  onCountry: (countryId: string) => void;
}

/** The billing address: the shipping address, one of the book, or one that is written here. */
export function BillingChoice({ book, place, onChoice, onCountry }: BillingChoiceProps) {
  const t = useTranslations('checkout.billing');
  const shipping = useCheckoutStore((state) => state.shippingAddress);
  const others = book.filter(({ id }) => id !== shipping?.customerAddressId);
  return (
    <RadioTiles<PaymentValues>
      name="billingChoice"
      legend={t('legend')}
      onChange={({ target }) => onChoice(target.value)}
      className="mt-8"
      tiles={[
        { value: 'same', label: t('same') },
        ...others.map((one) => ({
          value: String(one.id),
          label: `${one.firstname} ${one.lastname}`,
          hint: <AddressLines address={pickedAddress(one)} hasName={false} />,
        })),
        {
          value: 'new',
          label: t('other'),
          details: <AddressFields prefix="billing." section="billing" place={place} onCountry={onCountry} />,
        },
      ]}
    />
  );
}
