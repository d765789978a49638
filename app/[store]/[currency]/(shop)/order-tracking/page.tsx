import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ContactLink } from '@/components/contact/contact-link';
import { OrderFrame } from '@/components/orders/order-frame';
import { OrderTracking } from '@/components/orders/order-tracking';
import { CheckedOrders } from '@/components/pharmacy/orders/checked-orders';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { CONTACT_PATH, ORDERS_PATH } from '@/lib/config/paths';
import { getLookupField } from '@/lib/orders/get-lookup-field';
import { pageMetadata } from '@/lib/seo/metadata/page-metadata';
import { getStoreConfig } from '@/lib/store/get-store-config';
import { requireStore } from '@/lib/store/store-context';
import { viewPath } from '@/lib/store/store-view';

export async function generateMetadata(): Promise<Metadata> {
  const storeContext = await requireStore();
  const t = await getTranslations('orders');
  return pageMetadata(
    { title: t('trackingTitle'), description: null, isIndexed: false },
    await getStoreConfig(storeContext),
  );
}

/** Where a guest sees what has become of an order [ROUTE-4]; a backend without a look-up has other ways. Throws AppError. */
export default async function Page() {
  const storeContext = await requireStore();
  const [t, field] = await Promise.all([getTranslations('orders'), getLookupField()]);
  // Guests are led to the sign-in page first, and back.
  const ordersHref = viewPath(storeContext.storeView, ORDERS_PATH);
  return (
    <CheckedOrders storeContext={storeContext}>
      <OrderFrame storeContext={storeContext} title={t('trackingTitle')}>
        {field ? (
          <OrderTracking field={field} ordersHref={ordersHref} />
        ) : (
          <div className="grid justify-items-start gap-4">
            <p>
              {t('noLookup')}{' '}
              <ContactLink href={viewPath(storeContext.storeView, CONTACT_PATH)}>{t('askUs')}</ContactLink>
            </p>
            <p>{t('noLookupAccount')}</p>
            <ButtonLink href={ordersHref}>{t('toOrders')}</ButtonLink>
          </div>
        )}
      </OrderFrame>
    </CheckedOrders>
  );
}
