import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/controls/button';
import { Select } from '@/components/ui/controls/select';
import type { Listing } from '@/lib/catalog/listing/get-listing';
import { isSameSort, listingHref, sortValue } from '@/lib/catalog/listing/listing-params';
import { FilterButton } from './filter-panel';
import { ListingForm } from './listing-form';

interface ListingToolbarProps {
  listing: Listing;
  href: string;
}

/** The count of products, the way to the filters on small screens, and the sort order. */
export async function ListingToolbar({ listing, href }: ListingToolbarProps) {
  const t = await getTranslations('catalog');
  const filterCount = listing.params.filters.length;
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b pb-3">
      <p id="listing-count" tabIndex={-1} className="rounded-sm text-sm text-ink-soft max-lg:basis-full">
        {listingCount(listing, t)}
      </p>
      {listing.facets.length > 0 ? (
        <FilterButton label={filterCount > 0 ? t('filtersChosen', { count: filterCount }) : t('filters')} />
      ) : null}
      {listing.products.length > 0 ? <SortForm listing={listing} href={href} /> : null}
    </div>
  );
}

/** The id of the select; a page has one listing. */
const SORT = 'sort-by';

/** The sort order of a listing. */
async function SortForm({ listing, href }: ListingToolbarProps) {
  const t = await getTranslations('catalog');
  const { params, sortOptions, defaultSort } = listing;
  const current = params.sort ? sortValue(params.sort) : '';
  const options = sortOptions.map((option) => {
    const key = `sorts.${sortValue(option)}` as 'sorts.price-asc';
    const generic = t(option.direction === 'asc' ? 'sortAscending' : 'sortDescending', { field: option.label });
    return {
      value: isSameSort(option, defaultSort) ? '' : sortValue(option),
      label: t.has(key) ? t(key) : generic,
    };
  });
  if (options.length < 2) return null;
  return (
    <ListingForm href={listingHref(href, { ...params, page: 1, sort: null })} className="flex items-center gap-2">
      <label htmlFor={SORT} className="text-sm text-ink-soft max-sm:sr-only">
        {t('sortBy')}
      </label>
      <Select id={SORT} name="sort" defaultValue={current} data-current={current} className="text-sm">
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <span className="hidden noscript:block">
        <Button type="submit" look="secondary">
          {t('sortSubmit')}
        </Button>
      </span>
    </ListingForm>
  );
}

/** `13–24 of 40 products`. */
export function listingCount(
  { params, pageSize, total, totalPages }: Listing,
  t: Awaited<ReturnType<typeof getTranslations<'catalog'>>>,
): string {
  if (totalPages < 2) return t('count', { total });
  const first = (params.page - 1) * pageSize + 1;
  return t('countRange', { first, last: Math.min(first + pageSize - 1, total), total });
}
