'use client';

import { useLocale, useTranslations } from 'next-intl';
import { shownAmount, type TaxedMoney } from '@/lib/cart/cart';
import { formatMoney } from '@/lib/format/money';
import type { TaxDisplayType } from '@/lib/store/get-store-config';

interface TaxedPriceProps {
  price: TaxedMoney;
  display: TaxDisplayType;
  /** The word in the place of nothing, for what is one thing's and no sum. */
  free?: string;
  className?: string;
}

/** An amount in the shop's tax display: without tax, with tax, or with both [STORE-10]. */
export function TaxedPrice({ price, display, free, className = '' }: TaxedPriceProps) {
  const t = useTranslations('miniCart');
  const locale = useLocale();
  const shown = shownAmount(price, display);
  const isFree = free !== undefined && shown.minor === 0;
  return (
    <span className={`block tabular-nums ${className}`}>
      {isFree ? free : formatMoney(shown, locale)}
      {display === 3 && !isFree ? (
        <span className="block font-normal text-ink-soft text-xs">
          {t('netPrice', { price: formatMoney(price.excludingTax, locale) })}
        </span>
      ) : null}
    </span>
  );
}
