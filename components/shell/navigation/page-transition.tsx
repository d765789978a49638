'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLoaded } from '@/components/ui/use-loaded';
import { opensHere } from '@/lib/browser/opens-here';
import { rootComponentOf, useNavigationStore } from '@/lib/shell/navigation-store';

/** Milliseconds that a page may take before its skeleton shows: a prefetched page should not flash. */
const SKELETON_DELAY = 250;

const loadSkeleton = () => import('./page-skeleton').then((code) => code.PageSkeleton);

/** Nobody waits for a skeleton: without it, the page that is left stays. */
function goWithout(): void {}

/** The page, or, while another one is long in coming, the skeleton of its type [ROUTE-18, ROUTE-19]. */
export function PageTransition({ loadingLabel, children }: { loadingLabel: string; children: ReactNode }) {
  useNavigationStart();
  const next = useNavigationStore((state) => (state.isPageLoading ? state.nextRootComponent : null));
  const isLate = useLate(next !== null);
  const PageSkeleton = useLoaded(loadSkeleton, next !== null, goWithout);
  const skeleton = isLate && PageSkeleton ? next : null;
  useEffect(() => {
    if (skeleton) window.scrollTo(0, 0);
  }, [skeleton]);
  return (
    <>
      <PageLoadingBar label={loadingLabel} />
      {/* The address is only known in the browser; a page that is cached must not wait for it. */}
      <Suspense>
        <NavigationEnd />
      </Suspense>
      {skeleton && PageSkeleton ? (
        // As high as the window, so that the footer does not flash below a short one.
        <div className="min-h-dvh">
          <PageSkeleton type={skeleton} />
        </div>
      ) : null}
      <div hidden={skeleton !== null}>{children}</div>
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
    const timer = setTimeout(() => setLate(true), SKELETON_DELAY);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isWaiting]);
  return isLate && isWaiting;
}

/** Milliseconds that the bar stays after the page has come [ROUTE-18]. */
const LINGER = 750;

function PageLoadingBar({ label }: { label: string }) {
  const isLoading = useNavigationStore((state) => state.isPageLoading);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (isLoading) {
      setShown(true);
      return;
    }
    const timer = setTimeout(() => setShown(false), LINGER);
    return () => clearTimeout(timer);
  }, [isLoading]);
  if (!isShown) return null;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-busy={isLoading}
      data-print="never"
      className="page-loading-bar fixed inset-x-0 top-0 z-50 h-1 bg-evergreen"
    />
  );
}

function useNavigationStart(): void {
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
function useNavigationEnd(): void {
  const finish = useNavigationStore((state) => state.finish);
  const pathname = usePathname();
  const search = useSearchParams();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what is waited for
  useEffect(finish, [finish, pathname, search]);
}
