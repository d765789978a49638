'use client';

import { useTranslations } from 'next-intl';
import { SelectInput } from '@/components/forms/select-input';
import { TextInput } from '@/components/forms/text-input';
import { Skeleton } from '@/components/ui/skeleton';
import { regionWord } from './place-words';
import type { Place } from './use-place';

interface RegionFieldProps {
  prefix: '' | 'billing.';
  section: 'shipping' | 'billing';
  place: Place;
}

/** The region as the country has it: one of its list, free text, or not asked for [CHK-8]. */
export function RegionField({ prefix, section, place: { regions, fields } }: RegionFieldProps) {
  const t = useTranslations('checkout.address');
  const { countryId, regionKind, isRegionRequired } = fields;
  if (regionKind === 'none') return null;
  const label = t(`regions.${regionWord(countryId)}`);
  const autoComplete = `${section} address-level1`;
  if (!regions) {
    return (
      <div role="status" aria-label={label}>
        <Skeleton className="h-18 w-full" />
      </div>
    );
  }
  if (regionKind === 'text') {
    return (
      <TextInput
        key={countryId}
        name={`${prefix}region`}
        label={label}
        optional={!isRegionRequired}
        autoComplete={autoComplete}
      />
    );
  }
  return (
    <SelectInput
      key={countryId}
      name={`${prefix}region_code`}
      label={label}
      optional={!isRegionRequired}
      placeholder={t('chooseRegion')}
      options={regions.map(({ code, name }) => ({ value: code, label: name }))}
      autoComplete={autoComplete}
    />
  );
}
