import type { ResultOf } from '@/lib/magento/graphql';
import type { reviewFragment, reviewRatingFragment } from './documents';

export interface Review {
  nickname: string;
  summary: string;
  text: string;
  /** `2026-01-03 11:30:00`, UTC. */
  createdAt: string;
  /** Of five stars; 0 where the reviewer gave none. */
  percent: number;
  ratings: { name: string; stars: number }[];
}

type ReviewAnswer = ResultOf<typeof reviewFragment>;
type RatingAnswer = ResultOf<typeof reviewRatingFragment>;

/** Maps a review. */
export function toReview(answer: ReviewAnswer): Review {
  const { nickname, summary, text, created_at, average_rating } = answer;
  return { nickname, summary, text, createdAt: created_at, percent: average_rating, ratings: toRatings(answer) };
}

function toRatings({ ratings_breakdown }: Pick<RatingAnswer, 'ratings_breakdown'>): Review['ratings'] {
  return ratings_breakdown.flatMap((rating) => (rating ? [{ name: rating.name, stars: Number(rating.value) }] : []));
}

/** How a product's reviews rate it. */
export interface RatingSummary {
  histogram: { stars: number; count: number }[];
  /** The mean of each rating, in percent. */
  averages: { name: string; percent: number }[];
}

/** Sums up all reviews of a product; each counts for its nearest whole number of stars, if for any. */
export function summarize(reviews: readonly RatingAnswer[]): RatingSummary {
  const byName = new Map<string, number[]>();
  for (const { name, stars } of reviews.flatMap(toRatings)) byName.set(name, [...(byName.get(name) ?? []), stars]);
  return {
    histogram: [5, 4, 3, 2, 1].map((stars) => ({
      stars,
      count: reviews.filter(({ average_rating }) => nearestStars(average_rating) === stars).length,
    })),
    averages: [...byName].map(([name, stars]) => ({
      name,
      percent: Math.round((stars.reduce((sum, value) => sum + value, 0) / stars.length) * 20),
    })),
  };
}

/** The stars that a review counts for; 0 of one that gave none. */
function nearestStars(percent: number): number {
  return percent && Math.min(5, Math.max(1, Math.round(percent / 20)));
}

export type ReviewOrder = 'newest' | 'highest' | 'lowest';

/** Reviews, which come newest first, in an order; of `stars` alone, counted as in the histogram, unless it is null. */
export function arrange(reviews: readonly Review[], stars: number | null, order: ReviewOrder): Review[] {
  const chosen = reviews.filter(({ percent }) => stars === null || nearestStars(percent) === stars);
  if (order === 'newest') return chosen;
  // What has no stars comes last, either way.
  const rank = ({ percent }: Review) => (order === 'highest' ? -percent : percent || 101);
  return chosen.toSorted((one, other) => rank(one) - rank(other));
}

/** The day of a review, as all days with a year are told; the same on the server and in the browser. */
export function reviewDay(createdAt: string, locale: string): string {
  const date = new Date(`${createdAt.replace(' ', 'T')}Z`);
  if (Number.isNaN(date.getTime())) return createdAt;
  // Written out, as in baskets: `fullDay` would add 20 bytes to scripts that have no room for them (e2e/weight.spec.ts).
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}

/** A mean in percent as stars, with its decimal: `4.0`. */
export function meanText(percent: number, locale: string): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(percent / 20);
}

/** One reviewer's percent as stars: `4`. */
export function starsText(percent: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(percent / 20);
}
