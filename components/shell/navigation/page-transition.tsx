'use client';

import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useNavigationStore } from '@/lib/shell/navigation-store';
import { PageLoadingBar } from './page-loading-bar';
import { useNavigationEnd, useNavigationStart } from './use-navigation';

/** Milliseconds that a page may take before its shimmer shows: a prefetched page should not flash. */
const SHIMMER_DELAY = 250;

const PageShimmer = lazy(async () => ({ default: (await import('./page-shimmer')).PageShimmer }));

/** The page, or, while another one is long in coming, the shimmer of its type [ROUTE-18, ROUTE-19]. */
export function PageTransition({ loadingLabel, children }: { loadingLabel: string; children: ReactNode }) {
  useNavigationStart();
  const next = useNavigationStore((state) => (state.isPageLoading ? state.nextRootComponent : null));
  const isLate = useLate(next !== null);
  const shimmer = isLate ? next : null;
  useEffect(() => {
    if (shimmer) window.scrollTo(0, 0);
  }, [shimmer]);
  return (
    <>
      <PageLoadingBar label={loadingLabel} />
      {/* The address is only known in the browser; a page that is cached must not wait for it. */}
      <Suspense>
        <NavigationEnd />
      </Suspense>
      {shimmer ? (
        <Suspense>
          <PageShimmer type={shimmer} />
        </Suspense>
      ) : null}
      <div hidden={shimmer !== null}>{children}</div>
    </>
  );
}

function NavigationEnd() {
  useNavigationEnd();
  return null;
}

function useLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLate(true), SHIMMER_DELAY);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isWaiting]);
  return isLate && isWaiting;
}
