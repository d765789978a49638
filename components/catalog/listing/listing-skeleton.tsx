import { ProductCardSkeleton } from '@/components/catalog/card/product-card-skeleton';
import { Skeleton } from '@/components/ui/skeleton';

const ITEMS = Array.from({ length: 12 }, (_, index) => index);
const GROUPS = ['first', 'second', 'third'];

/** The skeleton of a listing: filters, count and sort button, twelve items [CAT-2]; mobile up to 48rem [SHELL-12]. */
export function ListingSkeleton() {
  return (
    <div className="mt-4 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-8">
      <FilterSkeleton />
      <div>
        <div aria-hidden="true" className="mb-3 flex items-center justify-between border-line border-b pb-2">
          <Skeleton className="h-5 w-28" />
          <SortSkeleton />
        </div>
        <ul aria-hidden="true" className="grid grid-cols-2 gap-3 min-[48.0625rem]:grid-cols-3 md:gap-4 xl:grid-cols-4">
          {ITEMS.map((item) => (
            <li key={item} data-skeleton="item">
              <ProductCardSkeleton />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function FilterSkeleton() {
  return (
    <div aria-hidden="true" data-skeleton="sidebar" className="hidden lg:block">
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

function SortSkeleton() {
  return (
    <div data-skeleton="sort">
      <Skeleton className="h-11 w-44" />
    </div>
  );
}
