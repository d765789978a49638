import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AccountPage } from '@/components/account/account-page';
import { Dashboard } from '@/components/account/dashboard';
import { getClientMessages } from '@/lib/i18n/client-messages';
import { pageMetadata } from '@/lib/seo/metadata/page-metadata';
import { getStoreConfig } from '@/lib/store/get-store-config';
import { requireStore } from '@/lib/store/store-context';

export async function generateMetadata(): Promise<Metadata> {
  const storeContext = await requireStore();
  const t = await getTranslations('account');
  return pageMetadata({ title: t('title'), description: null, isIndexed: false }, await getStoreConfig(storeContext));
}

/** The account's first page: who one is, and where to go from here [SESS-12]. */
export default async function Page() {
  const storeContext = await requireStore();
  const [t, { newsletterEnabled }, { orders }] = await Promise.all([
    getTranslations('account'),
    getStoreConfig(storeContext),
    getClientMessages(['orders']),
  ]);
  return (
    <AccountPage storeContext={storeContext} current="dashboard" title={t('title')}>
      {/* Of the texts of orders these alone: all are many. */}
      <Dashboard hasNewsletter={newsletterEnabled !== false} steps={orders.next} />
    </AccountPage>
  );
}
