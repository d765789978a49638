import { ListingSkeleton } from '@/components/catalog/listing/listing-skeleton';
import { Container } from '@/components/ui/container';
import { Skeleton } from '@/components/ui/skeleton';

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
