import { useLocale, useTranslations } from 'next-intl';
import type { TierPrice } from '@/lib/catalog/product/price-view';
import { formatPrice } from '@/lib/format/price';

/** What one costs where several are bought. */
export function TierHint({ tier: { quantity, price } }: { tier: TierPrice }) {
  const t = useTranslations('productCard');
  const locale = useLocale();
  return <p className="text-apricot text-sm">{t('tier', { quantity, price: formatPrice(price, locale) })}</p>;
}
