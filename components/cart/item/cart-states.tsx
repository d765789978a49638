'use client';

import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { RetryButton } from '@/components/ui/controls/retry-button';
import { Icon } from '@/components/ui/image/icon';
import { pagePath } from '@/lib/browser/page-store';

interface EmptyCartProps {
  onShop?: () => void;
}

export function EmptyCart({ onShop }: EmptyCartProps) {
  const t = useTranslations('miniCart');
  return (
    <div className="flex flex-col items-center py-10 text-center md:py-16">
      <BasketDrawing />
      <h2 className="mt-6 mb-2 text-xl">{t('emptyTitle')}</h2>
      <p className="mb-6 text-ink-soft">{t('emptyText')}</p>
      <ButtonLink href={pagePath('/')} data-page="CMS_PAGE" onClick={onShop}>
        {t('shop')}
      </ButtonLink>
    </div>
  );
}

export function FailedCart({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('miniCart');
  return (
    <div role="alert" className="flex flex-col items-center py-10 text-center md:py-16">
      <span className="flex size-16 items-center justify-center rounded-full bg-amber-tint text-amber">
        <Icon name="alert" className="size-8" />
      </span>
      <h2 className="mt-6 mb-2 text-xl">{t('failedTitle')}</h2>
      <p className="mb-6 text-ink-soft">{t('failedText')}</p>
      <RetryButton onRetry={onRetry}>{t('tryAgain')}</RetryButton>
    </div>
  );
}

const LINES = 'fill-none stroke-evergreen stroke-[3] [stroke-linecap:round] [stroke-linejoin:round]';

function BasketDrawing() {
  return (
    <svg viewBox="0 0 240 160" aria-hidden="true" focusable="false" className="h-32 w-48">
      <ellipse cx="120" cy="146" rx="96" ry="9" className="fill-sunken" />
      <path d="M58 72h124l-12 62a10 10 0 0 1-10 8H80a10 10 0 0 1-10-8L58 72Z" className="fill-evergreen-tint" />
      <path d="M58 72h124l-12 62a10 10 0 0 1-10 8H80a10 10 0 0 1-10-8L58 72ZM46 72h148" className={LINES} />
      <path
        d="M84 72l19-39a12 12 0 0 1 11-7h12a12 12 0 0 1 11 7l19 39M98 90v34M120 90v34M142 90v34"
        className={LINES}
      />
      <circle cx="178" cy="40" r="14" className="fill-apricot-tint stroke-apricot stroke-[3]" />
      <path d="M178 33v14M171 40h14" className="fill-none stroke-apricot stroke-[3] [stroke-linecap:round]" />
    </svg>
  );
}
