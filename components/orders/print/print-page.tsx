import { getTranslations } from 'next-intl/server';
import { OrderFrame } from '@/components/orders/order-frame';
import { BusyCards } from '@/components/ui/skeleton';
import { ORDER_TRACKING_PATH } from '@/lib/config/paths';
import { getLookupField } from '@/lib/orders/get-lookup-field';
import { type StoreContext, viewPath } from '@/lib/store/store-view';
import { PrintOrder } from './print-order';

/** An order on paper: a customer's, or the one that a guest has just looked up [ROUTE-5]. Throws AppError. */
export async function PrintPage({ storeContext }: { storeContext: StoreContext }) {
  const [t, field] = await Promise.all([getTranslations('orders'), getLookupField()]);
  return (
    <OrderFrame storeContext={storeContext} title={t('detailTitle')}>
      <PrintOrder
        field={field}
        trackingHref={viewPath(storeContext.storeView, ORDER_TRACKING_PATH)}
        skeleton={<BusyCards label={t('loading')} />}
      />
    </OrderFrame>
  );
}
