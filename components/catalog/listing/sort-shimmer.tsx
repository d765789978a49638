import { Skeleton } from '@/components/ui/skeleton';

/** The room of the button that orders a listing [CAT-2]. */
export function SortSkeleton() {
  return <Skeleton className="h-11 w-44" />;
}
