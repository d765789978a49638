import { getTranslations } from 'next-intl/server';
import { AccountPage } from '@/components/account/account-page';
import type { StoreContext } from '@/lib/store/store-view';
import { Dashboard } from './dashboard';

/** The account's first page: who one is, and where to go from here [SESS-12]. */
export async function DashboardPage({ storeContext }: { storeContext: StoreContext }) {
  const t = await getTranslations('account');
  return (
    <AccountPage storeContext={storeContext} current="dashboard" title={t('title')}>
      <Dashboard />
    </AccountPage>
  );
}
