'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Loading } from '@/components/account/loading';
import { Alert } from '@/components/ui/alert';
import { Link } from '@/components/ui/controls/link';
import { Icon } from '@/components/ui/image/icon';
import { pagePath } from '@/lib/browser/page-store';
import { ORDERS_PATH } from '@/lib/config/paths';
import { useRead } from '@/lib/magento/browser/use-read';
import type { Order } from '@/lib/orders/order';
import { orderIdOfPage } from '@/lib/orders/order-paths';
import { readOrder } from '@/lib/orders/read-orders';
import { OrderActions } from './order-actions';
import { OrderDetails } from './order-details';

/** The order that the page's address names, where it is one of the customer's [ROUTE-8]. */
export function OrderView({ reasons }: { reasons: readonly string[] }) {
  const [id, setId] = useState<number | null | undefined>(undefined);
  // A page that is entered by a link is rendered before the address is its own.
  useEffect(() => setId(orderIdOfPage()), []);
  return id === undefined ? null : <OrderById id={id} reasons={reasons} />;
}

function OrderById({ id, reasons }: { id: number | null; reasons: readonly string[] }) {
  const t = useTranslations('orders');
  const { data, error, isReading, retry } = useRead(String(id), async () => ({
    order: id === null ? null : await readOrder(id),
  }));
  const [isChanged, setChanged] = useState(false);
  return (
    <>
      <Link
        href={pagePath(ORDERS_PATH)}
        data-print="never"
        className="target mb-3 inline-flex items-center gap-1 font-medium text-evergreen underline-offset-4 hover:underline"
      >
        <Icon name="chevron-left" className="size-4" />
        {t('back')}
      </Link>
      {data === null ? <Loading error={isReading ? null : error} onRetry={retry} /> : null}
      {data && data.order === null ? (
        <Alert kind="warning" title={t('notFound')}>
          {t('notFoundText')}
        </Alert>
      ) : null}
      {data?.order ? (
        <KnownOrder
          order={data.order}
          reasons={reasons}
          isChanged={isChanged}
          onChange={() => {
            setChanged(true);
            retry();
          }}
        />
      ) : null}
    </>
  );
}

interface KnownOrderProps {
  order: Order;
  reasons: readonly string[];
  /** It was cancelled just now: the button that did it is gone. */
  isChanged: boolean;
  onChange: () => void;
}

function KnownOrder({ order, reasons, isChanged, onChange }: KnownOrderProps) {
  const t = useTranslations('orders');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isChanged) heading.current?.focus();
  }, [isChanged]);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="mb-4 w-fit rounded-sm text-xl">
        {t('number', { number: order.number })}
      </h2>
      {isChanged ? (
        <Alert kind="success" className="mb-4">
          {t('cancelled')}
        </Alert>
      ) : null}
      <OrderActions order={order} reasons={isChanged ? [] : reasons} onChange={onChange} />
      <OrderDetails order={order} level="h3" />
    </>
  );
}
