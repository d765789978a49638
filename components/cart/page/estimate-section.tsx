'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Arrivals } from '@/components/delivery/get-arrivals';
import { Icon } from '@/components/ui/image/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { useLoaded } from '@/components/ui/use-loaded';
import type { AddressRules } from '@/lib/address/address-rules';
import type { Cart } from '@/lib/cart/cart';
import type { TaxDisplayType } from '@/lib/store/store-config';
import type { Estimate } from './use-estimate';

const loadForm = () => import('./estimate-form').then((code) => code.EstimateForm);

interface EstimateSectionProps {
  address: Cart['shippingAddress'];
  rules: AddressRules;
  display: TaxDisplayType;
  arrivals: Arrivals | null;
  estimate: Estimate;
}

/** Estimate form and the shipping methods that it finds, collapsed until it is opened. */
export function EstimateSection({ address, rules, ...props }: EstimateSectionProps) {
  const t = useTranslations('cart');
  const [wasOpened, setWasOpened] = useState(false);
  const EstimateForm = useLoaded(loadForm, wasOpened);
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
        <EstimateForm rules={rules} start={start} {...props} />
      ) : (
        <Skeleton className="mt-2 h-56 w-full" />
      )}
    </details>
  );
}
