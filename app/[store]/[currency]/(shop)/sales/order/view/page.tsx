import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AccountPage } from '@/components/account/account-page';
import { OrderHead } from '@/components/orders/detail/order-head';
import { OrderView } from '@/components/orders/detail/order-view';
import { getOrderShop } from '@/components/orders/shop/get-order-shop';
import { OrderShopProvider } from '@/components/orders/shop/order-shop';
import { CheckedOrders } from '@/components/pharmacy/orders/checked-orders';
import { ORDERS_PATH } from '@/lib/config/paths';
import { getCapabilities, hasField } from '@/lib/magento/capabilities/capabilities';
import { pageMetadata } from '@/lib/seo/metadata/page-metadata';
import { getStoreConfig } from '@/lib/store/get-store-config';
import { requireStore } from '@/lib/store/store-context';
import { viewPath } from '@/lib/store/store-view';

export async function generateMetadata(): Promise<Metadata> {
  const storeContext = await requireStore();
  const t = await getTranslations('orders');
  return pageMetadata(
    { title: t('detailTitle'), description: null, isIndexed: false },
    await getStoreConfig(storeContext),
  );
}

/** One of the customer's orders [ROUTE-8, SESS-12]. Throws AppError. */
export default async function Page() {
  const storeContext = await requireStore();
  const { storeView } = storeContext;
  const [capabilities, { cancellationReasons }, shop] = await Promise.all([
    getCapabilities(),
    getStoreConfig(storeContext),
    getOrderShop(storeContext),
  ]);
  const canCancel = hasField(capabilities, 'Mutation', 'cancelOrder');
  return (
    <CheckedOrders storeContext={storeContext}>
      <AccountPage
        storeContext={storeContext}
        current="orders"
        title={null}
        head={<OrderHead href={viewPath(storeView, ORDERS_PATH)} />}
        namespaces={['orders']}
      >
        <OrderShopProvider shop={shop}>
          <OrderView reasons={canCancel ? cancellationReasons : []} />
        </OrderShopProvider>
      </AccountPage>
    </CheckedOrders>
  );
}
