import { getTranslations } from 'next-intl/server';
import { getAnalytics } from '@/lib/analytics/get-analytics';
import type { StoreContext } from '@/lib/store/store-view';

/** Opens the choice about statistics again, without code of its own; nothing where nothing is counted. Throws AppError. */
export async function PrivacyButton({ storeContext }: { storeContext: StoreContext }) {
  if (!(await getAnalytics(storeContext))) return null;
  const t = await getTranslations('privacy');
  return (
    <p className="noscript:hidden">
      <button
        type="button"
        data-privacy=""
        className="target inline-flex items-center underline-offset-4 hover:underline"
      >
        {t('choices')}
      </button>
    </p>
  );
}
