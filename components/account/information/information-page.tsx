import { getTranslations } from 'next-intl/server';
import { AccountPage } from '@/components/account/account-page';
import { getCapabilities, hasField } from '@/lib/magento/capabilities/capabilities';
import type { StoreContext } from '@/lib/store/store-view';
import { Information } from './information';

/** What the customer says of themselves, their e-mail and their password [SESS-7]. */
export async function InformationPage({ storeContext }: { storeContext: StoreContext }) {
  const [t, capabilities] = await Promise.all([getTranslations('account'), getCapabilities()]);
  return (
    <AccountPage
      storeContext={storeContext}
      current="information"
      title={t('information')}
      namespaces={['accountInformation']}
    >
      <Information canDelete={hasField(capabilities, 'Mutation', 'deleteCustomer')} />
    </AccountPage>
  );
}
