import { getTranslations } from 'next-intl/server';
import type { Listing } from '@/lib/catalog/get-listing';
import { DEFAULT_SORT, isSameSort, listingHref, sortValue } from '@/lib/catalog/listing-params';
import { SortSelect } from './sort-select';

/** How many products there are, and their order. */
export async function ListingToolbar({ listing, href }: { listing: Listing; href: string }) {
  const t = await getTranslations('catalog');
  const { params, sortOptions, pageSize, total } = listing;
  const first = (params.page - 1) * pageSize + 1;
  const last = Math.min(first + pageSize - 1, total);
  const options = sortOptions.map((option) => {
    const sort = isSameSort(option, DEFAULT_SORT) ? null : option;
    const key = `sorts.${sortValue(option)}` as 'sorts.price-asc';
    const generic = t(option.direction === 'asc' ? 'sortAscending' : 'sortDescending', { field: option.label });
    return {
      value: sort ? sortValue(sort) : '',
      label: t.has(key) ? t(key) : generic,
      href: listingHref(href, { ...params, sort, page: 1 }),
    };
  });
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b pb-3">
      <p className="text-sm text-ink-soft">
        {listing.totalPages > 1 ? t('countRange', { first, last, total }) : t('count', { total })}
      </p>
      {options.length > 1 ? (
        <SortSelect
          action={href}
          label={t('sortBy')}
          submitLabel={t('sortSubmit')}
          current={params.sort ? sortValue(params.sort) : ''}
          options={options}
          kept={params.filters.map(({ code, label, value }) => ({
            name: `${code}[filter]`,
            value: `${label},${value}`,
          }))}
        />
      ) : null}
    </div>
  );
}
