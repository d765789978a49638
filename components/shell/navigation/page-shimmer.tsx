import { CategoryShimmer } from '@/components/catalog/category/category-shimmer';
import { ProductShimmer } from '@/components/catalog/product/product-shimmer';
import { SearchShimmer } from '@/components/catalog/search/search-shimmer';
import { ContentShimmer } from '@/components/content/content-shimmer';
import type { RootComponent } from '@/lib/shell/navigation-store';

/** The room of the coming page, by its type [ROUTE-19]. */
export function PageShimmer({ type }: { type: RootComponent }) {
  if (type === 'PRODUCT') return <ProductShimmer />;
  if (type === 'CMS_PAGE') return <ContentShimmer />;
  return type === 'SEARCH' ? <SearchShimmer /> : <CategoryShimmer />;
}
