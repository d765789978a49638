'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { type ReactNode, Suspense, useEffect, useState, ViewTransition } from 'react';
import { goWithout, useLoaded } from '@/components/ui/use-loaded';
import { onFollow } from '@/lib/browser/opens-here';
import { wantsLessMotion } from '@/lib/browser/visitor-wishes';
import { loadAtFirstSign } from '@/lib/browser/when-idle';
import { useNavigationStore } from '@/lib/shell/navigation-store';

const loadSkeleton = () => import('./page-skeleton').then((code) => code.PageSkeleton);

/** The page, or, while another one is long in coming, the skeleton of its type [ROUTE-18, ROUTE-19]. */
export function PageTransition({ loadingLabel, children }: { loadingLabel: string; children: ReactNode }) {
  useNavigationStart();
  const next = useNavigationStore((state) => (state.isPageLoading ? state.nextRootComponent : null));
  const [isReplaced, setReplaced] = useState(false);
  const PageSkeleton = useLoaded(loadSkeleton, next !== null, goWithout);
  useEffect(() => loadAtFirstSign(loadSkeleton), []);
  return (
    <>
      {/* The address is only known in the browser; a page that is cached must not wait for it. */}
      <Suspense>
        <NavigationEnd />
      </Suspense>
      {/* In a box of their own: a new first sibling would have the browser work out the whole page's styles anew. */}
      <div>
        <PageLoadingBar label={loadingLabel} />
        {next && PageSkeleton ? <PageSkeleton type={next} onShow={setReplaced} /> : null}
      </div>
      {/* Only what a link says is a change of pages moves; all else that React defers does not. */}
      <ViewTransition default="none" update={wantsLessMotion() ? 'none' : { page: 'page', default: 'none' }}>
        {/* Its margins stay inside, whatever stands before it. */}
        <div hidden={isReplaced} className="flow-root">
          {children}
        </div>
      </ViewTransition>
    </>
  );
}

function NavigationEnd() {
  useNavigationEnd();
  return null;
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
    <div role="progressbar" aria-label={label} aria-busy={isLoading} data-print="never" className="page-loading-bar" />
  );
}

function useNavigationStart(): void {
  useEffect(() => {
    const { start, finish } = useNavigationStore.getState();
    return onFollow((link) => {
      if (link.href !== window.location.href) start(link.dataset.page ?? null, link);
      // The router gives up what was on its way, and the address does not change.
      else finish();
    });
  }, []);
}

/** Tells the store when the address has changed: the router changes it together with the page. */
function useNavigationEnd(): void {
  const finish = useNavigationStore((state) => state.finish);
  const pathname = usePathname();
  const search = useSearchParams();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what is waited for
  useEffect(finish, [finish, pathname, search]);
}
