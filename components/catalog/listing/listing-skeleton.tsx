import { ProductCardShimmer } from '@/components/catalog/card/product-card-shimmer';
import { Skeleton } from '@/components/ui/skeleton';
import { FilterSkeleton } from './filter-shimmer';
import { SortSkeleton } from './sort-shimmer';

const ITEMS = Array.from({ length: 12 }, (_, index) => index);

/** The room of a listing: filters, count and sort button, twelve items [CAT-2]. */
export function ListingSkeleton() {
  return (
    <div className="mt-8 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-8">
      <FilterSkeleton />
      <div>
        <div aria-hidden="true" className="mb-4 flex items-center justify-between border-line border-b pb-3">
          <Skeleton className="h-5 w-28" />
          <SortSkeleton />
        </div>
        <ul aria-hidden="true" className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 xl:gap-6">
          {ITEMS.map((item) => (
            <li key={item}>
              <ProductCardShimmer />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
