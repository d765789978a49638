'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { shownPrice } from '@/components/cart/item/taxed-price';
import { RadioTiles } from '@/components/ui/controls/tiles';
import { Icon } from '@/components/ui/image/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { useLoaded } from '@/components/ui/use-loaded';
import type { AddressRules } from '@/lib/address/address-rules';
import type { Cart } from '@/lib/cart/cart';
import { formatMoney } from '@/lib/format/money';
import type { TaxDisplayType } from '@/lib/store/store-config';
import { type Estimate, methodKey } from './use-estimate';

const loadForm = () => import('./estimate-form').then((code) => code.EstimateForm);

interface EstimateSectionProps {
  address: Cart['shippingAddress'];
  rules: AddressRules;
  display: TaxDisplayType;
  estimate: Estimate;
}

/** Estimate form and the shipping methods that it finds, collapsed until it is opened. */
export function EstimateSection({ address, rules, display, estimate }: EstimateSectionProps) {
  const t = useTranslations('cart');
  const locale = useLocale();
  const [wasOpened, setWasOpened] = useState(false);
  const EstimateForm = useLoaded(loadForm, wasOpened);
  const { methods, chosen, error, isBusy } = estimate;
  const start = {
    country: address?.country_id ?? rules.defaultCountry,
    region: address?.region_code ?? '',
    postcode: address?.postcode ?? '',
  };
  return (
    <details className="group/estimate" onToggle={() => setWasOpened(true)}>
      <summary className="flex min-h-11 items-center justify-between gap-2 rounded-sm font-medium text-sm hover:text-evergreen">
        {t('estimate')}
        <Icon name="chevron-down" className="size-4 group-open/estimate:rotate-180" />
      </summary>
      {EstimateForm ? (
        <EstimateForm rules={rules} start={start} isBusy={isBusy} onAsk={estimate.ask} />
      ) : (
        <Skeleton className="mt-2 h-56 w-full" />
      )}
      {error ? (
        <p role="alert" className="mt-3 text-brick text-sm">
          {error}
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
          tiles={methods.map((method) => {
            const price = shownPrice(method.price, display);
            return {
              value: methodKey(method),
              label: method.method_title || method.carrier_title,
              hint: method.method_title ? method.carrier_title : undefined,
              price: price.minor > 0 ? formatMoney(price, locale) : t('free'),
            };
          })}
          input={{
            name: 'estimate-method',
            onChange: (event) => estimate.choose(event.currentTarget.value),
          }}
        />
      ) : null}
    </details>
  );
}
