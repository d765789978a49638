import { useLocale, useTranslations } from 'next-intl';
import type { TierPrice } from '@/lib/catalog/price-view';
import { formatPrice } from '@/lib/format/price';

/** What buying more at once saves. */
export function TierPrices({ tiers }: { tiers: readonly TierPrice[] }) {
  const t = useTranslations('catalog');
  const locale = useLocale();
  if (tiers.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 rounded-input bg-apricot-tint px-3 py-2 text-sm text-apricot tabular-nums">
      {tiers.map(({ quantity, price, percentOff }) => (
        <li key={quantity}>
          {t('tierPrice', { quantity, price: formatPrice(price, locale) })}
          {percentOff > 0 ? ` ${t('tierSaving', { percent: percentOff })}` : null}
        </li>
      ))}
    </ul>
  );
}
