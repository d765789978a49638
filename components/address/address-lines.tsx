'use client';

import { useLocale } from 'next-intl';
import { Fragment } from 'react';
import type { Address } from '@/lib/address/address';

interface AddressLinesProps {
  address: Address;
  /** Whether the name stands on top; where it is said already it need not. */
  hasName?: boolean;
}

/** An address in its lines, the last but one of which is the country's. */
export function AddressLines({ address, hasName = true }: AddressLinesProps) {
  const locale = useLocale();
  const { firstname, lastname, company, street, city, region, postcode, country_id, telephone } = address;
  // Thai is written without commas.
  const comma = /[ก-๙]/.test(city) ? ' ' : ', ';
  const lines = [company, ...street, city].filter(Boolean).join(comma);
  // A Thai part begins with what it is, a street or a district: dictionaries part that from its name; some end with a number.
  const parts = comma === ' ' ? lines.split(/ (?!\d)/) : [lines];
  return (
    <>
      {hasName ? (
        <span className="block font-medium text-ink">
          {firstname} {lastname}
        </span>
      ) : null}
      <span className="block">
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one line, which has no others
          <Fragment key={index}>
            {index > 0 ? ' ' : null}
            <span className={comma === ' ' ? 'inline-block' : undefined}>{part}</span>
          </Fragment>
        ))}
        {region ? comma : ' '}
        {/* Read in one piece, where a line has room for it. */}
        <span className="inline-block">{[region, postcode].filter(Boolean).join(' ')}</span>
      </span>
      <span className="block">{countryName(country_id, locale)}</span>
      {telephone ? <span className="block">{telephone}</span> : null}
    </>
  );
}

/** A country in the page's language; its code where the browser does not know it. */
export function countryName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
