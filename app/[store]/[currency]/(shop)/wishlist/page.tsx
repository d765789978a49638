import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AccountPage } from '@/components/account/account-page';
import { WishlistView } from '@/components/wishlist/wishlist-view';
import { pageMetadata } from '@/lib/seo/metadata/page-metadata';
import { getStoreConfig } from '@/lib/store/get-store-config';
import { requireStore } from '@/lib/store/store-context';
import { viewPath } from '@/lib/store/store-view';

export async function generateMetadata(): Promise<Metadata> {
  const storeContext = await requireStore();
  const t = await getTranslations('wishlist');
  return pageMetadata({ title: t('title'), description: null, isIndexed: false }, await getStoreConfig(storeContext));
}

/** The customer's wish list, in the account [SESS-12]; where the backend has none, the page says so. */
export default async function Page() {
  const storeContext = await requireStore();
  const [t, { wishlistEnabled }] = await Promise.all([getTranslations('wishlist'), getStoreConfig(storeContext)]);
  return (
    <AccountPage storeContext={storeContext} current="wishlist" title={t('title')} namespaces={['wishlist']}>
      {wishlistEnabled ? <WishlistView homeHref={viewPath(storeContext.storeView, '/')} /> : <p>{t('disabled')}</p>}
    </AccountPage>
  );
}
