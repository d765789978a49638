import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { FIRST_PAGE, type ListingParams, listingHref } from '@/lib/catalog/listing-params';

/** What the listing is narrowed to; each chip is a link that widens it again. */
export async function ActiveFilters({ href, params }: { href: string; params: ListingParams }) {
  const { filters } = params;
  if (filters.length === 0) return null;
  const t = await getTranslations('catalog');
  const without = (index: number) => ({ ...params, page: 1, filters: filters.filter((_, at) => at !== index) });
  return (
    <ul aria-label={t('activeFilters')} className="mb-4 flex flex-wrap items-center gap-2">
      {filters.map(({ code, label, value }, index) => (
        <li key={`${code} ${value}`}>
          <Link
            href={listingHref(href, without(index))}
            aria-label={t('removeFilter', { label })}
            className="inline-flex min-h-10 items-center gap-1.5 rounded-full bg-evergreen-tint py-1 pr-3 pl-4 text-sm text-evergreen-strong touch:min-h-11 hover:underline"
          >
            {label}
            <Icon name="close" className="size-4" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          href={listingHref(href, { ...FIRST_PAGE, sort: params.sort })}
          className="inline-flex min-h-10 items-center px-2 text-sm text-evergreen underline underline-offset-4 touch:min-h-11"
        >
          {t('clearFilters')}
        </Link>
      </li>
    </ul>
  );
}
