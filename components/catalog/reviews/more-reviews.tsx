'use client';

import { useRef } from 'react';
import { useWhenIdle } from '@/components/ui/use-when-idle';
import type { ReviewPagesProps } from './review-pages';

const loadPages = () => import('./review-pages').then(({ ReviewPages }) => ReviewPages);

/** A product's further reviews; their code is loaded once the page is idle. */
export function MoreReviews(props: ReviewPagesProps) {
  const place = useRef<HTMLDivElement>(null);
  const Pages = useWhenIdle(loadPages, place);
  return (
    <div ref={place} className="min-h-20 noscript:hidden">
      {Pages ? <Pages {...props} /> : null}
    </div>
  );
}
