import { getTranslations } from 'next-intl/server';
import { AccountPage } from '@/components/account/account-page';
import type { StoreContext } from '@/lib/store/store-view';
import { Downloads } from './downloads';

/** The files that the customer has bought [ROUTE-8, SESS-12]. */
export async function DownloadsPage({ storeContext }: { storeContext: StoreContext }) {
  const t = await getTranslations('downloads');
  return (
    <AccountPage storeContext={storeContext} current="downloads" title={t('title')} namespaces={['downloads']}>
      <Downloads />
    </AccountPage>
  );
}
