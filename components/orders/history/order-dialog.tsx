'use client';

import { useTranslations } from 'next-intl';
import { Loading } from '@/components/account/loading';
import { OrderDetails } from '@/components/orders/detail/order-details';
import { useOrderShop } from '@/components/orders/shop/order-shop';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { Dialog } from '@/components/ui/dialog/dialog';
import { setOrderDetailsOpen, useUserStore } from '@/lib/customer/user-store';
import { useRead } from '@/lib/magento/browser/use-read';
import { orderHref } from '@/lib/orders/order-paths';
import { type OrderRow, readOrder } from '@/lib/orders/read-orders';

/** An order's details over the list, as long as the user store says so [SESS-13]. */
export function OrderDialog({ row }: { row: OrderRow | null }) {
  const t = useTranslations('orders');
  const isOpen = useUserStore((state) => state.isPopupOrderDetailsOpen);
  return (
    <Dialog
      isOpen={isOpen && row !== null}
      onClose={() => setOrderDetailsOpen(false)}
      title={row ? t('number', { number: row.number }) : ''}
      name={t('detailTitle')}
      closeLabel={t('close')}
      className="sm:w-[44rem]"
      footer={row ? <ButtonLink href={orderHref(row.id)}>{t('view')}</ButtonLink> : null}
    >
      {isOpen && row ? <Content id={row.id} /> : null}
    </Dialog>
  );
}

function Content({ id }: { id: number }) {
  const t = useTranslations('orders');
  const hasGross = useOrderShop()?.hasGross;
  const { data, error, isReading, retry } = useRead(String(id), async () => ({ order: await readOrder(id, hasGross) }));
  return (
    <div className="p-4">
      {data === null ? <Loading error={isReading ? null : error} onRetry={retry} /> : null}
      {data && data.order === null ? <p>{t('notFoundText')}</p> : null}
      {data?.order ? <OrderDetails order={data.order} level="h3" /> : null}
    </div>
  );
}
