import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/controls/link';
import { Icon } from '@/components/ui/image/icon';
import { COMPARE_PATH } from '@/lib/config/paths';
import { type StoreContext, viewPath } from '@/lib/store/store-view';
import { COMPARE_COUNT } from './compare-places';

/** The header's link to the comparison, whose page hides it; `CompareOutlet` puts the count in [SHELL-8]. */
export async function CompareLink({ storeContext }: { storeContext: StoreContext }) {
  const t = await getTranslations('compare');
  return (
    <Link
      href={viewPath(storeContext.storeView, COMPARE_PATH)}
      className="target flex items-center max-[22.49rem]:hidden justify-center rounded-full hover:text-evergreen in-[:root:has([data-comparison])]:hidden"
    >
      <span className="sr-only">{t('title')}: </span>
      <span className="relative">
        <Icon name="compare" className="size-6" />
        <span className="absolute -top-2 left-4 min-w-5 rounded-full bg-sunken px-1 text-center font-semibold text-ink-soft text-xs tabular-nums has-[b]:bg-evergreen has-[b]:text-surface">
          <span id={COMPARE_COUNT} className="peer" />
          <span className="peer-[:not(:empty)]:hidden">0</span>
        </span>
      </span>
    </Link>
  );
}
