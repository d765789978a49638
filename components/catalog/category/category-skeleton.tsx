import { ListingSkeleton } from '@/components/catalog/listing/listing-skeleton';
import { Container } from '@/components/ui/container';
import { Skeleton } from '@/components/ui/skeleton';
import { BannerSkeleton } from './banner-shimmer';

/** The room of a category page that is on its way: breadcrumbs, what it says of itself, its listing [CAT-2]. */
export function CategorySkeleton() {
  return (
    <Container className="pb-16">
      <div aria-hidden="true" className="py-3">
        <Skeleton className="h-7 w-48" />
      </div>
      <BannerSkeleton />
      <ListingSkeleton />
    </Container>
  );
}
