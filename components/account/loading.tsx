'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/controls/button';
import { Busy } from '@/components/ui/spinner';
import { useErrorText } from '@/lib/magento/use-error-text';

interface LoadingProps {
  error: unknown;
  onRetry: () => void;
}

/** In the place of what is being read: that it is, or why it is not, with another try. */
export function Loading({ error, onRetry }: LoadingProps) {
  const t = useTranslations('account');
  const errorText = useErrorText();
  if (!error) return <Busy label={t('loading')} />;
  return (
    <Alert kind="error" title={t('failed')}>
      <p>{errorText(error)}</p>
      <Button look="secondary" onClick={onRetry} className="mt-3">
        {t('tryAgain')}
      </Button>
    </Alert>
  );
}
