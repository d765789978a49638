'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/image/icon';

/** The cart could not be read: what that means, and another try. */
export function FailedCart({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('miniCart');
  return (
    <div role="alert" className="flex flex-col items-center py-10 text-center md:py-16">
      <span className="flex size-16 items-center justify-center rounded-full bg-amber-tint text-amber">
        <Icon name="alert" className="size-8" />
      </span>
      <h2 className="mt-6 mb-2 text-xl">{t('failedTitle')}</h2>
      <p className="mb-6 text-ink-soft">{t('failedText')}</p>
      <Button onClick={onRetry}>{t('tryAgain')}</Button>
    </div>
  );
}
