'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { summaryBar, summaryBody, summaryCard } from '@/components/checkout/checkout-skeleton';
import { Icon } from '@/components/ui/image/icon';
import { pagePath } from '@/lib/browser/page-store';
import type { Cart } from '@/lib/cart/cart';
import { CART_PATH } from '@/lib/config/paths';
import { formatMoney } from '@/lib/format/money';
import { OrderLines } from './order-lines';
import { OrderTotals } from './order-totals';

/** What is being ordered and what it comes to: a bar with the total on phones, a card beside the steps on desktops. */
export function OrderSummary({ cart }: { cart: Cart }) {
  const t = useTranslations('checkout.summary');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const total = formatMoney(cart.totals.grandTotal, locale);
  return (
    <section aria-label={t('title')} className={summaryCard}>
      <TotalNews total={total} />
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className={summaryBar}
      >
        <Icon name="basket" />
        <span className="min-w-0 flex-1">
          {t('title')} <span className="text-ink-soft">({t('items', { count: cart.totalQuantity })})</span>
        </span>
        <span className="font-semibold tabular-nums">{total}</span>
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
        <section
          aria-label={t('lines')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no wheel and no finger scrolls it by the arrows
          tabIndex={0}
          className="-mx-1 max-h-[40vh] overflow-y-auto rounded-sm px-1 lg:max-h-[45vh]"
        >
          <OrderLines lines={cart.lines} />
        </section>
        <div className="border-line border-t pt-4">
          <OrderTotals cart={cart} />
        </div>
        {cart.coupons.length > 0 ? null : <p className="text-ink-soft text-sm">{t('couponHint')}</p>}
      </div>
    </section>
  );
}

/** Says a new total to those who listen; the first one they read themselves. */
function TotalNews({ total }: { total: string }) {
  const t = useTranslations('checkout');
  const [first] = useState(total);
  const [hasChanged, setChanged] = useState(false);
  if (!hasChanged && total !== first) setChanged(true);
  return (
    <p role="status" className="sr-only">
      {hasChanged ? t('totalIs', { total }) : ''}
    </p>
  );
}
