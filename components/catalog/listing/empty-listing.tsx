import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { Icon } from '@/components/ui/image/icon';

/** A listing without products: says why, and offers the way on that there is. */
export async function EmptyListing({ href, isFiltered }: { href: string; isFiltered: boolean }) {
  const t = await getTranslations('catalog');
  return (
    <div className="flex flex-col items-center rounded-card border border-line bg-surface px-6 py-14 text-center">
      <span className="mb-4 flex size-16 items-center justify-center rounded-full bg-evergreen-tint text-evergreen">
        <Icon name={isFiltered ? 'filter' : 'parcel'} className="size-8" />
      </span>
      <p className="text-lg font-semibold">{t(isFiltered ? 'noMatchTitle' : 'emptyTitle')}</p>
      <p className="mt-1 max-w-measure text-ink-soft">{t(isFiltered ? 'noMatchText' : 'emptyText')}</p>
      {isFiltered ? (
        <ButtonLink href={href} look="secondary" className="mt-5">
          {t('clearFilters')}
        </ButtonLink>
      ) : null}
    </div>
  );
}
