'use client';

import { useTranslations } from 'next-intl';
import { AddressFields } from '@/components/checkout/address/address-fields';
import { AddressLines } from '@/components/checkout/address/address-lines';
import type { Place } from '@/components/checkout/address/use-place';
import { RadioTiles } from '@/components/forms/radio-tiles';
import { pickedAddress } from '@/lib/checkout/address/address-form';
import type { PaymentValues } from '@/lib/checkout/payment/payment-values';
import { useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import type { CustomerAddress } from '@/lib/customer/customer';

interface BillChoiceProps {
  book: readonly CustomerAddress[];
  place: Place;
  onBill: (bill: string) => void;
  onCountry: (countryId: string) => void;
}

/** Where the bill goes: with the goods, to an address of the book, or to one that is written here. */
export function BillChoice({ book, place, onBill, onCountry }: BillChoiceProps) {
  const t = useTranslations('checkout.billing');
  const shipping = useCheckoutStore((state) => state.shippingAddress);
  const others = book.filter(({ id }) => id !== shipping?.customerAddressId);
  return (
    <RadioTiles<PaymentValues>
      name="bill"
      legend={t('legend')}
      onChange={({ target }) => onBill(target.value)}
      className="mt-8"
      tiles={[
        { value: 'same', label: t('same'), hint: shipping ? <AddressLines address={shipping} /> : undefined },
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
