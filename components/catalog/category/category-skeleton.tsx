import { ListingSkeleton } from '@/components/catalog/listing/listing-skeleton';
import { Container } from '@/components/ui/container';
import { Skeleton } from '@/components/ui/skeleton';

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
