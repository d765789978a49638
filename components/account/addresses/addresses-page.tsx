import { getTranslations } from 'next-intl/server';
import { AccountPage } from '@/components/account/account-page';
import { finderMessages } from '@/lib/address/finder/get-address-finder';
import { getAddressRules } from '@/lib/address/get-address-rules';
import type { StoreContext } from '@/lib/store/store-view';
import { AddressBook } from './address-book';

/** The customer's address book [SESS-11]. Throws AppError. */
export async function AddressesPage({ storeContext }: { storeContext: StoreContext }) {
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
