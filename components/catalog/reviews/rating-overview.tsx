import { useTranslations } from 'next-intl';
import { StarRow } from '@/components/catalog/card/star-row';
import { meanText, type RatingSummary } from '@/lib/catalog/reviews/review';

interface RatingOverviewProps {
  rating: { percent: number; count: number };
  summary: RatingSummary | null;
  locale: string;
}

/** So many reviews are spread; fewer can be read below at a glance. */
const SPREAD = 3;

/** How a product is rated: the mean, the histogram of stars, the mean of each rating; the number of reviews alone where none has stars. */
export function RatingOverview({ rating, summary, locale }: RatingOverviewProps) {
  const t = useTranslations('product');
  if (rating.percent === 0) return <p className="text-ink-soft">{t('reviewCount', { count: rating.count })}</p>;
  const stars = meanText(rating.percent, locale);
  const isSpread = rating.count >= SPREAD;
  return (
    <div className="@container rounded-card border border-line bg-surface p-5">
      <div className="grid gap-x-8 gap-y-5 @min-[26rem]:grid-cols-[auto_1fr]">
        <div>
          <p className="text-3xl font-semibold tabular-nums">
            <span aria-hidden="true">{stars}</span>
            <span className="sr-only">{t('outOfFive', { stars })}</span>
          </p>
          <StarRow percent={rating.percent} className="mt-1 h-5 w-25" />
          <p className="mt-1 text-sm text-ink-soft">{t('reviewCount', { count: rating.count })}</p>
        </div>
        {summary && (isSpread || summary.averages.length > 1) ? (
          <div className="flex flex-col gap-4">
            {isSpread ? (
              <>
                <h3 className="sr-only">{t('histogram')}</h3>
                <Histogram summary={summary} />
              </>
            ) : null}
            <Averages summary={summary} locale={locale} />
          </div>
        ) : null}
      </div>
    </div>
  );
}

function Histogram({ summary: { histogram } }: { summary: RatingSummary }) {
  const t = useTranslations('product');
  const total = histogram.reduce((sum, { count }) => sum + count, 0);
  return (
    <dl className="flex flex-col gap-1 text-sm tabular-nums">
      {histogram.map(({ stars, count }) => (
        <div key={stars} className="grid grid-cols-[4.5rem_1fr_2rem] items-center gap-3">
          <dt className="whitespace-nowrap text-ink-soft">{t('starsLabel', { stars })}</dt>
          <dd className="contents">
            <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sunken">
              <span
                className="block h-full rounded-full bg-amber forced-color-adjust-none"
                style={{ width: `${(count / (total || 1)) * 100}%` }}
              />
            </span>
            <span className="text-right">{count}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Averages({ summary: { averages }, locale }: { summary: RatingSummary; locale: string }) {
  const t = useTranslations('product');
  // The mean of a single rating is the product's.
  if (averages.length < 2) return null;
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 border-line text-sm not-first:border-t not-first:pt-4">
      {averages.map(({ name, percent }) => (
        <div key={name}>
          <dt className="text-ink-soft">{name}</dt>
          <dd className="flex items-center gap-2 tabular-nums">
            <StarRow percent={percent} />
            <span aria-hidden="true">{meanText(percent, locale)}</span>
            <span className="sr-only">{t('outOfFive', { stars: meanText(percent, locale) })}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
