import { getTranslations } from 'next-intl/server';
import { AccountPage } from '@/components/account/account-page';
import type { StoreContext } from '@/lib/store/store-view';
import { Communications } from './communications';

/** Whether letters come [SESS-12]. */
export async function CommunicationsPage({ storeContext }: { storeContext: StoreContext }) {
  const t = await getTranslations('account');
  return (
    <AccountPage
      storeContext={storeContext}
      current="communications"
      title={t('communications')}
      namespaces={['communications']}
    >
      <Communications />
    </AccountPage>
  );
}
