'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { Guard } from '@/components/account/guard';
import { Loading } from '@/components/account/loading';
import { OrderDetails } from '@/components/orders/detail/order-details';
import { Button } from '@/components/ui/controls/button';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { useRead } from '@/lib/magento/browser/use-read';
import { keptLookup, type LookupField, readGuestOrder } from '@/lib/orders/guest-order';
import type { Order } from '@/lib/orders/order';
import { orderIdOfPage } from '@/lib/orders/order-paths';
import { readOrder } from '@/lib/orders/read-orders';
import { useOrderShop } from './shop/order-shop';

interface PrintOrderProps {
  /** How guests look orders up; null where they cannot. */
  field: LookupField | null;
  trackingHref: string;
  skeleton: ReactNode;
}

/** Which order it is tells the address in the browser: a customer's own needs them to be signed in. */
export function PrintOrder({ field, trackingHref, skeleton }: PrintOrderProps) {
  const [id, setId] = useState<number | null | undefined>(undefined);
  const hasGross = useOrderShop()?.hasGross;
  useEffect(() => setId(orderIdOfPage()), []);
  if (id === undefined) return skeleton;
  if (id === null) return <Paper trackingHref={trackingHref} read={() => readKept(field, hasGross)} />;
  return (
    <Guard skeleton={skeleton}>
      <Paper trackingHref={trackingHref} read={() => readOrder(id, hasGross)} />
    </Guard>
  );
}

async function readKept(field: LookupField | null, hasGross?: boolean): Promise<Order | null> {
  const lookup = field && keptLookup();
  return lookup ? readGuestOrder(lookup, field, hasGross) : null;
}

function Paper({ trackingHref, read }: { trackingHref: string; read: () => Promise<Order | null> }) {
  const t = useTranslations('orders');
  const { data, error, isReading, retry } = useRead('', async () => ({ order: await read() }));
  if (data === null) return <Loading error={isReading ? null : error} onRetry={retry} />;
  const { order } = data;
  if (order === null) {
    return (
      <div className="grid justify-items-start gap-4">
        <p>{t('nothingToPrint')}</p>
        <ButtonLink href={trackingHref}>{t('trackingTitle')}</ButtonLink>
      </div>
    );
  }
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{t('number', { number: order.number })}</h2>
        <Button data-print="never" onClick={() => window.print()}>
          {t('printNow')}
        </Button>
      </div>
      <OrderDetails order={order} level="h3" />
    </>
  );
}
