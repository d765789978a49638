'use client';

import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';

interface GalleryProps {
  slides: readonly { id: string; label: string; main: ReactNode; thumbnail: ReactNode }[];
  words: { gallery: string; previous: string; next: string };
}

const STEP =
  'absolute top-1/2 hidden size-11 -translate-y-1/2 items-center justify-center rounded-full border border-line bg-surface text-ink hover:text-evergreen lg:flex noscript:hidden';

/**
 * Pictures side by side in a row that snaps: it can be swiped, moved with the arrow keys and, without
 * JavaScript, by the thumbnails' links. Previous and next go round.
 */
export function Gallery({ slides, words }: GalleryProps) {
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  function show(index: number) {
    const wrapped = (index + slides.length) % slides.length;
    setCurrent(wrapped);
    row.current?.scrollTo({ left: wrapped * row.current.clientWidth });
  }

  function follow(event: MouseEvent, index: number) {
    event.preventDefault();
    show(index);
  }

  function readPosition() {
    if (row.current?.clientWidth) setCurrent(Math.round(row.current.scrollLeft / row.current.clientWidth));
  }

  const isSingle = slides.length === 1;
  return (
    <div className="flex flex-col gap-3 md:col-start-1 lg:flex-row-reverse lg:items-start">
      <div className="relative min-w-0 flex-1 overflow-hidden rounded-card bg-sunken">
        <ul
          ref={row}
          tabIndex={isSingle ? undefined : 0}
          aria-label={words.gallery}
          onScroll={readPosition}
          className="flex snap-x snap-mandatory overflow-x-auto scroll-smooth outline-offset-[-3px] [scrollbar-width:none]"
        >
          {slides.map(({ id, main }) => (
            <li key={id} id={id} className="relative aspect-product w-full shrink-0 snap-center">
              {main}
            </li>
          ))}
        </ul>
        {isSingle ? null : (
          <>
            <button
              type="button"
              aria-label={words.previous}
              onClick={() => show(current - 1)}
              className={`${STEP} left-3`}
            >
              <Icon name="chevron-left" />
            </button>
            <button
              type="button"
              aria-label={words.next}
              onClick={() => show(current + 1)}
              className={`${STEP} right-3`}
            >
              <Icon name="chevron-right" />
            </button>
          </>
        )}
      </div>
      {isSingle ? null : (
        <ul className="flex flex-wrap gap-2 lg:flex-col">
          {slides.map(({ id, label, thumbnail }, index) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-label={label}
                aria-current={index === current ? 'true' : undefined}
                onClick={(event) => follow(event, index)}
                className="block aspect-product w-16 overflow-hidden rounded-input border-2 border-line bg-sunken hover:border-line-strong aria-[current]:border-evergreen lg:w-18"
              >
                {thumbnail}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
