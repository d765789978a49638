'use client';

import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { pagePath } from '@/lib/browser/page-store';
import { BasketDrawing } from './basket-drawing';

interface EmptyCartProps {
  /** The way back is taken. */
  onShop?: () => void;
}

/** A cart with nothing in it, and the way back to the shelves. */
export function EmptyCart({ onShop }: EmptyCartProps) {
  const t = useTranslations('miniCart');
  return (
    <div className="flex flex-col items-center py-10 text-center md:py-16">
      <BasketDrawing />
      <h2 className="mt-6 mb-2 text-xl">{t('emptyTitle')}</h2>
      <p className="mb-6 text-ink-soft">{t('emptyText')}</p>
      <ButtonLink href={pagePath('/')} onClick={onShop}>
        {t('shop')}
      </ButtonLink>
    </div>
  );
}
