import { useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { CategorySkeleton } from '@/components/catalog/category/category-skeleton';
import { ProductShimmer } from '@/components/catalog/product/product-skeleton';
import { SearchSkeleton } from '@/components/catalog/search/search-skeleton';
import { ContentSkeleton } from '@/components/content/content-skeleton';
import { type RootComponent, useNavigationStore } from '@/lib/shell/navigation-store';

/** Milliseconds that a page may take before its skeleton shows: a prefetched page should not flash. */
const SKELETON_DELAY = 250;

interface PageSkeletonProps {
  type: RootComponent;
  /** Told whether it stands in the place of the page that is left. */
  onShow: (isShown: boolean) => void;
}

/** The room of the coming page, by its type, once that is late [ROUTE-19]. */
export function PageSkeleton({ type, onShow }: PageSkeletonProps) {
  const isShown = useLate();
  // Before the browser draws: the page that is left must not be seen beside it.
  useLayoutEffect(() => {
    if (!isShown) return;
    const { scrollY } = window;
    onShow(true);
    window.scrollTo(0, 0);
    // Where a document came instead, the back/forward cache keeps this one as it was left.
    const returnTo = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      flushSync(() => useNavigationStore.getState().finish());
      window.scrollTo({ top: scrollY, behavior: 'instant' });
    };
    window.addEventListener('pageshow', returnTo);
    return () => {
      window.removeEventListener('pageshow', returnTo);
      onShow(false);
    };
  }, [isShown, onShow]);
  if (!isShown) return null;
  return (
    // As high as the window, so that the footer does not flash below a short one.
    <div className="min-h-dvh" data-shimmer={type}>
      <Room type={type} />
    </div>
  );
}

function Room({ type }: { type: RootComponent }) {
  if (type === 'PRODUCT') return <ProductShimmer />;
  if (type === 'CMS_PAGE') return <ContentSkeleton />;
  return type === 'SEARCH' ? <SearchSkeleton /> : <CategorySkeleton />;
}

function useLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    // Its code may have come late itself.
    const passed = Date.now() - useNavigationStore.getState().since;
    const timer = setTimeout(() => setLate(true), SKELETON_DELAY - passed);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
