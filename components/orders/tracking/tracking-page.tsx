import { getTranslations } from 'next-intl/server';
import { ContactLink } from '@/components/contact/contact-link';
import { OrderFrame } from '@/components/orders/order-frame';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { CONTACT_PATH, ORDERS_PATH } from '@/lib/config/paths';
import { getLookupField } from '@/lib/orders/get-lookup-field';
import { type StoreContext, viewPath } from '@/lib/store/store-view';
import { OrderTracking } from './order-tracking';

/** Where a guest sees what has become of an order [ROUTE-4]; a backend without a look-up has other ways. Throws AppError. */
export async function TrackingPage({ storeContext }: { storeContext: StoreContext }) {
  const [t, field] = await Promise.all([getTranslations('orders'), getLookupField()]);
  // Guests are led to the sign-in page first, and back.
  const ordersHref = viewPath(storeContext.storeView, ORDERS_PATH);
  return (
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
  );
}
