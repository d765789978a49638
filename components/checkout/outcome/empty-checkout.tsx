'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/controls/button';
import { pagePath } from '@/lib/browser/page-store';
import { useCartStore } from '@/lib/cart/session/cart-store';
import { StatePanel } from './state-panel';

/** The checkout of a cart that has nothing in it, or of no cart at all; says so where the one before was lost. */
export function EmptyCheckout() {
  const t = useTranslations('checkout.empty');
  const isLost = useCartStore((state) => state.isLost);
  return (
    <StatePanel icon="basket" title={t('title')}>
      <p className="mb-6 text-ink-soft">{t(isLost ? 'lost' : 'text')}</p>
      <a href={pagePath('/')} className={buttonClass('primary')}>
        {t('action')}
      </a>
    </StatePanel>
  );
}
