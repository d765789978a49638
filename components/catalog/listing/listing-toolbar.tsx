import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/controls/link';
import { Icon } from '@/components/ui/image/icon';
import { Marked } from '@/components/ui/marked';
import { filterLabel } from '@/lib/catalog/listing/filter-label';
import type { Listing } from '@/lib/catalog/listing/get-listing';
import { FIRST_PAGE, listingHref, listingRel } from '@/lib/catalog/listing/listing-params';
import type { StoreContext } from '@/lib/store/store-view';
import { FilterButton } from './filter-panel';
import { SortForm } from './listing-forms';

interface ListingToolbarProps {
  storeContext: StoreContext;
  listing: Listing;
  href: string;
}

/** The count of products, the way to the filters on small screens, what they are, and the sort order. */
export async function ListingToolbar({ storeContext, listing, href }: ListingToolbarProps) {
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
      {/* Below a phone's row, in a desktop's: there the first prices are to be in sight. */}
      <ActiveFilters
        storeContext={storeContext}
        href={href}
        listing={listing}
        className="max-lg:order-last max-lg:mt-1 max-lg:basis-full lg:flex-1"
        isClearedBelow={listing.products.length === 0}
      />
      {listing.products.length > 0 ? (
        // Beside the button of the filters a phone has no room for the label, and the narrowest not for all of the list.
        <SortForm id="sort-by" listing={listing} href={href} labelClass="max-[30rem]:sr-only" className="s-sort" />
      ) : null}
    </div>
  );
}

interface ActiveFiltersProps {
  storeContext: StoreContext;
  href: string;
  listing: Pick<Listing, 'params' | 'facets'>;
  className?: string;
  /** What clears all of them stands elsewhere. */
  isClearedBelow?: boolean;
}

/** The selected filters; each chip is a link that removes one. */
export async function ActiveFilters({
  storeContext,
  href,
  listing: { params, facets },
  className = 'mb-4',
  isClearedBelow,
}: ActiveFiltersProps) {
  const { filters } = params;
  if (filters.length === 0) return null;
  const t = await getTranslations('catalog');
  const without = (index: number) => ({ ...params, page: 1, filters: filters.filter((_, at) => at !== index) });
  const chips = filters.map((filter, index) => ({
    key: `${filter.code} ${filter.value}`,
    label: filterLabel(filter, facets, { t, storeContext }),
    href: listingHref(href, without(index)),
    rel: listingRel(without(index)),
  }));
  return (
    <ul aria-label={t('activeFilters')} className={`flex flex-wrap items-center gap-2 ${className}`}>
      {chips.map((chip) => (
        <li key={chip.key} className="min-w-0">
          <Link
            href={chip.href}
            rel={chip.rel}
            aria-label={t('removeFilter', { label: chip.label })}
            className="inline-flex min-h-10 max-w-full items-center gap-1.5 rounded-full bg-evergreen-tint py-1 pr-3 pl-4 text-sm text-evergreen-strong touch:min-h-11 hover:underline"
          >
            <span className="min-w-0">
              <Marked locale={storeContext.storeView.locale}>{chip.label}</Marked>
            </span>
            <Icon name="close" className="size-4" />
          </Link>
        </li>
      ))}
      {isClearedBelow ? null : (
        <li>
          <Link
            href={listingHref(href, { ...FIRST_PAGE, sort: params.sort })}
            className="inline-flex min-h-10 items-center px-2 text-sm text-evergreen underline underline-offset-4 touch:min-h-11"
          >
            {t('clearFilters')}
          </Link>
        </li>
      )}
    </ul>
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
