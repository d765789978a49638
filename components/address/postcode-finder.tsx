'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { useField } from '@/components/forms/field';
import { Alert, type AlertKind } from '@/components/ui/alert';
import { Button } from '@/components/ui/controls/button';
import { boxClass, Field, fieldTies } from '@/components/ui/controls/field';
import { Skeleton } from '@/components/ui/skeleton';
import type { FoundAddress } from '@/lib/address/finder/address-finder';
import { normalisedPostcode } from '@/lib/address/postcodes';
import { FoundAddresses } from './found-addresses';
import type { Place } from './use-place';
import { type PostcodeSearch, usePostcodeSearch } from './use-postcode-search';

interface PostcodeFinderProps extends ComponentProps<'input'> {
  name: string;
  label: string;
  optional: boolean;
  prefix: '' | 'billing.';
  place: Place;
}

/** The field of the postcode with a button that finds the addresses there; the one that is picked fills the fields below. */
export function PostcodeFinder({ name, label, optional, prefix, place, ...props }: PostcodeFinderProps) {
  const t = useTranslations('addressFinder');
  const tValidation = useTranslations('validation');
  const { countryId, regionKind } = place.fields;
  const example = place.fields.postcodeExample ?? '';
  const { getValues, setValue, setError, setFocus, trigger } = useFormContext();
  const { search, start, end } = usePostcodeSearch(countryId);
  const { control, look } = useField({ name, label, optional, onChange: () => end('none') });
  const hint = t('hint', { example });
  const isBusy = search.state === 'busy';

  function find() {
    if (isBusy) return;
    const entered = String(getValues(name));
    const postcode = normalisedPostcode(countryId, entered);
    if (postcode) return void start(postcode);
    // What is wrong goes as soon as it is mended, as in a field that was left.
    setValue(name, entered, { shouldTouch: true });
    setError(name, { type: 'pattern', message: tValidation('pattern', { value: example }) });
    setFocus(name);
  }

  function pick({ street, city, county, postcode }: FoundAddress) {
    const named = place.regions?.find((region) => region.name.toLowerCase() === county.toLowerCase());
    const region = { list: { region_code: named?.code ?? '' }, text: { region: county }, none: {} }[regionKind];
    const values = Object.entries({ 'street.0': street[0], 'street.1': street[1], city, postcode, ...region });
    for (const [field, value] of values) setValue(prefix + field, value, { shouldDirty: true, shouldTouch: true });
    void trigger(values.map(([field]) => prefix + field));
    end('filled');
    setFocus(`${prefix}street.0`);
  }

  return (
    <div>
      <Field {...look} label={label} hint={hint}>
        <div className="flex gap-2">
          <input
            {...props}
            {...control}
            {...fieldTies(look.id, { ...look, hint })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              find();
            }}
            className={boxClass('min-w-0 max-w-48')}
          />
          <Button look="secondary" className="shrink-0" aria-disabled={isBusy} onClick={find}>
            {t('find')}
          </Button>
        </div>
      </Field>
      <div role="status">
        <SearchNotice search={search} />
      </div>
      {/* The size of most lists: what is below moves at the press, and not again. */}
      {isBusy ? <Skeleton className="h-64" /> : null}
      {search.state === 'found' && search.addresses.length > 0 ? (
        <FoundAddresses
          label={t('list')}
          addresses={search.addresses}
          takesFocus={search.takesFocus}
          onPick={pick}
          onLeave={() => {
            end('none');
            setFocus(name);
          }}
        />
      ) : null}
    </div>
  );
}

const lineClass = 'mt-3 mb-1 text-sm';

/** What came of a search, in words. */
function SearchNotice({ search }: { search: PostcodeSearch }) {
  const t = useTranslations('addressFinder');
  switch (search.state) {
    case 'none':
      return null;
    case 'busy':
      return <p className={lineClass}>{t('finding')}</p>;
    case 'failed':
      return <Outcome kind="warning">{t('failed')}</Outcome>;
    case 'filled':
      return <Outcome kind="success">{t('filled')}</Outcome>;
    case 'found': {
      const { postcode, addresses } = search;
      if (addresses.length === 0) return <Outcome kind="info">{t('nowhere', { postcode })}</Outcome>;
      return <p className={lineClass}>{t('found', { count: addresses.length, postcode })}</p>;
    }
  }
}

function Outcome({ kind, children }: { kind: AlertKind; children: string }) {
  return (
    <Alert kind={kind} isLive={false} className="mt-3">
      <p>{children}</p>
    </Alert>
  );
}
