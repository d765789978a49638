import { ProductCardShimmer } from '@/components/product-card/product-card-shimmer';
import { Container } from '@/components/ui/container';
import { Skeleton } from '@/components/ui/skeleton';

const ITEMS = Array.from({ length: 12 }, (_, index) => index);

/** The room of a category page that is on its way: breadcrumbs, chips, sort button, twelve items [CAT-2]. */
export function CategoryShimmer() {
  return (
    <Container className="pb-16">
      <div aria-hidden="true" className="py-3">
        <Skeleton className="h-7 w-48" />
      </div>
      <Skeleton className="mt-2 h-8 w-64 md:h-10" />
      <Skeleton className="mt-3 h-12 max-w-measure" />
      <div aria-hidden="true" className="mt-5 flex gap-2">
        <Skeleton className="h-10 w-32 rounded-full" />
        <Skeleton className="h-10 w-24 rounded-full" />
      </div>
      <div aria-hidden="true" className="mt-8 mb-4 flex items-center justify-between border-line border-b pb-3">
        <Skeleton className="h-5 w-28" />
        <Skeleton className="h-11 w-44" />
      </div>
      <ul aria-hidden="true" className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 lg:grid-cols-4 lg:gap-6">
        {ITEMS.map((item) => (
          <li key={item}>
            <ProductCardShimmer />
          </li>
        ))}
      </ul>
    </Container>
  );
}
