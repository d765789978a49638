'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { TaxedMoney } from '@/lib/cart/cart';
import { formatMoney } from '@/lib/format/money';
import type { TaxDisplayType } from '@/lib/store/store-config';

interface TaxedPriceProps {
  price: TaxedMoney;
  display: TaxDisplayType;
  className?: string;
}

/** An amount in the shop's tax display: without tax, with tax, or with both [STORE-10]. */
export function TaxedPrice({ price, display, className = '' }: TaxedPriceProps) {
  const t = useTranslations('miniCart');
  const locale = useLocale();
  const { excludingTax, includingTax } = price;
  return (
    <span className={`block tabular-nums ${className}`}>
      {formatMoney(display === 1 ? excludingTax : includingTax, locale)}
      {display === 3 ? (
        <span className="block font-normal text-ink-soft text-xs">
          {t('netPrice', { price: formatMoney(excludingTax, locale) })}
        </span>
      ) : null}
    </span>
  );
}

/** The amount that comes first in a tax display. */
export function shownPrice(price: TaxedMoney, display: TaxDisplayType) {
  return display === 1 ? price.excludingTax : price.includingTax;
}
