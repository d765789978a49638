'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { fill } from '@/lib/catalog/options/panel-text';
import type { Review } from '@/lib/catalog/reviews/review';
import { ReviewItem, type ReviewLabels } from './review-item';

export interface ReviewPagesProps {
  url: string;
  locale: string;
  totalPages: number;
  shown: number;
  labels: ReviewLabels & { more: string; loading: string; failed: string; shown: string };
}

/** Further pages of reviews below the first one; the focus goes to the first of the new reviews. */
export function ReviewPages({ url, locale, totalPages, shown, labels }: ReviewPagesProps) {
  const [pages, setPages] = useState<Review[][]>([]);
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready');
  const newest = useRef<HTMLLIElement>(null);
  const reviews = pages.flat();
  const nextPage = pages.length + 2;

  useEffect(() => {
    if (pages.length > 0) newest.current?.focus();
  }, [pages]);

  async function showMore() {
    if (state === 'loading') return;
    setState('loading');
    try {
      const { loadReviews } = await import('@/lib/catalog/reviews/load-reviews');
      const page = await loadReviews(url, nextPage);
      setPages((before) => [...before, page]);
      setState('ready');
    } catch {
      setState('failed');
    }
  }

  const firstNew = reviews.length - (pages.at(-1)?.length ?? 0);
  return (
    <>
      <ul className="divide-y divide-line border-line border-t empty:hidden">
        {reviews.map((review, index) => (
          <li
            key={`${review.createdAt} ${review.nickname}`}
            ref={index === firstNew ? newest : undefined}
            tabIndex={index === firstNew ? -1 : undefined}
          >
            <ReviewItem review={review} locale={locale} labels={labels} />
          </li>
        ))}
      </ul>
      <p role="status" className="mb-3 text-sm text-ink-soft">
        {fill(labels.shown, { shown: shown + reviews.length })}
      </p>
      {state === 'failed' ? (
        <p role="alert" className="mb-3 text-sm text-brick">
          {labels.failed}
        </p>
      ) : null}
      {nextPage <= totalPages ? (
        <Button look="secondary" aria-disabled={state === 'loading'} onClick={showMore}>
          {state === 'loading' ? labels.loading : labels.more}
        </Button>
      ) : null}
    </>
  );
}
