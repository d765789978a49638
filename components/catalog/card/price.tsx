import { useLocale, useTranslations } from 'next-intl';
import type { PriceView, TierPrice, UnitPrice } from '@/lib/catalog/product/price';
import { formatMoney } from '@/lib/format/money';

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

/** What one costs where several are bought. */
export function TierHint({ tier: { quantity, price } }: { tier: TierPrice }) {
  const t = useTranslations('productCard');
  const locale = useLocale();
  return <p className="text-apricot text-sm">{t('tier', { quantity, price: formatMoney(price, locale) })}</p>;
}

/** What an offer saves, in whole percent. */
export function SavingBadge({ percent }: { percent: number }) {
  const t = useTranslations('productCard');
  return (
    <span className="inline-flex items-center rounded-full bg-apricot-tint px-2 py-0.5 text-xs font-semibold text-apricot">
      {t('saving', { percent })}
    </span>
  );
}
