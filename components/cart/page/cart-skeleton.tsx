import { Skeleton } from '@/components/ui/skeleton';

// The cart and its skeleton share these classes, so that nothing moves when one replaces the other.

export const cartGrid = 'grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] xl:gap-12';

export const lineGrid =
  'grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 border-line border-b py-5 md:grid-cols-[6.5rem_minmax(0,1fr)_8.5rem]';

export const cartSummaryCard = 'rounded-card border border-line bg-surface p-4 sm:p-5';

/** Skeleton of two lines and the summary. */
export function CartSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className={cartGrid}>
      <div className="border-line border-t">
        <LineSkeleton />
        <LineSkeleton />
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
    <div className={lineGrid}>
      <Skeleton className="row-span-2 aspect-product w-full md:row-span-1" />
      <div className="flex flex-col gap-2">
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="h-5 w-1/4" />
      </div>
      <div className="col-start-2 flex items-center justify-between md:col-start-3 md:flex-col md:items-end">
        <Skeleton className="h-11.5 w-32" />
        <Skeleton className="h-6 w-16" />
      </div>
    </div>
  );
}
