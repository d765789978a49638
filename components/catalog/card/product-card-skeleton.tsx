import { Skeleton } from '@/components/ui/skeleton';

/** The room of a card whose product is on its way [CAT-2]. */
export function ProductCardSkeleton() {
  return (
    <div aria-hidden="true" className="s-card">
      <Skeleton className="s-card-picture rounded-none" />
      <div className="flex flex-1 flex-col gap-1 p-3 md:p-4">
        <Skeleton className="my-0.5 h-4 w-1/3" />
        <Skeleton className="h-11 w-full" />
        <Skeleton className="my-0.5 h-4 w-2/3" />
        <Skeleton className="mt-2 h-7 w-1/2" />
        <Skeleton className="h-5 w-2/5" />
      </div>
    </div>
  );
}
