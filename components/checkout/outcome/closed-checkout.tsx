'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/controls/button';
import { pagePath } from '@/lib/browser/page-store';
import type { CartLine } from '@/lib/cart/cart';
import { CART_PATH } from '@/lib/config/paths';
import { StatePanel } from './state-panel';

/** The checkout of a cart with something in it that the shop does not sell online: it does not begin. */
export function RefusedCheckout({ lines }: { lines: readonly CartLine[] }) {
  const t = useTranslations('checkout.refused');
  return (
    <div role="alert">
      <StatePanel icon="alert" title={t('title')}>
        <p className="mb-6 text-ink-soft">
          {t('text', { names: lines.map(({ product }) => product.name).join(', ') })}
        </p>
        <a href={pagePath(CART_PATH)} className={buttonClass('primary')}>
          {t('action')}
        </a>
      </StatePanel>
    </div>
  );
}
