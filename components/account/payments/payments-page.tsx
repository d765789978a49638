import { getTranslations } from 'next-intl/server';
import { AccountPage } from '@/components/account/account-page';
import type { StoreContext } from '@/lib/store/store-view';
import { SavedPayments } from './saved-payments';

/** The ways to pay that are kept for the customer [ROUTE-8, ROUTE-12, SESS-12]. */
export async function PaymentsPage({ storeContext }: { storeContext: StoreContext }) {
  const t = await getTranslations('savedPayments');
  return (
    <AccountPage storeContext={storeContext} current="savedPayments" title={t('title')} namespaces={['savedPayments']}>
      <SavedPayments />
    </AccountPage>
  );
}
