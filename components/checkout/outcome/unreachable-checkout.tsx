'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/controls/button';

/** A cart that could not be read, or a step whose code did not come. In the first load: without a network nothing comes. */
export function UnreachableCheckout({ onTryAgain }: { onTryAgain: () => void }) {
  const t = useTranslations('checkout');
  return (
    <Alert kind="error" title={t('unreachable.title')} className="max-w-140">
      <p>{t('unreachable.text')}</p>
      <Button look="secondary" className="mt-3" onClick={onTryAgain}>
        {t('tryAgain')}
      </Button>
    </Alert>
  );
}
