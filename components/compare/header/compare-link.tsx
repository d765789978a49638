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
    <Link href={viewPath(storeContext.storeView, COMPARE_PATH)} className="target s-compare">
      <span className="sr-only">{t('title')}: </span>
      <span className="relative">
        <Icon name="compare" className="size-6" />
        <span>
          <span id={COMPARE_COUNT} className="peer" />
          <span className="peer-[:not(:empty)]:hidden">0</span>
        </span>
      </span>
    </Link>
  );
}
