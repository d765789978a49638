import { Skeleton } from '@/components/ui/skeleton';

const GROUPS = ['first', 'second', 'third'];

/** The room of the filters beside a listing [CAT-2]. */
export function FilterSkeleton() {
  return (
    <div aria-hidden="true" className="hidden lg:block">
      {GROUPS.map((group) => (
        <div key={group} className="flex flex-col gap-3 border-line border-b py-3">
          <Skeleton className="h-6 w-28" />
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-5 w-2/3" />
        </div>
      ))}
    </div>
  );
}
