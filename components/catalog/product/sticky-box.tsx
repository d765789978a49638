'use client';

import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';

/** Pixels that stay free above and below it. */
const MARGIN = 24;
/** What is between its parts: room above one that is the first in sight, where nothing is seen of the one before. */
const GAP = 16;

/** Where a part of the box is in it, in pixels. */
interface Span {
  start: number;
  end: number;
}

/** The buying box, in sight beside the texts (product-page.css): all of it, or, in a window that is too low, what fits without a sliced line. */
export function StickyBox({ label, children }: { label: string; children: ReactNode }) {
  const box = useRef<HTMLElement>(null);
  const [top, setTop] = useState<number>();

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setTop(topOf(...partsOf(element), innerHeight));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
    };
  }, []);

  return (
    <section
      ref={box}
      aria-label={label}
      style={{ top }}
      onFocus={letGo}
      onBlur={hold}
      className="flex min-w-0 flex-col gap-4"
    >
      {children}
    </section>
  );
}

/** Its parts, and which of them has the button. */
function partsOf(box: HTMLElement): [Span[], number] {
  const shown = [...box.children].filter((child) => child.clientHeight);
  const { top } = box.getBoundingClientRect();
  const spans = shown.map((child) => {
    const own = child.getBoundingClientRect();
    return { start: own.top - top, end: own.bottom - top };
  });
  return [spans, shown.findIndex((child) => child.matches('form'))];
}

/** Where it clings: begins with the first part after which all has room, or with the form, or shows its lower end. */
export function topOf(parts: readonly Span[], form: number, height: number): number {
  const end = parts.at(-1)?.end ?? 0;
  if (end + 2 * MARGIN <= height) return MARGIN;
  const room = height - GAP - MARGIN;
  const first = parts.slice(0, form + 1).find(({ start }) => end - start <= room) ?? parts[form];
  return first && first.end - first.start <= room ? GAP - first.start : height - end - MARGIN;
}

/**
 * What the keyboard, or a complaint, brings to outside the window comes into it: scrolled to, a box that clings would
 * move along. What is pressed keeps its place, or the press would end beside it.
 */
function letGo({ target, currentTarget: box }: FocusEvent<HTMLElement>): void {
  const { top, bottom } = target.getBoundingClientRect();
  if ((top >= 0 && bottom <= innerHeight) || !target.matches(':focus-visible,[aria-invalid]')) return;
  box.style.position = 'static';
  target.scrollIntoView({ block: 'center' });
}

function hold({ relatedTarget, currentTarget: box }: FocusEvent<HTMLElement>): void {
  if (!box.contains(relatedTarget as Node | null)) box.style.position = '';
}
