'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { SelectField } from '@/components/ui/controls/select';
import { fill } from '@/lib/catalog/options/panel-text';
import { arrange, type Review, type ReviewOrder } from '@/lib/catalog/reviews/review';
import { ReviewItem, type ReviewLabels } from './review-item';

export interface ReviewPagesProps {
  /** The newest reviews, `perPage` of them. */
  children: ReactNode;
  url: string;
  locale: string;
  perPage: number;
  total: number;
  /** Numbers of stars that somebody gave, most first, with their labels. */
  stars: readonly (readonly [stars: number, label: string])[];
  labels: ReviewLabels & { more: string; loading: string; failed: string; shown: string } & Record<
      'filter' | 'all' | 'sort' | ReviewOrder,
      string
    >;
}

const ORDERS: readonly ReviewOrder[] = ['newest', 'highest', 'lowest'];

const AS_SERVED: { stars: string; order: ReviewOrder } = { stars: '', order: 'newest' };

/** A product's reviews by stars and in an order, some more at each press: the focus goes to the first of those. */
export function ReviewPages({ children, url, locale, perPage, total, stars, labels }: ReviewPagesProps) {
  const [all, setAll] = useState<Review[] | null>(null);
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready');
  const [arrangement, setArrangement] = useState(AS_SERVED);
  const [limit, setLimit] = useState(perPage);
  const newest = useRef<HTMLLIElement>(null);

  useEffect(() => {
    if (limit > perPage) newest.current?.focus();
  }, [limit, perPage]);

  async function show(next: typeof AS_SERVED, count: number) {
    setArrangement(next);
    if (state === 'loading') return;
    setState('loading');
    try {
      const { loadReviews } = await import('@/lib/catalog/reviews/load-reviews');
      setAll(all ?? (await loadReviews(url)));
      setLimit(count);
      setState('ready');
    } catch {
      setArrangement(AS_SERVED);
      setState('failed');
    }
  }

  const isAsServed = !all || (arrangement.stars === '' && arrangement.order === 'newest');
  const arranged = all && arrange(all, Number(arrangement.stars) || null, arrangement.order);
  const start = isAsServed ? perPage : 0;
  const count = arranged?.length ?? total;
  const shown = Math.min(limit, count);
  return (
    <>
      <div className="grid max-w-md grid-cols-2 gap-3 pt-5">
        <SelectField
          label={labels.filter}
          value={arrangement.stars}
          onChange={({ target }) => show({ ...arrangement, stars: target.value }, perPage)}
        >
          <option value="">{labels.all}</option>
          {stars.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={labels.sort}
          value={arrangement.order}
          onChange={({ target }) => show({ ...arrangement, order: target.value as ReviewOrder }, perPage)}
        >
          {ORDERS.map((order) => (
            <option key={order} value={order}>
              {labels[order]}
            </option>
          ))}
        </SelectField>
      </div>
      <div aria-busy={state === 'loading'}>
        {isAsServed ? children : null}
        <ul className={`divide-y divide-line empty:hidden ${isAsServed ? 'border-line border-t' : ''}`.trimEnd()}>
          {(arranged ?? []).slice(start, limit).map((review, index) => (
            <li
              key={`${review.createdAt} ${review.nickname}`}
              ref={start + index === limit - perPage ? newest : undefined}
              tabIndex={start + index === limit - perPage ? -1 : undefined}
            >
              <ReviewItem review={review} locale={locale} labels={labels} />
            </li>
          ))}
        </ul>
      </div>
      <p role="status" className="mb-3 text-sm text-ink-soft">
        {fill(labels.shown, { shown, total: count })}
      </p>
      {state === 'failed' ? (
        <p role="alert" className="mb-3 text-sm text-brick">
          {labels.failed}
        </p>
      ) : null}
      {shown < count ? (
        <Button look="secondary" aria-disabled={state === 'loading'} onClick={() => show(arrangement, limit + perPage)}>
          {state === 'loading' ? labels.loading : labels.more}
        </Button>
      ) : null}
    </>
  );
}
