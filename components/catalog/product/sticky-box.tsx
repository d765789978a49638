'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Pixels that stay free above and below it. */
const MARGIN = 24;

/** The buying box, in sight beside the texts where the window is high enough for all of it: the rest could not be reached. */
export function StickyBox({ label, children }: { label: string; children: ReactNode }) {
  const box = useRef<HTMLElement>(null);
  const [fits, setFits] = useState(false);

  useEffect(() => {
    const measure = () => setFits((box.current?.offsetHeight ?? 0) + 2 * MARGIN <= window.innerHeight);
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
      className={`flex min-w-0 flex-col gap-4 md:top-6 md:col-start-2 md:row-span-2 md:row-start-1 md:self-start ${fits ? 'md:sticky' : ''}`}
    >
      {children}
    </section>
  );
}
