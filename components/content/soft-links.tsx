'use client';

import { useRouter } from 'next/navigation';
import type { MouseEvent, ReactNode } from 'react';
import { opensHere } from '@/lib/browser/opens-here';

/** Lets the plain links of merchant HTML navigate without a document load, so that the page's state stays. */
export function SoftLinks({ children }: { children: ReactNode }) {
  const router = useRouter();

  function follow(event: MouseEvent<HTMLDivElement>) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !opensHere(event.nativeEvent, link)) return;
    event.preventDefault();
    router.push(link.pathname + link.search + link.hash);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for its links, which are interactive themselves
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter key arrives as a click
    <div onClick={follow} className="contents">
      {children}
    </div>
  );
}
