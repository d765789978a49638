import { CategorySkeleton } from '@/components/catalog/category/category-skeleton';
import { ProductShimmer } from '@/components/catalog/product/product-skeleton';
import { SearchSkeleton } from '@/components/catalog/search/search-skeleton';
import { ContentSkeleton } from '@/components/content/content-skeleton';
import type { RootComponent } from '@/lib/shell/navigation-store';

/** The room of the coming page, by its type [ROUTE-19]. */
export function PageSkeleton({ type }: { type: RootComponent }) {
  if (type === 'PRODUCT') return <ProductShimmer />;
  if (type === 'CMS_PAGE') return <ContentSkeleton />;
  return type === 'SEARCH' ? <SearchSkeleton /> : <CategorySkeleton />;
}
