'use client';

import { useLocale } from 'next-intl';
import type { Address } from '@/lib/checkout/address';
import { countryName } from './country-name';

/** An address as it stands on a parcel. */
export function AddressLines({ address, className = '' }: { address: Address; className?: string }) {
  const locale = useLocale();
  const { firstname, lastname, company, street, city, region, postcode, country_id, telephone } = address;
  const lines = [
    company,
    ...street,
    city,
    [region, postcode].filter(Boolean).join(' '),
    countryName(country_id, locale),
  ].filter(Boolean);
  return (
    <address className={`not-italic ${className}`.trim()}>
      <span className="block font-medium text-ink">
        {firstname} {lastname}
      </span>
      <span className="block">{lines.join(', ')}</span>
      {telephone ? <span className="block">{telephone}</span> : null}
    </address>
  );
}
