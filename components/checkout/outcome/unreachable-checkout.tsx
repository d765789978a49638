'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import { StatePanel } from './state-panel';

/** The checkout of a cart that could not be read. */
export function UnreachableCheckout({ onTryAgain }: { onTryAgain: () => void }) {
  const t = useTranslations('checkout');
  return (
    <div role="alert">
      <StatePanel icon="alert" title={t('unreachable.title')}>
        <p className="mb-6 text-ink-soft">{t('unreachable.text')}</p>
        <Button onClick={onTryAgain}>{t('tryAgain')}</Button>
      </StatePanel>
    </div>
  );
}
