import { getTranslations } from 'next-intl/server';
import { AccountPage } from '@/components/account/account-page';
import { ProductLinks } from '@/components/orders/product-name';
import { getCapabilities, hasField } from '@/lib/magento/capabilities/capabilities';
import { getStoreConfig } from '@/lib/store/get-store-config';
import type { StoreContext } from '@/lib/store/store-view';
import { OrderView } from './order-view';

/** One of the customer's orders [ROUTE-8, SESS-12]. Throws AppError. */
export async function OrderPage({ storeContext }: { storeContext: StoreContext }) {
  const [t, capabilities, { cancellationReasons }] = await Promise.all([
    getTranslations('orders'),
    getCapabilities(),
    getStoreConfig(storeContext),
  ]);
  const canCancel = hasField(capabilities, 'Mutation', 'cancelOrder');
  return (
    <AccountPage storeContext={storeContext} current="orders" title={t('detailTitle')} namespaces={['orders']}>
      <ProductLinks suffix={storeContext.storeView.productUrlSuffix}>
        <OrderView reasons={canCancel ? cancellationReasons : []} />
      </ProductLinks>
    </AccountPage>
  );
}
