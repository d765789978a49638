import { Skeleton } from '@/components/ui/skeleton';
import { useCartStore } from '@/lib/cart/session/cart-store';

// The cart and its skeleton share this and the classes of cart-page.css, so that nothing moves when one replaces the other.

export const cartSummaryCard = 'rounded-card border border-line bg-surface p-4 sm:p-5';

const PLACES = ['one', 'two', 'three'];

/** Skeleton of at most as many lines as the header counts things, and of the summary. */
export function CartSkeleton({ label }: { label: string }) {
  const count = useCartStore((state) => state.summary.count);
  return (
    <div role="status" aria-label={label} className="s-cart">
      <div className="s-cart-lines">
        {PLACES.slice(0, count || 2).map((place) => (
          <LineSkeleton key={place} />
        ))}
      </div>
      <div className={cartSummaryCard}>
        <Skeleton className="h-7 w-40" />
        <Skeleton className="mt-4 h-6 w-full" />
        <Skeleton className="mt-2 h-6 w-full" />
        <Skeleton className="mt-6 h-7 w-full" />
        <Skeleton className="mt-11 h-11 w-full max-lg:hidden" />
        <Skeleton className="mt-5 h-17 w-full" />
        <Skeleton className="mt-5 h-11 w-1/2" />
      </div>
    </div>
  );
}

function LineSkeleton() {
  return (
    <div className="s-cart-line">
      <Skeleton className="aspect-product w-full" />
      <div className="flex flex-col gap-2">
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="h-5 w-1/4" />
      </div>
      <div>
        <Skeleton className="h-11.5 w-32" />
        <Skeleton className="h-6 w-16" />
      </div>
    </div>
  );
}
