'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { pagePath } from '@/lib/browser/page-scope';
import { StatePanel } from './state-panel';

/** The checkout of a cart that has nothing in it, or of no cart at all. */
export function EmptyCheckout() {
  const t = useTranslations('checkout.empty');
  return (
    <StatePanel icon="basket" title={t('title')}>
      <p className="mb-6 text-ink-soft">{t('text')}</p>
      <a href={pagePath('/')} className={buttonClass('primary')}>
        {t('action')}
      </a>
    </StatePanel>
  );
}
