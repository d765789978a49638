'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/controls/link';
import { pagePath } from '@/lib/browser/page-store';
import { ORDERS_PATH } from '@/lib/config/paths';
import { formatMoney } from '@/lib/format/money';
import { useRead } from '@/lib/magento/browser/use-read';
import { orderDay } from '@/lib/orders/order';
import { orderHref } from '@/lib/orders/order-paths';
import { type OrderRow, readRecentOrders } from '@/lib/orders/read-orders';
import { isAhead, type NextStep } from '@/lib/orders/state/next-step';
import { Loading } from './loading';
import { OrderStatus } from './order-status';

/** What is higher than its words for whoever touches it: around it there is less room. */
const LINK = 'target inline-flex items-center font-medium text-evergreen underline underline-offset-4';

interface Steps {
  /** What is said of orders of which more comes. */
  steps: Record<NextStep, string>;
}

/** The customer's last orders. */
export function useRecentOrders() {
  return useRead('recent', readRecentOrders);
}

/** What customers come for most [SESS-12]. */
export function RecentOrders({ data, error, retry, steps }: ReturnType<typeof useRecentOrders> & Steps) {
  const t = useTranslations('account');
  return (
    <section className="mb-4 rounded-card border border-line bg-surface p-5">
      <h2 className="mb-2 text-lg">{t('recentOrders')}</h2>
      {data ? <Orders rows={data} steps={steps} /> : <Loading error={error} onRetry={retry} />}
    </section>
  );
}

function Orders({ rows, steps }: { rows: readonly OrderRow[] } & Steps) {
  const t = useTranslations('account');
  const locale = useLocale();
  if (rows.length === 0) return <p className="text-ink-soft">{t('noOrders')}</p>;
  return (
    <>
      <ul className="divide-y divide-line">
        {rows.map(({ id, number, date, status, grandTotal, next }) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 pt-0.5 pb-3 sm:grid-cols-[2fr_3fr_auto] sm:py-2"
          >
            <Link href={orderHref(id)} className={`${LINK} justify-self-start`}>
              {t('orderNumber', { number })}
            </Link>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft max-sm:col-span-full">
              <span className="sm:min-w-38">{orderDay(date, locale)}</span>{' '}
              <OrderStatus next={next}>{status}</OrderStatus>
            </span>
            {grandTotal ? (
              <span className="tabular-nums max-sm:col-start-2 max-sm:row-start-1">
                {formatMoney(grandTotal, locale)}
              </span>
            ) : null}
            {next && isAhead(next) ? <p className="col-span-full mt-1 text-pretty sm:mb-1">{steps[next]}</p> : null}
          </li>
        ))}
      </ul>
      <p className="-mb-2.5 pt-1">
        <Link href={pagePath(ORDERS_PATH)} className={LINK}>
          {t('allOrders')}
        </Link>
      </p>
    </>
  );
}
