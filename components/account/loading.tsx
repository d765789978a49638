'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { RetryButton } from '@/components/ui/controls/retry-button';
import { Said } from '@/components/ui/said';
import { BusyCards } from '@/components/ui/skeleton';
import { useErrorText } from '@/lib/magento/use-error-text';

interface LoadingProps {
  error: unknown;
  onRetry: () => void;
  /** Shown meanwhile, in the size of what comes, where it is not cards. */
  skeleton?: ReactNode;
}

/** In the place of what is being read: that it is, or why it is not, with another try. */
export function Loading({ error, onRetry, skeleton }: LoadingProps) {
  const t = useTranslations('account');
  const errorText = useErrorText();
  if (!error) return skeleton ?? <BusyCards label={t('loading')} />;
  return (
    <Alert kind="error" title={t('failed')}>
      <p>
        <Said>{errorText(error)}</Said>
      </p>
      <RetryButton look="secondary" onRetry={onRetry} className="mt-3">
        {t('tryAgain')}
      </RetryButton>
    </Alert>
  );
}
