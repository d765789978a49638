import { useLocale, useTranslations } from 'next-intl';
import type { TierPrice } from '@/lib/catalog/product/price';
import { formatMoney } from '@/lib/format/format-money';

/** What one costs where several are bought. */
export function TierHint({ tier: { quantity, price } }: { tier: TierPrice }) {
  const t = useTranslations('productCard');
  const locale = useLocale();
  return <p className="text-apricot text-sm">{t('tier', { quantity, price: formatMoney(price, locale) })}</p>;
}
