'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { CartLine } from '@/lib/cart/cart';
import { formatMoney } from '@/lib/format/format-money';
import type { TaxDisplayType } from '@/lib/store/store-config';
import { shownPrice } from './taxed-price';

/** What one of a line costs, and what is taken off all of it. */
export function LineSums({ line, display }: { line: CartLine; display: TaxDisplayType }) {
  const t = useTranslations('miniCart');
  const locale = useLocale();
  return (
    <>
      <p className="text-ink-soft text-sm tabular-nums">
        {t('each', { price: formatMoney(shownPrice(line.price, display), locale) })}
      </p>
      {line.discount ? (
        <p className="text-apricot text-sm tabular-nums">
          {t('discount', { price: formatMoney(line.discount, locale) })}
        </p>
      ) : null}
    </>
  );
}
