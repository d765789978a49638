import { useFormatter, useTranslations } from 'next-intl';

interface RatingStarsProps {
  /** Percent of five stars, as Magento gives it. */
  percent: number;
  count: number;
}

const STAR = 'M10 1.8l2.5 5.3 5.8.8-4.2 4 1 5.8-5.1-2.8-5.1 2.8 1-5.8-4.2-4 5.8-.8z';

/** How shoppers rate a product, in words and as stars. */
export function RatingStars({ percent, count }: RatingStarsProps) {
  const t = useTranslations('productCard');
  const format = useFormatter();
  const stars = format.number(percent / 20, { maximumFractionDigits: 1 });
  return (
    <p className="flex items-center gap-1.5 text-sm text-ink-soft">
      <span className="sr-only">{t('rating', { stars, count })}</span>
      <svg viewBox="0 0 100 20" fill="currentColor" className="h-4 w-20 text-line" aria-hidden="true" focusable="false">
        <Stars />
        {/* An inner svg cuts off what lies beyond its width. */}
        <svg width={percent} height="20" className="text-amber" aria-hidden="true">
          <Stars />
        </svg>
      </svg>
      <span aria-hidden="true">({format.number(count)})</span>
    </p>
  );
}

function Stars() {
  return [0, 20, 40, 60, 80].map((x) => <path key={x} d={STAR} transform={`translate(${x} 0)`} />);
}
