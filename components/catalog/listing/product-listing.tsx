import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { CardAction } from '@/components/cart/add/add-button';
import { CardList } from '@/components/catalog/card/card-list';
import { SubCategories } from '@/components/catalog/category/sub-categories';
import { getCardCorner } from '@/components/catalog/listing/card-corner';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { Icon } from '@/components/ui/image/icon';
import type { IconName } from '@/components/ui/image/icon-sprite';
import { getMenu } from '@/lib/catalog/category/get-menu';
import type { Listing } from '@/lib/catalog/listing/get-listing';
import { isEmptyListing, listingHref } from '@/lib/catalog/listing/listing-params';
import { SEARCH_PATH } from '@/lib/config/paths';
import { type StoreContext, viewPath } from '@/lib/store/store-view';
import { FilterPanel } from './filter-panel';
import { FilterForm, SortForm } from './listing-forms';
import { ListingFrame } from './listing-frame';
import { ActiveFilters, areServices, ListingToolbar, listingCount } from './listing-toolbar';
import { Pagination } from './pagination';

interface ProductListingProps {
  storeContext: StoreContext;
  listing: Listing;
  /** The listing's public path, with the part of its query that no filter changes. */
  href: string;
  /** Shown instead of a listing that has no products even without filters. */
  empty?: ReactNode;
}

/** Products a page at a time, with filters, sort order and pagination [CAT-1]. */
export async function ProductListing({ storeContext, listing, href, empty }: ProductListingProps) {
  const t = await getTranslations('catalog');
  const { params, facets, products, total } = listing;
  const hasFacets = facets.length > 0;
  const status = listingCount(listing, t);
  if (isEmptyListing(listing)) return empty ?? <EmptyCategory storeContext={storeContext} href={href} />;
  return (
    <ListingFrame label={t('products')} url={listingHref(href, params)} status={status}>
      <h2 className="sr-only">{t('products')}</h2>
      <div className={hasFacets ? 'flex flex-col lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-8' : ''}>
        {hasFacets ? (
          <FilterPanel
            labels={{
              title: t('filters'),
              close: t('closeFilters'),
              show: t(areServices(listing) ? 'showServices' : 'showProducts', { total }),
            }}
            onTop={
              <>
                <ActiveFilters storeContext={storeContext} href={href} listing={listing} />
                <SortForm id="drawer-sort-by" listing={listing} href={href} />
              </>
            }
          >
            <FilterForm storeContext={storeContext} listing={listing} href={href} />
          </FilterPanel>
        ) : null}
        <div>
          <ListingToolbar storeContext={storeContext} listing={listing} href={href} />
          <div className="transition-opacity group-aria-busy/listing:opacity-50">
            {products.length > 0 ? (
              <CardList
                products={products}
                isNarrow={hasFacets}
                action={(product) => <CardAction product={product} />}
                corner={await getCardCorner(storeContext)}
              />
            ) : (
              <EmptyListing icon="filter" title={t('noMatchTitle')} text={t('noMatchText')}>
                <ButtonLink href={href}>{t('clearFilters')}</ButtonLink>
              </EmptyListing>
            )}
          </div>
          <Pagination href={href} params={params} totalPages={listing.totalPages} />
        </div>
      </div>
    </ListingFrame>
  );
}

interface EmptyCategoryProps extends Pick<ProductListingProps, 'storeContext' | 'href'> {
  /** In the place of its products' own words [CMS-4]. */
  text?: string;
}

/** Says that a category has nothing, and leads to the others and to the search. */
export async function EmptyCategory({ storeContext, href, text }: EmptyCategoryProps) {
  const [menu, t, search] = await Promise.all([
    getMenu(storeContext),
    getTranslations('catalog'),
    getTranslations('search'),
  ]);
  return (
    <EmptyListing icon="parcel" title={t('emptyTitle')} text={text ?? t('emptyText')}>
      <ButtonLink href={viewPath(storeContext.storeView, SEARCH_PATH)} data-page="SEARCH" look="secondary">
        {search('search')}
      </ButtonLink>
      <SubCategories label={search('categories')} links={menu.filter((category) => category.href !== href)} />
    </EmptyListing>
  );
}

interface EmptyListingProps {
  icon: IconName;
  title: string;
  text: string;
  children: ReactNode;
}

function EmptyListing({ icon, title, text, children }: EmptyListingProps) {
  return (
    <div className="flex flex-col items-center rounded-card border border-line bg-surface px-6 py-14 text-center">
      <span className="mb-4 flex size-16 items-center justify-center rounded-full bg-evergreen-tint text-evergreen">
        <Icon name={icon} className="size-8" />
      </span>
      <p className="text-lg font-semibold">{title}</p>
      <p className="mt-1 mb-5 max-w-measure text-ink-soft">{text}</p>
      {children}
    </div>
  );
}
