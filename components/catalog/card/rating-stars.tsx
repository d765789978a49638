import { useLocale, useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/format/number';
import { StarRow } from './star-row';

interface RatingStarsProps {
  /** Percent of five stars, as Magento gives it. */
  percent: number;
  count: number;
}

/** How shoppers rate a product, in words and as stars. */
export function RatingStars({ percent, count }: RatingStarsProps) {
  const t = useTranslations('productCard');
  const locale = useLocale();
  const stars = formatNumber(percent / 20, locale, 1);
  return (
    <p className="s-rating">
      <span className="sr-only">{t('rating', { stars, count })}</span>
      <StarRow percent={percent} />
      <span aria-hidden="true">{`(${formatNumber(count, locale)})`}</span>
    </p>
  );
}
