import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/controls/button';
import { CONTACT_PATH } from '@/lib/config/paths';
import { type StoreView, viewPath } from '@/lib/store/store-view';

/** Stands in the place of the button of what needs more than the shop can ask for: people can. */
export async function AskToOrder({ storeView }: { storeView: StoreView }) {
  const t = await getTranslations('product');
  return (
    <div className="grid gap-3">
      <p>{t('unorderable')}</p>
      <a href={viewPath(storeView, CONTACT_PATH)} className={buttonClass('secondary', 'w-full')}>
        {t('askToOrder')}
      </a>
    </div>
  );
}
