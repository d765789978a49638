import { useLocale, useTranslations } from 'next-intl';
import type { PriceView } from '@/lib/catalog/product/price';
import type { UnitPrice } from '@/lib/catalog/product/unit-price';
import { formatMoney } from '@/lib/format/format-money';

interface PriceProps {
  price: PriceView;
  unitPrice: UnitPrice | null;
  size?: 'card' | 'page';
}

/** What a product costs; those who listen get one sentence instead of figures without words. */
export function Price({ price, unitPrice, size = 'card' }: PriceProps) {
  const t = useTranslations('productCard');
  const locale = useLocale();
  const final = formatMoney(price.final, locale);
  const regular = price.regular ? formatMoney(price.regular, locale) : null;
  const spoken = price.isFrom ? t('from', { price: final }) : final;
  const isPage = size === 'page';
  return (
    <div className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
      <p className="sr-only">{regular ? t('reduced', { price: spoken, regular }) : spoken}</p>
      <p aria-hidden="true" className="flex flex-wrap items-baseline gap-x-2">
        {price.isFrom ? <span className="-mr-1 text-ink-soft text-sm">{t('fromWord')}</span> : null}
        <span className={`font-semibold ${isPage ? 'text-2xl' : 'text-lg'} ${regular ? 'text-apricot' : ''}`}>
          {final}
        </span>
        {regular ? <s className={`text-ink-soft ${isPage ? 'text-base' : 'text-sm'}`}>{regular}</s> : null}
      </p>
      {unitPrice ? (
        <p className={`text-ink-soft ${isPage ? 'text-sm' : 'text-xs'}`}>
          {t('unitPrice', { price: formatMoney(unitPrice.price, locale), unit: unitPrice.unit })}
        </p>
      ) : null}
    </div>
  );
}
