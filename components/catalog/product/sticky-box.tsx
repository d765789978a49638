'use client';

import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';

/** Pixels that stay free above and below it. */
const MARGIN = 24;

/** The buying box, in sight beside the texts: all of it, or its lower part, with the button, in a window that is too low. */
export function StickyBox({ label, children }: { label: string; children: ReactNode }) {
  const box = useRef<HTMLElement>(null);
  const [top, setTop] = useState<number>();

  useEffect(() => {
    const measure = () => setTop(Math.min(MARGIN, window.innerHeight - (box.current?.offsetHeight ?? 0) - MARGIN));
    const observer = new ResizeObserver(measure);
    if (box.current) observer.observe(box.current);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, []);

  return (
    <section
      ref={box}
      aria-label={label}
      style={{ top }}
      onFocus={letGo}
      onBlur={hold}
      className="flex min-w-0 flex-col gap-4 md:sticky md:col-start-2 md:row-span-2 md:row-start-1 md:self-start"
    >
      {children}
    </section>
  );
}

/** What has the focus above the window is brought into it: scrolled to, a box that clings would move along. */
function letGo({ target, currentTarget: box }: FocusEvent<HTMLElement>): void {
  if (target.getBoundingClientRect().top >= 0) return;
  box.style.position = 'static';
  target.scrollIntoView({ block: 'center' });
}

function hold({ relatedTarget, currentTarget: box }: FocusEvent<HTMLElement>): void {
  if (!(relatedTarget instanceof Node && box.contains(relatedTarget))) box.style.position = '';
}
