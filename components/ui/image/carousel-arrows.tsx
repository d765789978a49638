'use client';

import { type RefObject, useEffect, useState } from 'react';
import { Icon } from './icon';

interface CarouselArrowsProps {
  row: RefObject<HTMLElement | null>;
  labels: { back: string; on: string };
}

/** Buttons that move a row by what fits into its room; there are none where all of it is seen. */
export function CarouselArrows({ row, labels }: CarouselArrowsProps) {
  const [before, setBefore] = useState(false);
  const [after, setAfter] = useState(false);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      setBefore(scrollLeft > 1);
      setAfter(scrollLeft + clientWidth < scrollWidth - 1);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [row]);

  // aria-disabled keeps the focus where it is when the end is reached.
  const arrow = (icon: 'chevron-left' | 'chevron-right', label: string, hasMore: boolean, direction: 1 | -1) => (
    <button
      type="button"
      aria-label={label}
      aria-disabled={!hasMore}
      onClick={() => row.current?.scrollBy({ left: direction * row.current.clientWidth })}
      className="flex size-11 items-center justify-center rounded-full border border-line-strong bg-surface hover:border-evergreen hover:text-evergreen-strong aria-disabled:opacity-40"
    >
      <Icon name={icon} />
    </button>
  );
  if (!before && !after) return null;
  return (
    <div className="flex shrink-0 gap-2">
      {arrow('chevron-left', labels.back, before, -1)}
      {arrow('chevron-right', labels.on, after, 1)}
    </div>
  );
}
