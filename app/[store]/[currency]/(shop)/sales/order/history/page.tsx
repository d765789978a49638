import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AccountPage } from '@/components/account/account-page';
import { OrderHistory } from '@/components/orders/history/order-history';
import { getOrderShop } from '@/components/orders/shop/get-order-shop';
import { OrderShopProvider } from '@/components/orders/shop/order-shop';
import { CheckedOrders } from '@/components/pharmacy/orders/checked-orders';
import { getCapabilities, hasField } from '@/lib/magento/capabilities/capabilities';
import { pageMetadata } from '@/lib/seo/metadata/page-metadata';
import { getStoreConfig } from '@/lib/store/get-store-config';
import { getStoreViewOptions } from '@/lib/store/get-store-views';
import { requireStore } from '@/lib/store/store-context';

export async function generateMetadata(): Promise<Metadata> {
  const storeContext = await requireStore();
  const t = await getTranslations('orders');
  return pageMetadata({ title: t('title'), description: null, isIndexed: false }, await getStoreConfig(storeContext));
}

/** The customer's orders [ROUTE-8, ROUTE-12, SESS-12]. */
export default async function Page() {
  const storeContext = await requireStore();
  const [t, capabilities, storeViews, shop] = await Promise.all([
    getTranslations('orders'),
    getCapabilities(),
    getStoreViewOptions(storeContext),
    getOrderShop(storeContext),
  ]);
  const isOfThisView = storeViews.length > 1 && !hasField(capabilities, 'ScopeTypeEnum', 'GLOBAL');
  return (
    <CheckedOrders storeContext={storeContext}>
      <AccountPage storeContext={storeContext} current="orders" title={t('title')} namespaces={['orders']}>
        <OrderShopProvider shop={shop}>
          {isOfThisView ? <p className="mb-5 text-ink-soft">{t('ofThisView')}</p> : null}
          <OrderHistory />
        </OrderShopProvider>
      </AccountPage>
    </CheckedOrders>
  );
}
