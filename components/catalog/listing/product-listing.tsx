import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { CardAction } from '@/components/cart/add/card-action';
import { ProductGrid } from '@/components/catalog/card/product-grid';
import type { Listing } from '@/lib/catalog/listing/get-listing';
import { listingHref } from '@/lib/catalog/listing/listing-params';
import type { StoreContext } from '@/lib/store/store-view';
import { ActiveFilters } from './active-filters';
import { EmptyListing } from './empty-listing';
import { FilterForm } from './filter-form';
import { FilterPanel } from './filter-panel';
import { ListingFrame } from './listing-frame';
import { ListingToolbar, listingCount } from './listing-toolbar';
import { Pagination } from './pagination';

/** The id of the filters, to which the button leads without JavaScript. */
const FILTERS = 'filters';

interface ProductListingProps {
  storeContext: StoreContext;
  listing: Listing;
  /** The public path of the listing, with what its address must keep. */
  href: string;
  /** What stands in place of no products, where no filter is the reason. */
  empty?: ReactNode;
}

/** Products a page at a time, with everything that narrows and orders them [CAT-1]. */
export async function ProductListing({ storeContext, listing, href, empty }: ProductListingProps) {
  const t = await getTranslations('catalog');
  const { params, facets, products, total } = listing;
  const hasFacets = facets.length > 0;
  const status = listingCount(listing, t);
  if (total === 0 && params.filters.length === 0) return empty ?? <EmptyListing href={href} isFiltered={false} />;
  return (
    <ListingFrame label={t('products')} address={listingHref(href, params)} status={status}>
      <h2 className="sr-only">{t('products')}</h2>
      <div className={hasFacets ? 'flex flex-col lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-8' : ''}>
        {hasFacets ? (
          <FilterPanel
            id={FILTERS}
            labels={{ title: t('filters'), close: t('closeFilters'), show: t('showProducts', { total }) }}
          >
            <FilterForm storeContext={storeContext} listing={listing} href={href} />
          </FilterPanel>
        ) : null}
        <div>
          <ListingToolbar listing={listing} href={href} filters={FILTERS} />
          <ActiveFilters storeContext={storeContext} href={href} listing={listing} />
          <div className="transition-opacity group-aria-busy/listing:opacity-50">
            {products.length > 0 ? (
              <ProductGrid
                products={products}
                isNarrow={hasFacets}
                action={(product) => <CardAction product={product} />}
              />
            ) : (
              <EmptyListing href={href} isFiltered />
            )}
          </div>
          <Pagination href={href} params={params} totalPages={listing.totalPages} />
        </div>
      </div>
    </ListingFrame>
  );
}
