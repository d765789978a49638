import { Skeleton } from '@/components/ui/skeleton';

/** The room of what a category says of itself: its text and, on a desktop, its picture [CAT-2]. */
export function BannerSkeleton() {
  return (
    <div aria-hidden="true" className="mt-2 flex items-start justify-between gap-8">
      <div className="min-w-0 flex-1">
        <Skeleton className="h-8 w-64 max-w-full md:h-10" />
        <Skeleton className="mt-3 h-12 max-w-measure" />
        <div className="mt-5 flex gap-2">
          <Skeleton className="h-10 w-32 rounded-full" />
          <Skeleton className="h-10 w-24 rounded-full" />
        </div>
      </div>
      <Skeleton className="hidden aspect-video w-96 rounded-card lg:block" />
    </div>
  );
}
