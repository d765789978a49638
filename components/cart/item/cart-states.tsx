'use client';

import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { RetryButton } from '@/components/ui/controls/retry-button';
import { Icon } from '@/components/ui/image/icon';
import { Said } from '@/components/ui/said';
import { pagePath } from '@/lib/browser/page-store';
import { useErrorText } from '@/lib/magento/use-error-text';
import { BasketDrawing } from './basket-drawing';

interface EmptyCartProps {
  onShop?: () => void;
}

export function EmptyCart({ onShop }: EmptyCartProps) {
  const t = useTranslations('miniCart');
  return (
    <div className="flex flex-col items-center py-10 text-center md:py-16">
      <BasketDrawing />
      <h2 className="mb-2 text-xl">{t('emptyTitle')}</h2>
      <p className="mb-6 text-ink-soft">{t('emptyText')}</p>
      <ButtonLink href={pagePath('/')} data-page="CMS_PAGE" onClick={onShop}>
        {t('shop')}
      </ButtonLink>
    </div>
  );
}

interface FailedCartProps {
  /** Why it could not be read. */
  error: unknown;
  onRetry: () => void;
}

export function FailedCart({ error, onRetry }: FailedCartProps) {
  const t = useTranslations('miniCart');
  const errorText = useErrorText();
  return (
    <div role="alert" className="flex flex-col items-center py-10 text-center md:py-16">
      <span className="flex size-16 items-center justify-center rounded-full bg-amber-tint text-amber">
        <Icon name="alert" className="size-8" />
      </span>
      <h2 className="mt-6 mb-2 text-xl">{t('failedTitle')}</h2>
      <p className="mb-6 text-ink-soft">
        {t('failedText')} <Said>{errorText(error)}</Said>
      </p>
      <RetryButton onRetry={onRetry}>{t('tryAgain')}</RetryButton>
    </div>
  );
}
