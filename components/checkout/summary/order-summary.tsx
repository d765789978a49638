'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId, useRef, useState } from 'react';
import { summaryBar, summaryBody, summaryCard } from '@/components/checkout/checkout-skeleton';
import { Icon } from '@/components/ui/image/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { useWhenIdle } from '@/components/ui/use-when-idle';
import { pagePath } from '@/lib/browser/page-store';
import type { Cart } from '@/lib/cart/cart';
import { CART_PATH } from '@/lib/config/paths';
import { formatMoney } from '@/lib/format/money';

// Nobody needs the lines to begin: on phones they are folded away, and the total stands above them.
const loadDetails = () => import('./summary-details').then((code) => code.SummaryDetails);

/** What is being ordered and what it comes to: a bar with the total on phones, a card beside the steps on desktops. */
export function OrderSummary({ cart }: { cart: Cart }) {
  const t = useTranslations('checkout.summary');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const Details = useWhenIdle(loadDetails, section);
  const { isVirtual, totals } = cart;
  const total = formatMoney(totals.grandTotal, locale);
  return (
    <section ref={section} aria-label={t('title')} className={summaryCard}>
      <TotalNews total={total} />
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className={summaryBar}
      >
        <Icon name="basket" />
        <span className="min-w-24 flex-1">
          {t('title')} <span className="text-ink-soft">({t('items', { count: cart.totalQuantity })})</span>
        </span>
        <span className="text-right">
          <b className="block font-semibold tabular-nums">{total}</b>
          {isVirtual || totals.shipping ? null : <span className="text-ink-soft text-xs">{t('beforeDelivery')}</span>}
        </span>
        <Icon name="chevron-down" className={`size-5 ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <div id={id} className={`${summaryBody} ${isOpen ? '' : 'max-lg:hidden'}`}>
        <div className="flex items-baseline justify-between gap-4">
          <h2 className="text-lg max-lg:sr-only">{t('title')}</h2>
          <a
            href={pagePath(CART_PATH)}
            className="flex min-h-11 items-center font-medium text-evergreen underline underline-offset-4"
          >
            {t('change')}
          </a>
        </div>
        {Details ? <Details cart={cart} /> : <Skeleton className="h-40" />}
      </div>
    </section>
  );
}

/** Says a new total to those who listen; the first one they read themselves. */
function TotalNews({ total }: { total: string }) {
  const t = useTranslations('checkout');
  // Empty once there has been another.
  const [first, setFirst] = useState(total);
  if (first && total !== first) setFirst('');
  return (
    <p role="status" className="sr-only">
      {first ? '' : t('totalIs', { total })}
    </p>
  );
}
