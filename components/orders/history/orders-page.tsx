import { getTranslations } from 'next-intl/server';
import { AccountPage } from '@/components/account/account-page';
import { ProductLinks } from '@/components/orders/product-name';
import type { StoreContext } from '@/lib/store/store-view';
import { OrderHistory } from './order-history';

/** The customer's orders [ROUTE-8, ROUTE-12, SESS-12]. */
export async function OrdersPage({ storeContext }: { storeContext: StoreContext }) {
  const t = await getTranslations('orders');
  return (
    <AccountPage storeContext={storeContext} current="orders" title={t('title')} namespaces={['orders']}>
      <ProductLinks suffix={storeContext.storeView.productUrlSuffix}>
        <OrderHistory />
      </ProductLinks>
    </AccountPage>
  );
}
