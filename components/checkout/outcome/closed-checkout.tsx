'use client';

import { useTranslations } from 'next-intl';
import { Button, buttonClass } from '@/components/ui/controls/button';
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
