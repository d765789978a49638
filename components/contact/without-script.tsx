import { getTranslations } from 'next-intl/server';
import { type StoreContext, viewPath } from '@/lib/store/store-view';
import { ReachUs } from './reach';

/** In the place of what needs JavaScript, where there is none: that it does, whom to call, and a way on. */
export async function WithoutScript({ storeContext, text }: { storeContext: StoreContext; text: string }) {
  const t = await getTranslations('miniCart');
  return (
    <noscript>
      <p className="mb-4">{text}</p>
      <ReachUs storeContext={storeContext} />
      <a href={viewPath(storeContext.storeView, '/')} className="s-secondary mt-6">
        {t('shop')}
      </a>
    </noscript>
  );
}
