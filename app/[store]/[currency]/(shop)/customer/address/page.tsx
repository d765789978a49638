import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AccountPage } from '@/components/account/account-page';
import { AddressBook } from '@/components/account/addresses/address-book';
import { finderMessages } from '@/lib/address/finder/get-address-finder';
import { getAddressRules } from '@/lib/address/get-address-rules';
import { pageMetadata } from '@/lib/seo/metadata/page-metadata';
import { getStoreConfig } from '@/lib/store/get-store-config';
import { requireStore } from '@/lib/store/store-context';

export async function generateMetadata(): Promise<Metadata> {
  const storeContext = await requireStore();
  const t = await getTranslations('account');
  return pageMetadata(
    { title: t('addresses'), description: null, isIndexed: false },
    await getStoreConfig(storeContext),
  );
}

/** The customer's address book [SESS-11]. Throws AppError. */
export default async function Page() {
  const storeContext = await requireStore();
  const [t, rules] = await Promise.all([getTranslations('account'), getAddressRules(storeContext)]);
  return (
    <AccountPage
      storeContext={storeContext}
      current="addresses"
      title={t('addresses')}
      namespaces={['address', 'addressBook', ...finderMessages()]}
    >
      <AddressBook rules={rules} />
    </AccountPage>
  );
}
