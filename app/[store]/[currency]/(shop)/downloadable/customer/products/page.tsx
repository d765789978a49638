import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AccountPage } from '@/components/account/account-page';
import { Downloads } from '@/components/orders/downloads';
import { pageMetadata } from '@/lib/seo/metadata/page-metadata';
import { getStoreConfig } from '@/lib/store/get-store-config';
import { requireStore } from '@/lib/store/store-context';

export async function generateMetadata(): Promise<Metadata> {
  const storeContext = await requireStore();
  const t = await getTranslations('downloads');
  return pageMetadata({ title: t('title'), description: null, isIndexed: false }, await getStoreConfig(storeContext));
}

/** The files that the customer has bought [ROUTE-8, SESS-12]. */
export default async function Page() {
  const storeContext = await requireStore();
  const t = await getTranslations('downloads');
  return (
    <AccountPage storeContext={storeContext} current="downloads" title={t('title')} namespaces={['downloads']}>
      <Downloads />
    </AccountPage>
  );
}
