'use client';

import { type ReactNode, useRef } from 'react';
import { goWithout } from '@/components/ui/use-loaded';
import { useWhenNear } from '@/components/ui/use-when-near';

interface CarouselProps {
  title: ReactNode;
  label: string;
  labels: { back: string; on: string };
  /** Items of the list; they set their own width. */
  children: ReactNode;
}

const loadArrows = () => import('./carousel-arrows').then(({ CarouselArrows }) => CarouselArrows);

/** A row that is swiped, scrolled or tabbed through; who comes near it has arrows where it is longer than its room. */
export function Carousel({ title, label, labels, children }: CarouselProps) {
  const row = useRef<HTMLUListElement>(null);
  const Arrows = useWhenNear(loadArrows, row, true, goWithout);
  return (
    <>
      <div className="mb-4 flex min-h-11 items-center justify-between gap-4">
        {title}
        {Arrows ? <Arrows row={row} labels={labels} /> : null}
      </div>
      <ul
        ref={row}
        aria-label={label}
        className="-m-1 flex snap-x scroll-p-1 gap-3 overflow-x-auto scroll-smooth p-1 [scrollbar-width:thin] md:gap-4 lg:gap-6"
      >
        {children}
      </ul>
    </>
  );
}
