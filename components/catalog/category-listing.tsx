import { getTranslations } from 'next-intl/server';
import { ProductGrid } from '@/components/product-card/product-grid';
import type { Category } from '@/lib/catalog/category';
import { getListing } from '@/lib/catalog/get-listing';
import type { ListingParams } from '@/lib/catalog/listing-params';
import type { PageScope } from '@/lib/store-view/store-view';
import { ActiveFilters } from './active-filters';
import { EmptyListing } from './empty-listing';
import { ListingToolbar } from './listing-toolbar';
import { Pagination } from './pagination';

interface CategoryListingProps {
  scope: PageScope;
  category: Category;
  /** The category's public path. */
  href: string;
  params: ListingParams;
}

/** A category's products, a page at a time [CAT-1]. Throws AppError. */
export async function CategoryListing({ scope, category, href, params }: CategoryListingProps) {
  const [listing, t] = await Promise.all([getListing(scope, category.uid, params), getTranslations('catalog')]);
  return (
    <section aria-labelledby="products" className="mt-8">
      <h2 id="products" className="sr-only">
        {t('products')}
      </h2>
      <ActiveFilters href={href} params={listing.params} />
      {listing.products.length > 0 ? (
        <>
          <ListingToolbar listing={listing} href={href} />
          <ProductGrid products={listing.products} />
          <Pagination href={href} params={listing.params} totalPages={listing.totalPages} />
        </>
      ) : (
        <EmptyListing href={href} isFiltered={listing.params.filters.length > 0} />
      )}
    </section>
  );
}
