import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Listing } from '@/lib/catalog/listing/get-listing';
import { FilterButton } from './filter-panel';
import { SortForm } from './listing-forms';

interface ListingToolbarProps {
  listing: Listing;
  href: string;
  /** What it is filtered by. */
  children: ReactNode;
}

/** The count of products, the way to the filters on small screens, what they are, and the sort order. */
export async function ListingToolbar({ listing, href, children }: ListingToolbarProps) {
  const t = await getTranslations('catalog');
  const filterCount = listing.params.filters.length;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b pb-2">
      <p id="listing-count" tabIndex={-1} className="mr-auto rounded-sm text-sm text-ink-soft max-[36rem]:basis-full">
        {listingCount(listing, t)}
      </p>
      {listing.facets.length > 0 ? (
        <FilterButton label={filterCount > 0 ? t('filtersChosen', { count: filterCount }) : t('filters')} />
      ) : null}
      {children}
      {listing.products.length > 0 ? (
        // Beside the button of the filters a phone has no room for the label, and the narrowest not for all of the list.
        <SortForm id="sort-by" listing={listing} href={href} labelClass="max-[30rem]:sr-only" className="s-sort" />
      ) : null}
    </div>
  );
}

/** Whether all that is listed is services, as far as one page can tell. */
export function areServices({ products, totalPages }: Listing): boolean {
  return totalPages === 1 && products.length > 0 && products.every(({ isService }) => isService);
}

/** `13–24 of 40 products`. */
export function listingCount(listing: Listing, t: Awaited<ReturnType<typeof getTranslations<'catalog'>>>): string {
  const { params, pageSize, total, totalPages } = listing;
  if (totalPages < 2) return t(areServices(listing) ? 'countServices' : 'count', { total });
  const first = (params.page - 1) * pageSize + 1;
  return t('countRange', { first, last: Math.min(first + pageSize - 1, total), total });
}
