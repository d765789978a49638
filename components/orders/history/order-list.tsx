'use client';

import { useLocale, useTranslations } from 'next-intl';
import { OrderStatus } from '@/components/account/order-status';
import { Reorder } from '@/components/orders/detail/reorder';
import { Button } from '@/components/ui/controls/button';
import { Link } from '@/components/ui/controls/link';
import { Said } from '@/components/ui/said';
import { formatMoney } from '@/lib/format/money';
import { orderDay } from '@/lib/orders/order';
import { orderHref } from '@/lib/orders/order-paths';
import type { OrderRow } from '@/lib/orders/read-orders';
import { isAhead } from '@/lib/orders/state/next-step';

interface OrderListProps {
  rows: readonly OrderRow[];
  /** Others are on their way. */
  isBusy: boolean;
  onShow: (row: OrderRow) => void;
}

/** How many names an order is told by; one more takes no more room than to say so. */
const TOLD = 2;

export function OrderList({ rows, isBusy, onShow }: OrderListProps) {
  const t = useTranslations('orders');
  const locale = useLocale();
  return (
    <ul aria-busy={isBusy} className={`grid gap-4 ${isBusy ? 'opacity-60' : ''}`.trimEnd()}>
      {rows.map((row) => {
        const { id, number, date, status, names, grandTotal, next } = row;
        const isLong = names.length > TOLD + 1;
        const told = (isLong ? names.slice(0, TOLD) : names).join(' · ');
        return (
          <li key={id} className="rounded-card border border-line bg-surface p-5">
            <div className="-mt-2 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <h2 className="text-lg">
                <Link
                  href={orderHref(id)}
                  className="target inline-flex items-center text-evergreen underline underline-offset-4"
                >
                  {t('number', { number })}
                </Link>
              </h2>
              {grandTotal ? (
                <span className="font-semibold tabular-nums">{formatMoney(grandTotal, locale)}</span>
              ) : null}
            </div>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
              {orderDay(date, locale)} <OrderStatus next={next}>{status}</OrderStatus>
            </p>
            {next && isAhead(next) ? <p className="mt-1 text-pretty">{t(`next.${next}`)}</p> : null}
            {told ? (
              <p className="mt-1 text-pretty text-ink-soft">
                <Said>{isLong ? t('namesAndMore', { names: told, count: names.length - TOLD }) : told}</Said>
              </p>
            ) : null}
            <div className="mt-4 flex flex-wrap items-start gap-3">
              <Button look="secondary" aria-haspopup="dialog" onClick={() => onShow(row)}>
                {t('show')} <span className="sr-only">{t('number', { number })}</span>
              </Button>
              <Reorder number={number} look="secondary" />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
