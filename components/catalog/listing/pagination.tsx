import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/controls/link';
import { Icon } from '@/components/ui/image/icon';
import { type ListingParams, listingHref, listingRel } from '@/lib/catalog/listing/listing-params';
import { pageWindow } from '@/lib/catalog/listing/pagination';

interface PaginationProps {
  href: string;
  params: ListingParams;
  totalPages: number;
}

const STEP = 's-page';

/** Links to the other pages of a listing [CAT-1]. */
export async function Pagination({ href, params, totalPages }: PaginationProps) {
  if (totalPages < 2) return null;
  const t = await getTranslations('catalog');
  const { page } = params;
  const rel = listingRel(params);
  const to = (target: number) => listingHref(href, { ...params, page: target });
  return (
    <nav aria-label={t('pages')} className="mt-10">
      <ul className="flex flex-wrap items-center justify-center gap-1 tabular-nums">
        {page > 1 ? (
          <li>
            <Link
              href={to(page - 1)}
              rel={rel ? `prev ${rel}` : 'prev'}
              aria-label={t('previousPage')}
              className={STEP}
            >
              <Icon name="chevron-left" />
            </Link>
          </li>
        ) : null}
        {pageWindow(page, totalPages).map((target, index, all) =>
          target === null ? (
            <li key={`gap after ${all[index - 1]}`} aria-hidden="true" className="px-1 text-ink-soft">
              …
            </li>
          ) : (
            <li key={target}>
              <Link
                href={to(target)}
                rel={rel}
                aria-label={t('page', { page: target })}
                aria-current={target === page ? 'page' : undefined}
                className={target === page ? `${STEP} bg-evergreen font-semibold text-surface` : STEP}
              >
                {target}
              </Link>
            </li>
          ),
        )}
        {page < totalPages ? (
          <li>
            <Link href={to(page + 1)} rel={rel ? `next ${rel}` : 'next'} aria-label={t('nextPage')} className={STEP}>
              <Icon name="chevron-right" />
            </Link>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
