import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { CategorySkeleton, SearchSkeleton } from '@/components/catalog/listing/listing-skeleton';
import { type CardPreview, cardPreview } from '@/components/catalog/product/card-preview';
import { ProductShimmer } from '@/components/catalog/product/product-skeleton';
import { ContentSkeleton } from '@/components/content/content-skeleton';
import { type RootComponent, useNavigationStore } from '@/lib/shell/navigation-store';

/** Milliseconds that a page may take before its skeleton shows: a prefetched page should not flash. */
const SKELETON_DELAY = 250;

interface PageSkeletonProps {
  type: string;
  /** Told whether it stands in the place of the page that is left. */
  onShow: (isShown: boolean) => void;
}

/** The room of a coming page by its type, once it is late [ROUTE-19]; at once for a product whose card was pressed. */
export function PageSkeleton({ type, onShow }: PageSkeletonProps) {
  const link = useNavigationStore((state) => state.link);
  const preview = useMemo(() => (type === 'PRODUCT' ? cardPreview(link) : null), [type, link]);
  // Not within the click: others have yet to hear of it, and note where the page was left.
  const isLate = useLate(preview ? 0 : SKELETON_DELAY);
  const room = roomOf(type, preview);
  const isShown = room !== null && isLate;
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
    <div className="min-h-dvh" data-shimmer={type} aria-busy="true">
      {room}
    </div>
  );
}

function roomOf(type: string, preview: CardPreview | null): ReactNode {
  switch (type as RootComponent) {
    case 'CATEGORY':
      return <CategorySkeleton />;
    case 'PRODUCT':
      return <ProductShimmer preview={preview} />;
    case 'CMS_PAGE':
      return <ContentSkeleton />;
    case 'SEARCH':
      return <SearchSkeleton />;
    default:
      return null;
  }
}

function useLate(delay: number): boolean {
  // Its code may have come late itself, after the click.
  const left = () => delay + useNavigationStore.getState().since - Date.now();
  const [isLate, setLate] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is left is worked out when the wait begins
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), left());
    return () => clearTimeout(timer);
  }, [delay]);
  return isLate;
}
