'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/controls/link';
import { Said } from '@/components/ui/said';
import { pagePath } from '@/lib/browser/page-store';
import { ORDERS_PATH } from '@/lib/config/paths';
import { formatMoney } from '@/lib/format/money';
import { useRead } from '@/lib/magento/browser/use-read';
import { orderDay } from '@/lib/orders/order';
import { orderHref } from '@/lib/orders/order-paths';
import { type OrderRow, readOrderPage } from '@/lib/orders/read-orders';
import { Loading } from './loading';

const SHOWN = 3;
/** What is higher than its words for whoever touches it: around it there is less room. */
const LINK = 'target inline-flex items-center font-medium text-evergreen underline underline-offset-4';

/** The customer's last orders. */
export function useRecentOrders() {
  return useRead('recent', () => readOrderPage('', 1));
}

/** What customers come for most [SESS-12]. */
export function RecentOrders({ data, error, retry }: ReturnType<typeof useRecentOrders>) {
  const t = useTranslations('account');
  return (
    <section className="mb-4 rounded-card border border-line bg-surface p-5">
      <h2 className="mb-2 text-lg">{t('recentOrders')}</h2>
      {data ? <Orders rows={data.rows.slice(0, SHOWN)} /> : <Loading error={error} onRetry={retry} />}
    </section>
  );
}

function Orders({ rows }: { rows: readonly OrderRow[] }) {
  const t = useTranslations('account');
  const locale = useLocale();
  if (rows.length === 0) return <p className="text-ink-soft">{t('noOrders')}</p>;
  return (
    <>
      <ul className="divide-y divide-line">
        {rows.map(({ id, number, date, status, grandTotal }) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 pt-0.5 pb-3 sm:grid-cols-[2fr_3fr_auto] sm:py-2"
          >
            <Link href={orderHref(id)} className={`${LINK} col-span-2 justify-self-start sm:col-span-1`}>
              {t('orderNumber', { number })}
            </Link>
            {/* A dot that would begin a line is cut off. */}
            <span className="overflow-hidden text-ink-soft">
              <span className="-ml-4 flex flex-wrap">
                <span className="pl-4">{orderDay(date, locale)}</span>{' '}
                <span className="whitespace-nowrap before:inline-block before:w-4 before:text-center before:content-['·']">
                  <Said>{status}</Said>
                </span>
              </span>
            </span>
            {grandTotal ? <span className="tabular-nums">{formatMoney(grandTotal, locale)}</span> : null}
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
