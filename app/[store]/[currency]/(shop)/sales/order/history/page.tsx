import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AccountPage } from '@/components/account/account-page';
import { OrderHistory } from '@/components/orders/history/order-history';
import { ProductLinks } from '@/components/orders/product-name';
import { CheckedOrders } from '@/components/pharmacy/orders/checked-orders';
import { pageMetadata } from '@/lib/seo/metadata/page-metadata';
import { getStoreConfig } from '@/lib/store/get-store-config';
import { requireStore } from '@/lib/store/store-context';

export async function generateMetadata(): Promise<Metadata> {
  const storeContext = await requireStore();
  const t = await getTranslations('orders');
  return pageMetadata({ title: t('title'), description: null, isIndexed: false }, await getStoreConfig(storeContext));
}

/** The customer's orders [ROUTE-8, ROUTE-12, SESS-12]. */
export default async function Page() {
  const storeContext = await requireStore();
  const t = await getTranslations('orders');
  return (
    <CheckedOrders storeContext={storeContext}>
      <AccountPage storeContext={storeContext} current="orders" title={t('title')} namespaces={['orders']}>
        <ProductLinks suffix={storeContext.storeView.productUrlSuffix}>
          <OrderHistory />
        </ProductLinks>
      </AccountPage>
    </CheckedOrders>
  );
}
