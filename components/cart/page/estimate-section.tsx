'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Icon } from '@/components/ui/image/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { useLoaded } from '@/components/ui/use-loaded';
import type { EstimateFormProps } from './estimate-form';

const loadForm = () => import('./estimate-form').then((code) => code.EstimateForm);

/** Estimate form and the shipping methods that it finds, collapsed until it is opened. */
export function EstimateSection(props: EstimateFormProps) {
  const t = useTranslations('cart');
  const [wasOpened, setWasOpened] = useState(false);
  const EstimateForm = useLoaded(loadForm, wasOpened);
  return (
    <details className="group/estimate" onToggle={() => setWasOpened(true)}>
      <summary className="s-fold">
        {t('estimate')}
        <Icon name="chevron-down" className="size-4 group-open/estimate:rotate-180" />
      </summary>
      {EstimateForm ? <EstimateForm {...props} /> : <Skeleton className="mt-2 h-56 w-full" />}
    </details>
  );
}
