'use client';

import { useRef } from 'react';
import { useWhenIdle } from '@/components/ui/use-when-idle';
import type { ReviewPagesProps } from './review-pages';

const loadPages = () => import('./review-pages').then(({ ReviewPages }) => ReviewPages);

/** A product's first reviews, as the server has drawn them; once the page is idle, the further ones, filter and order. */
export function MoreReviews(props: ReviewPagesProps) {
  const place = useRef<HTMLDivElement>(null);
  const Pages = useWhenIdle(loadPages, place);
  return (
    <div ref={place}>
      {Pages ? (
        <Pages {...props} />
      ) : (
        <>
          <div className="h-22 noscript:hidden" />
          {props.children}
          <div className="h-20 noscript:hidden" />
        </>
      )}
    </div>
  );
}
