'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { opensHere } from '@/lib/browser/opens-here';
import { rootComponentOf, useNavigationStore } from '@/lib/shell/navigation-store';

/** Tells the store when a link to another page is followed. */
export function useNavigationStart(): void {
  const start = useNavigationStore((state) => state.start);
  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !opensHere(event, link) || link.href === window.location.href) return;
      start(rootComponentOf(link));
    }
    // Before any handler that follows the link by script prevents the browser's own way.
    document.addEventListener('click', follow, true);
    return () => document.removeEventListener('click', follow, true);
  }, [start]);
}

/** Tells the store when the address has changed: the router changes it together with the page. */
export function useNavigationEnd(): void {
  const finish = useNavigationStore((state) => state.finish);
  const pathname = usePathname();
  const search = useSearchParams();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what is waited for
  useEffect(finish, [finish, pathname, search]);
}
