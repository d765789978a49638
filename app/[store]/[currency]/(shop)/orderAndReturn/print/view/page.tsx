import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { OrderFrame } from '@/components/orders/order-frame';
import { PrintOrder } from '@/components/orders/print-order';
import { CheckedOrders } from '@/components/pharmacy/orders/checked-orders';
import { BusyCards } from '@/components/ui/skeleton';
import { ORDER_TRACKING_PATH } from '@/lib/config/paths';
import { getLookupField } from '@/lib/orders/get-lookup-field';
import { pageMetadata } from '@/lib/seo/metadata/page-metadata';
import { getStoreConfig } from '@/lib/store/get-store-config';
import { requireStore } from '@/lib/store/store-context';
import { viewPath } from '@/lib/store/store-view';

export async function generateMetadata(): Promise<Metadata> {
  const storeContext = await requireStore();
  const t = await getTranslations('orders');
  return pageMetadata(
    { title: t('printTitle'), description: null, isIndexed: false },
    await getStoreConfig(storeContext),
  );
}

/** An order on paper: a customer's, or the one that a guest has just looked up [ROUTE-5]. Throws AppError. */
export default async function Page() {
  const storeContext = await requireStore();
  const [t, field] = await Promise.all([getTranslations('orders'), getLookupField()]);
  return (
    <CheckedOrders storeContext={storeContext}>
      <OrderFrame storeContext={storeContext} title={t('detailTitle')}>
        <PrintOrder
          field={field}
          trackingHref={viewPath(storeContext.storeView, ORDER_TRACKING_PATH)}
          skeleton={<BusyCards label={t('loading')} />}
        />
      </OrderFrame>
    </CheckedOrders>
  );
}
