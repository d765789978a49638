'use client';

import { useTranslations } from 'next-intl';
import { BasketDrawing } from '@/components/cart/item/basket-drawing';
import { buttonClass } from '@/components/ui/controls/button';
import { pagePath } from '@/lib/browser/page-store';
import type { CartLine } from '@/lib/cart/cart';
import { useCartStore } from '@/lib/cart/session/cart-store';
import { CART_PATH } from '@/lib/config/paths';
import { StatePanel } from './state-panel';

/** The checkout of a cart that has nothing in it, or of no cart at all; says so where the one before was lost. */
export function EmptyCheckout() {
  const t = useTranslations('checkout.empty');
  const isLost = useCartStore((state) => state.isLost);
  return (
    <StatePanel icon={<BasketDrawing />} title={t('title')}>
      <p className="mb-6 text-ink-soft">{t(isLost ? 'lost' : 'text')}</p>
      <a href={pagePath('/')} className={buttonClass('primary')}>
        {t('action')}
      </a>
    </StatePanel>
  );
}

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
