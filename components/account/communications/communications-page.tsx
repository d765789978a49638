import { getTranslations } from 'next-intl/server';
import { AccountPage } from '@/components/account/account-page';
import { PushOffer } from '@/components/push/push-offer';
import { getPushConfig } from '@/lib/push/get-push-config';
import type { StoreContext } from '@/lib/store/store-view';
import { Communications } from './communications';

/** Whether letters come [SESS-12], and notices of orders on this device. */
export async function CommunicationsPage({ storeContext }: { storeContext: StoreContext }) {
  const t = await getTranslations('account');
  const push = await getPushConfig();
  return (
    <AccountPage
      storeContext={storeContext}
      current="communications"
      title={t('communications')}
      namespaces={push ? ['communications', 'push'] : ['communications']}
    >
      <Communications />
      {push ? <PushOffer config={push} className="mt-8 max-w-140" /> : null}
    </AccountPage>
  );
}
