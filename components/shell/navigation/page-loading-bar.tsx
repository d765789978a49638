'use client';

import { useEffect, useState } from 'react';
import { useNavigationStore } from '@/lib/shell/navigation-store';

/** Milliseconds that the bar stays after the page has come [ROUTE-18]. */
const LINGER = 750;

/** The thin line on top that says a page is on its way. */
export function PageLoadingBar({ label }: { label: string }) {
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
