import { StarRow } from '@/components/catalog/card/star-row';
import { Marked } from '@/components/ui/marked';
import { fill } from '@/lib/catalog/options/panel-text';
import { type Review, reviewDay, starsText } from '@/lib/catalog/reviews/review';
import { textLang } from '@/lib/format/text-lang';

/** Props, as a product page loads no messages (e2e/weight.spec.ts). */
export interface ReviewLabels {
  /** With `{stars}`. */
  outOfFive: string;
  /** With `{name}` and `{date}`. */
  reviewed: string;
}

/** One review: on the server for the first page, in the browser for further ones. */
export function ReviewItem({ review, locale, labels }: { review: Review; locale: string; labels: ReviewLabels }) {
  const { percent } = review;
  return (
    <article className="flex flex-col gap-1.5 py-5">
      {percent ? (
        <p className="flex items-center gap-2">
          {/* Not rounded, as the mean above is of these. */}
          <StarRow percent={percent} />
          <span className="sr-only">{fill(labels.outOfFive, { stars: starsText(percent, locale) })}</span>
        </p>
      ) : null}
      <h3 lang={textLang(review.summary, locale)} className="text-base font-semibold tracking-normal">
        {review.summary}
      </h3>
      <p lang={textLang(review.text, locale)} className="max-w-measure whitespace-pre-line">
        {review.text}
      </p>
      <p className="text-sm text-ink-soft">
        <Marked locale={locale}>
          {fill(labels.reviewed, { name: review.nickname, date: reviewDay(review.createdAt, locale) })}
        </Marked>
      </p>
      {review.ratings.length > 1 ? (
        <ul className="flex flex-wrap gap-x-4 text-sm text-ink-soft tabular-nums">
          {review.ratings.map(({ name, stars }) => (
            <li key={name}>
              {name} {stars}/5
            </li>
          ))}
        </ul>
      ) : null}
    </article>
  );
}
