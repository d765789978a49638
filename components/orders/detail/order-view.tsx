'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Loading } from '@/components/account/loading';
import { useOrderShop } from '@/components/orders/shop/order-shop';
import { Alert } from '@/components/ui/alert';
import { pagePath } from '@/lib/browser/page-store';
import { ORDERS_PATH } from '@/lib/config/paths';
import { useRead } from '@/lib/magento/browser/use-read';
import { orderIdOfPage } from '@/lib/orders/order-paths';
import { readOrder } from '@/lib/orders/read-orders';
import { OrderActions } from './order-actions';
import { OrderDetails } from './order-details';
import { OrderHead } from './order-head';

/** The order that the page's address names, where it is one of the customer's [ROUTE-8]. */
export function OrderView({ reasons }: { reasons: readonly string[] }) {
  const [id, setId] = useState<number | null | undefined>(undefined);
  // A page that is entered by a link is rendered before the address is its own.
  useEffect(() => setId(orderIdOfPage()), []);
  return id === undefined ? <OrderHead href={pagePath(ORDERS_PATH)} /> : <OrderById id={id} reasons={reasons} />;
}

function OrderById({ id, reasons }: { id: number | null; reasons: readonly string[] }) {
  const t = useTranslations('orders');
  const hasGross = useOrderShop()?.hasGross;
  const { data, error, isReading, retry } = useRead(String(id), async () => ({
    order: id === null ? null : await readOrder(id, hasGross),
  }));
  // It was cancelled just now.
  const [isChanged, setChanged] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that did it is gone.
  useEffect(() => {
    if (isChanged) heading.current?.focus();
  }, [isChanged]);
  const order = data?.order ?? null;
  return (
    <>
      <OrderHead href={pagePath(ORDERS_PATH)} ref={heading} {...(order ? { number: order.number } : {})} />
      {data === null ? <Loading error={isReading ? null : error} onRetry={retry} /> : null}
      {data && order === null ? (
        <Alert kind="warning" title={t('notFound')}>
          {t('notFoundText')}
        </Alert>
      ) : null}
      {order && isChanged ? (
        <Alert kind="success" className="mb-4">
          {t('cancelled')}
        </Alert>
      ) : null}
      {order ? (
        <OrderDetails
          order={order}
          actions={
            <OrderActions
              order={order}
              reasons={isChanged ? [] : reasons}
              onChange={() => {
                setChanged(true);
                retry();
              }}
            />
          }
        />
      ) : null}
    </>
  );
}
