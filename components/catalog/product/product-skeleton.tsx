import { Container } from '@/components/ui/container';
import { Skeleton } from '@/components/ui/skeleton';

/** The room of a product page that is on its way. */
export function ProductShimmer() {
  return (
    <Container className="pb-16">
      <div aria-hidden="true" className="py-3">
        <Skeleton className="h-7 w-64" />
      </div>
      <div
        aria-hidden="true"
        className="mt-2 grid gap-x-8 gap-y-8 md:grid-cols-2 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-x-10"
      >
        <div className="flex flex-col gap-3 lg:flex-row-reverse lg:items-start">
          <Skeleton className="aspect-product max-h-140 w-full flex-1 rounded-card" />
          <div className="flex gap-2 lg:flex-col">
            <Skeleton className="aspect-product w-16 lg:w-18" />
            <Skeleton className="aspect-product w-16 lg:w-18" />
            <Skeleton className="aspect-product w-16 lg:w-18" />
          </div>
        </div>
        <div className="flex flex-col gap-4">
          <Skeleton className="h-16 w-4/5" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-96 w-full rounded-card" />
        </div>
      </div>
    </Container>
  );
}
