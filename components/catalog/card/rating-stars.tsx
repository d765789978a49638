import { useLocale, useTranslations } from 'next-intl';
import { meanText } from '@/lib/catalog/reviews/review';
import { formatNumber } from '@/lib/format/number';
import { StarRow } from './star-row';

interface RatingStarsProps {
  /** Percent of five stars, as Magento gives it; 0 where reviews are but texts: the least that a star gives is 20. */
  percent: number;
  count: number;
}

/** How shoppers rate a product, in words and as stars. */
export function RatingStars({ percent, count }: RatingStarsProps) {
  const t = useTranslations('productCard');
  const locale = useLocale();
  if (percent === 0) return <p className="s-rating">{t('reviewCount', { count })}</p>;
  const stars = meanText(percent, locale);
  return (
    <p className="s-rating">
      <span className="sr-only">{t('rating', { stars, count })}</span>
      <StarRow percent={percent} />
      <span aria-hidden="true">{`(${formatNumber(count, locale)})`}</span>
    </p>
  );
}
