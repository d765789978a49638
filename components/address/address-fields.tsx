'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { TextInput } from '@/components/forms/field';
import { SelectInput } from '@/components/forms/select-input';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/image/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { useLoaded } from '@/components/ui/use-loaded';
import { countryName } from './address-lines';
import type { Place } from './use-place';

// For shops whose server can ask somebody.
const loadFinder = () => import('./postcode-finder').then((code) => code.PostcodeFinder);

interface AddressFieldsProps {
  /** Before the fields' names, where the form has others too: `billing.` */
  prefix?: '' | 'billing.';
  /** What browsers fill the fields in for. */
  section: 'shipping' | 'billing';
  place: Place;
  onCountry: (countryId: string) => void;
}

/** The fields of an address as its country writes them, the country first, since it decides about the others [CHK-8]. */
export function AddressFields({ prefix = '', section, place, onCountry }: AddressFieldsProps) {
  const t = useTranslations('address');
  const locale = useLocale();
  const { setValue, setFocus, clearErrors } = useFormContext();
  const { countries, fields, hasFailed, tryAgain } = place;
  const { countryId, hasSubdistrict } = fields;
  const isListed = countries?.some(({ id }) => id === countryId);
  const options = (countries ?? []).map(({ id, name }) => ({ value: id, label: name }));

  // The preset one is not among those that the shop sells to.
  const [instead] = countries ?? [];
  useEffect(() => {
    if (isListed !== false || !instead) return;
    setValue(`${prefix}country_id`, instead.id);
    onCountry(instead.id);
  }, [isListed, instead, setValue, prefix, onCountry]);

  function changeCountry(next: string) {
    // Another country's regions mean nothing here.
    for (const name of ['region_code', 'region']) setValue(`${prefix}${name}`, '');
    for (const name of ['street.1', 'region_code', 'region', 'postcode', 'telephone']) clearErrors(prefix + name);
    onCountry(next);
  }

  const postcode = <PostcodeField prefix={prefix} section={section} place={place} />;

  return (
    <div className="grid gap-4">
      {hasFailed && !countries ? (
        <Alert kind="warning" title={t('unreachable')}>
          <Button
            look="secondary"
            className="mt-2"
            onClick={() => {
              // The pressed button goes.
              setFocus(`${prefix}country_id`);
              tryAgain();
            }}
          >
            {t('tryAgain')}
          </Button>
        </Alert>
      ) : null}
      <SelectInput
        name={`${prefix}country_id`}
        label={t('country')}
        autoComplete={`${section} country`}
        options={isListed ? options : [{ value: countryId, label: countryName(countryId, locale) }, ...options]}
        onChange={({ target }) => changeCountry(target.value)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput name={`${prefix}firstname`} label={t('firstname')} autoComplete={`${section} given-name`} />
        <TextInput name={`${prefix}lastname`} label={t('lastname')} autoComplete={`${section} family-name`} />
      </div>
      <CompanyField prefix={prefix} section={section} />
      {fields.hasFinder ? postcode : null}
      <TextInput name={`${prefix}street.0`} label={t('street')} autoComplete={`${section} address-line1`} />
      <TextInput
        name={`${prefix}street.1`}
        label={t(hasSubdistrict ? 'subdistrict' : 'street2')}
        // Without its word nobody can tell a sub-district from its district of the same name.
        hint={hasSubdistrict && t('subdistrictHint')}
        optional
        autoComplete={`${section} address-line2`}
      />
      <div className="grid gap-4 sm:auto-cols-fr sm:grid-flow-col">
        <TextInput
          name={`${prefix}city`}
          label={t(hasSubdistrict ? 'district' : 'city')}
          autoComplete={`${section} address-level2`}
        />
        <RegionField prefix={prefix} section={section} place={place} />
      </div>
      {fields.hasFinder ? null : postcode}
      <TextInput
        name={`${prefix}telephone`}
        type="tel"
        label={t('telephone')}
        hint={t(section === 'shipping' ? 'telephoneHint' : 'telephoneHintBilling')}
        autoComplete={`${section} tel`}
        className="sm:max-w-80"
      />
    </div>
  );
}

interface PartProps {
  prefix: '' | 'billing.';
  section: 'shipping' | 'billing';
  place: Place;
}

/** Few have one: it waits behind a word, and stands open where the address has one. */
function CompanyField({ prefix, section }: Omit<PartProps, 'place'>) {
  const t = useTranslations('address');
  const { getValues } = useFormContext();
  const name = `${prefix}company`;
  const [isOpen] = useState(() => Boolean(getValues(name)));
  return (
    <details open={isOpen} className="group/company">
      <summary className="target flex w-fit items-center gap-2 rounded-sm text-evergreen">
        {t('addCompany')}
        <Icon name="chevron-down" className="size-4 group-open/company:rotate-180" />
      </summary>
      <TextInput name={name} label={t('company')} optional autoComplete={`${section} organization`} />
    </details>
  );
}

/** The postcode; where addresses can be found by it with a button that does, before the fields that it fills. */
function PostcodeField({ prefix, section, place }: PartProps) {
  const t = useTranslations('address');
  const { countryId, postcodeExample, isPostcodeRequired, hasFinder } = place.fields;
  const Finder = useLoaded(loadFinder, hasFinder);
  const field = {
    name: `${prefix}postcode`,
    label: t(postcodeLabel(countryId)),
    optional: !isPostcodeRequired,
    autoComplete: `${section} postal-code`,
    autoCapitalize: 'characters',
    spellCheck: false,
  } as const;
  if (hasFinder && Finder) return <Finder key={countryId} {...field} prefix={prefix} place={place} />;
  if (hasFinder && Finder === null) {
    return (
      <div role="status" aria-label={field.label}>
        <Skeleton className="h-24 w-full" />
      </div>
    );
  }
  const hint = postcodeExample ? t('postcodeHint', { example: postcodeExample }) : undefined;
  return <TextInput {...field} hint={hint} className="max-w-60" />;
}

/** The region as the country has it: one of its list, free text, or not asked for [CHK-8]. */
function RegionField({ prefix, section, place: { regions, fields } }: PartProps) {
  const t = useTranslations('address');
  const { countryId, regionKind, isRegionRequired } = fields;
  if (regionKind === 'none') return null;
  const label = t(`regions.${regionLabel(countryId)}`);
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

const REGION_LABELS = {
  county: 'GB IE NO SE HU HR EE RO',
  state: 'US AU IN MX BR MY DE AT VE',
  province: 'TH CA CN ES IT NL BE AR ID KR PH VN TR PL ZA',
} as const;

/** What a country calls its regions: a key of `address.regions`. */
function regionLabel(countryId: string): keyof typeof REGION_LABELS | 'region' {
  const labels = Object.keys(REGION_LABELS) as (keyof typeof REGION_LABELS)[];
  return labels.find((label) => REGION_LABELS[label].includes(countryId)) ?? 'region';
}

/** What a country calls its postcodes: a key of `address`. */
function postcodeLabel(countryId: string): 'zip' | 'postcode' {
  return countryId === 'US' || countryId === 'PR' ? 'zip' : 'postcode';
}
