import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AccountPage } from '@/components/account/account-page';
import { SavedPayments } from '@/components/account/saved-payments';
import { pageMetadata } from '@/lib/seo/metadata/page-metadata';
import { getStoreConfig } from '@/lib/store/get-store-config';
import { requireStore } from '@/lib/store/store-context';

export async function generateMetadata(): Promise<Metadata> {
  const storeContext = await requireStore();
  const t = await getTranslations('savedPayments');
  return pageMetadata({ title: t('title'), description: null, isIndexed: false }, await getStoreConfig(storeContext));
}

/** The ways to pay that are kept for the customer [ROUTE-8, ROUTE-12, SESS-12]. */
export default async function Page() {
  const storeContext = await requireStore();
  const t = await getTranslations('savedPayments');
  return (
    <AccountPage storeContext={storeContext} current="savedPayments" title={t('title')} namespaces={['savedPayments']}>
      <SavedPayments />
    </AccountPage>
  );
}
