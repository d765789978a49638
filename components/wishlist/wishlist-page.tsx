import { getTranslations } from 'next-intl/server';
import { AccountPage } from '@/components/account/account-page';
import { getStoreConfig } from '@/lib/store/get-store-config';
import { type StoreContext, viewPath } from '@/lib/store/store-view';
import { WishlistView } from './wishlist-view';

/** The customer's wish list, in the account [SESS-12]; where the backend has none, the page says so. */
export async function WishlistPage({ storeContext }: { storeContext: StoreContext }) {
  const [t, { wishlistEnabled }] = await Promise.all([getTranslations('wishlist'), getStoreConfig(storeContext)]);
  return (
    <AccountPage storeContext={storeContext} current="wishlist" title={t('title')} namespaces={['wishlist']}>
      {wishlistEnabled ? <WishlistView homeHref={viewPath(storeContext.storeView, '/')} /> : <p>{t('disabled')}</p>}
    </AccountPage>
  );
}
