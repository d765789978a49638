import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/controls/link';
import { Icon } from '@/components/ui/image/icon';
import { Marked } from '@/components/ui/marked';
import { filterLabel } from '@/lib/catalog/listing/filter-label';
import type { Listing } from '@/lib/catalog/listing/get-listing';
import { FIRST_PAGE, listingHref, listingRel } from '@/lib/catalog/listing/listing-params';
import type { StoreContext } from '@/lib/store/store-view';

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
