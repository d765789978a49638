import { ProductCardSkeleton } from '@/components/catalog/card/product-card-skeleton';
import { Container } from '@/components/ui/container';
import { Skeleton } from '@/components/ui/skeleton';

const ITEMS = Array.from({ length: 12 }, (_, index) => index);
const GROUPS = ['first', 'second', 'third'];

/** The skeleton of a category page: breadcrumbs, banner, listing [CAT-2]. */
export function CategorySkeleton() {
  return (
    <Container className="pb-16">
      <div aria-hidden="true" data-skeleton="breadcrumbs" className="py-3">
        <Skeleton className="h-7 w-48" />
      </div>
      <BannerSkeleton />
      <ListingSkeleton />
    </Container>
  );
}

function BannerSkeleton() {
  return (
    <div aria-hidden="true" data-skeleton="banner" className="mt-2 flex items-start justify-between gap-8">
      <div className="min-w-0 flex-1">
        <Skeleton className="h-8 w-64 max-w-full md:h-10" />
        <Skeleton className="mt-2 h-12 max-w-measure" />
        <div className="mt-4 flex gap-2">
          <Skeleton className="h-10 w-32 rounded-full" />
          <Skeleton className="h-10 w-24 rounded-full" />
        </div>
      </div>
      <Skeleton className="hidden aspect-video w-72 rounded-card lg:block" />
    </div>
  );
}

/** The skeleton of a page of search results [ROUTE-19]. */
export function SearchSkeleton() {
  return (
    <Container className="pb-16">
      <div aria-hidden="true" data-skeleton="breadcrumbs" className="py-3">
        <Skeleton className="h-7 w-32" />
      </div>
      <Skeleton className="mt-2 h-8 w-80 max-w-full md:h-10" />
      <ListingSkeleton />
    </Container>
  );
}

/** The skeleton of a listing: filters, count and sort button, twelve items [CAT-2]; mobile up to 48rem [SHELL-12]. */
function ListingSkeleton() {
  return (
    <div className="mt-4 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-8">
      <FilterSkeleton />
      <div>
        <div aria-hidden="true" className="mb-3 flex items-center justify-between border-line border-b pb-2">
          <Skeleton className="h-5 w-28" />
          <SortSkeleton />
        </div>
        <ul
          aria-hidden="true"
          className="s-listing grid grid-cols-2 gap-3 min-[48.0625rem]:grid-cols-3 md:gap-4 xl:grid-cols-4"
        >
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
