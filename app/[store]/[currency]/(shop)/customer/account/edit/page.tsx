import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AccountPage } from '@/components/account/account-page';
import { Information } from '@/components/account/information/information';
import { getCapabilities, hasField } from '@/lib/magento/capabilities/capabilities';
import { pageMetadata } from '@/lib/seo/metadata/page-metadata';
import { getStoreConfig } from '@/lib/store/get-store-config';
import { requireStore } from '@/lib/store/store-context';

export async function generateMetadata(): Promise<Metadata> {
  const storeContext = await requireStore();
  const t = await getTranslations('account');
  return pageMetadata(
    { title: t('information'), description: null, isIndexed: false },
    await getStoreConfig(storeContext),
  );
}

/** What the customer says of themselves, their e-mail and their password [SESS-7]. */
export default async function Page() {
  const storeContext = await requireStore();
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
