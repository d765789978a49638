'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Arrivals } from '@/components/delivery/get-arrivals';
import { methodArrival } from '@/components/delivery/method-arrival';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/controls/button';
import { TextField } from '@/components/ui/controls/field';
import { SelectField } from '@/components/ui/controls/select';
import { RadioTiles } from '@/components/ui/controls/tiles';
import { Said } from '@/components/ui/said';
import { type AddressRules, countryFields } from '@/lib/address/address-rules';
import { loadCountries, loadRegions, useDirectoriesStore } from '@/lib/address/directories-store';
import { readDraft, writeDraft } from '@/lib/browser/session/session-storage';
import { type Cart, shownAmount } from '@/lib/cart/cart';
import type { EstimateAddress } from '@/lib/cart/estimate-totals';
import { methodCode, methodTitle } from '@/lib/cart/shipping-method';
import { withoutPaidTwins } from '@/lib/delivery/paid-twins';
import { formatCharge } from '@/lib/format/charge';
import type { TaxDisplayType } from '@/lib/store/get-store-config';
import type { Estimate } from './use-estimate';

export interface EstimateFormProps {
  /** Where the cart goes already, if anywhere. */
  address: Cart['shippingAddress'];
  rules: AddressRules;
  display: TaxDisplayType;
  arrivals: Arrivals | null;
  estimate: Estimate;
}

/** The address of an estimate, whose fields after the country depend on it, and the methods found for it [CART-8]. */
export function EstimateForm({ address, rules, display, arrivals, estimate }: EstimateFormProps) {
  const t = useTranslations('cart');
  const tMini = useTranslations('miniCart');
  const { isBusy } = estimate;
  const form = useRef<HTMLFormElement>(null);
  const [countryId, setCountryId] = useState(address?.country_id ?? rules.defaultCountry);
  const [hasFailed, setHasFailed] = useState(false);
  const countries = useDirectoriesStore((state) => state.countries);
  const regions = useDirectoriesStore((state) => state.regions[countryId]);
  const { regionKind, postcodeExample } = countryFields(countryId, regions ?? [], rules);

  function askForCountries() {
    setHasFailed(false);
    loadCountries().catch(() => setHasFailed(true));
  }
  useEffect(askForCountries, []);
  useEffect(() => {
    // Without the list the region is a text field.
    loadRegions(countryId).catch(() => {});
  }, [countryId]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const data = new FormData(event.currentTarget);
    const region = String(data.get('region') ?? '').trim();
    const postcode = String(data.get('postcode') ?? '').trim();
    const chosen = regions?.find(({ code }) => code === region);
    // The checkout does not ask for it once more.
    if (!address) {
      const entered = Object(readDraft('draft_shipping_address'));
      writeDraft('draft_shipping_address', {
        ...entered,
        country_id: countryId,
        // Regions are one country's.
        ...(entered.country_id === countryId ? {} : { region: '', region_code: '' }),
        ...(postcode && { postcode }),
        ...(chosen && { region_code: chosen.code }),
      });
    }
    estimate.ask({
      country_code: countryId as EstimateAddress['country_code'],
      postcode,
      ...(region ? { region: chosen ? { region_id: chosen.id, region_code: chosen.code } : { region } } : {}),
    });
  }

  if (hasFailed && !countries) {
    return (
      <Alert kind="warning" title={t('countriesFailed')}>
        <Button
          look="secondary"
          className="mt-2"
          onClick={() => {
            flushSync(askForCountries);
            // The pressed button is gone.
            form.current?.querySelector('select')?.focus();
          }}
        >
          {tMini('tryAgain')}
        </Button>
      </Alert>
    );
  }
  const offered = countries ?? [{ id: countryId, name: countryId }];
  return (
    <>
      <form ref={form} onSubmit={submit} className="mt-2 flex flex-col gap-3">
        <p className="text-ink-soft text-sm">{t('estimateHint')}</p>
        <SelectField
          label={t('country')}
          name="country"
          autoComplete="country"
          value={countryId}
          onChange={(event) => setCountryId(event.currentTarget.value)}
        >
          {offered.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        {regionKind === 'list' ? (
          <SelectField
            key={countryId}
            label={t('region')}
            name="region"
            autoComplete="address-level1"
            defaultValue={address?.region_code ?? ''}
          >
            <option value="">{t('choose')}</option>
            {(regions ?? []).map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
        ) : null}
        <TextField
          label={t('postcode')}
          name="postcode"
          autoComplete="postal-code"
          placeholder={postcodeExample ?? undefined}
          defaultValue={address?.postcode ?? ''}
        />
        <Button type="submit" look="secondary" aria-disabled={isBusy || undefined}>
          {t('estimateSubmit')}
        </Button>
      </form>
      <Methods display={display} arrivals={arrivals} estimate={estimate} />
    </>
  );
}

/** Delivery to the asked address: its methods, one of which is counted; or why there are none. */
function Methods({ display, arrivals, estimate }: Pick<EstimateFormProps, 'display' | 'arrivals' | 'estimate'>) {
  const t = useTranslations('cart');
  const tMini = useTranslations('miniCart');
  const locale = useLocale();
  const { chosen, error } = estimate;
  const taken = estimate.methods?.find((method) => methodCode(method) === chosen);
  const methods =
    estimate.methods &&
    withoutPaidTwins(estimate.methods, (method) => arrivals?.methods[methodCode(method)]?.days, taken);
  return (
    <>
      {error ? (
        <p role="alert" className="mt-3 text-brick text-sm">
          <Said>{error}</Said>
        </p>
      ) : null}
      {methods?.length === 0 ? (
        <p role="status" className="mt-3 text-sm">
          {t('estimateNone')}
        </p>
      ) : null}
      {methods && methods.length > 0 ? (
        <RadioTiles
          isControlled
          className="mt-4"
          legend={t('estimateMethods')}
          chosen={chosen}
          tiles={methods.map((method) => ({
            value: methodCode(method),
            label: methodTitle(method),
            hint: methodArrival(arrivals, methodCode(method), locale),
            price: formatCharge(shownAmount(method.price, display), locale, tMini('free')),
          }))}
          input={{
            name: 'estimate-method',
            onChange: (event) => estimate.choose(event.currentTarget.value),
          }}
        />
      ) : null}
    </>
  );
}
