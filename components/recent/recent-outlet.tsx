'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { goWithout, useLoaded } from '@/components/ui/use-loaded';
import { readViewed, rememberViewed } from '@/lib/recent/recently-viewed';
import { RECENT_PLACE } from './recent-place';

const loadRow = () => import('./recent-row').then((code) => code.RecentRow);

/** Remembers the page's product; the row comes, with its code, when a visitor who has others gets near its place. */
export function RecentOutlet() {
  const pathname = usePathname();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another place
  useEffect(() => {
    setPlace(null);
    const here = document.getElementById(RECENT_PLACE);
    if (!here) return;
    const { sku } = here.dataset;
    const others = readViewed().filter((other) => other !== sku).length;
    if (sku) rememberViewed(sku);
    if (!others) return;
    // Keeps its room (recent.css).
    here.dataset.others = `${others}`;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setPlace(here);
      },
      { rootMargin: '800px' },
    );
    observer.observe(here);
    return () => observer.disconnect();
  }, [pathname]);
  const RecentRow = useLoaded(loadRow, place !== null, goWithout);
  if (!place || RecentRow === null) return null;
  const { sku, row = '' } = place.dataset;
  return createPortal(RecentRow ? <RecentRow key={pathname} sku={sku} row={row} /> : <i hidden />, place);
}
