'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { AddressLines } from '@/components/address/address-lines';
import { OrderTotals } from '@/components/checkout/summary/order-totals';
import { ContactLink } from '@/components/contact/contact-link';
import { arrivalSentence } from '@/components/delivery/arrival-texts';
import type { Arrivals } from '@/components/delivery/get-arrivals';
import { PushOffer } from '@/components/push/push-offer';
import { Button } from '@/components/ui/controls/button';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { Icon } from '@/components/ui/image/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { pagePath } from '@/lib/browser/page-store';
import { readOrdered } from '@/lib/checkout/order/ordered-lines';
import type { PlacedOrder } from '@/lib/checkout/order/stored-order';
import { tellOrder } from '@/lib/checkout/order/tell-order';
import { loadReceipt, useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import { CREATE_ACCOUNT_PATH, OF_LAST_ORDER, ORDER_PATH, ORDER_TRACKING_PATH, ORDERS_PATH } from '@/lib/config/paths';
import { useUserStore } from '@/lib/customer/user-store';
import { nextArrival, type TransitDays } from '@/lib/delivery/arrival';
import { fullDay } from '@/lib/format/full-day';
import { formatMoney } from '@/lib/format/money';
import type { PushConfig } from '@/lib/push/get-push-config';
import type { TaxDisplayType } from '@/lib/store/get-store-config';
import { NextSteps } from './next-steps';
import { PlacedLines } from './placed-lines';
import { StatePanel } from './state-panel';

interface OrderPlacedProps {
  display: TaxDisplayType;
  /** Null where the shop sends no notices. */
  push: PushConfig | null;
  /** Null where the merchant has not said when the shipping methods arrive. */
  arrivals: Arrivals | null;
  /** How to pay by methods whose money the shop waits for, by their codes. */
  payNotes: Record<string, string>;
  /** What a trade says of what was ordered. */
  check?: ReactNode;
}

/** The order just placed, to be printed too: number, next steps, what was ordered, an account for guests [CHK-10]. */
export function OrderPlaced({ display, push, arrivals, payNotes, check }: OrderPlacedProps) {
  const t = useTranslations('orderPlaced');
  const locale = useLocale();
  const order = useCheckoutStore((state) => state.receipt.order);
  // A guest may sign in beside their order.
  const isSignedIn = useUserStore((state) => state.isSignedIn);
  const [isRead, setRead] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    loadReceipt();
    // Once more: found after a reload, an order leads here at once, maybe before anybody has heard of it.
    const { receipt } = useCheckoutStore.getState();
    if (receipt.order) tellOrder(receipt.order);
    setRead(true);
  }, []);

  // Who listens hears the good news first: the button that had the focus is gone.
  useEffect(() => {
    if (isRead) heading.current?.focus();
  }, [isRead]);

  if (!isRead) return <OrderPlacedSkeleton label={t('loading')} />;
  if (!order) {
    return (
      <StatePanel level="h1" icon="parcel" title={t('noneTitle')}>
        <p className="text-ink-soft">{t('noneText')}</p>
        <ContactLink>{t('askUs')}</ContactLink>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <ButtonLink href={pagePath(ORDER_TRACKING_PATH)}>{t('follow')}</ButtonLink>
          <ButtonLink href={pagePath('/')} data-page="CMS_PAGE" look="secondary">
            {t('shop')}
          </ButtonLink>
        </div>
      </StatePanel>
    );
  }
  const payNote = payNotes[order.paymentCode ?? ''] ?? null;
  // Nobody knows when money arrives that the shop waits for.
  const known = payNote === null ? arrivals : null;
  const method = known?.methods[order.shippingMethod ?? ''];
  const arrival = known && method && arrivalOf(order.placedAt, known, method.days, locale);
  const ordered = readOrdered(order.placedAt);
  return (
    <div className="mx-auto max-w-180">
      <div className="flex items-start gap-4">
        <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-leaf-tint text-leaf">
          <Icon name="check" className="size-7" />
        </span>
        <div>
          <h1 ref={heading} tabIndex={-1} className="rounded-sm text-xl md:text-2xl">
            {t('heading')}
          </h1>
          <p className="mt-2 text-lg">
            {order.number ? (
              <>
                {t('number')} <strong className="tabular-nums">{order.number}</strong>
              </>
            ) : (
              <>
                {t('numberLater')} <ContactLink>{t('askUs')}</ContactLink>
              </>
            )}
          </p>
          {arrival ? <p className="mt-1 font-semibold">{arrival}</p> : null}
          {order.email ? (
            <p className="wrap-anywhere mt-1 text-ink-soft">{t('emailTo', { email: order.email })}</p>
          ) : null}
        </div>
      </div>
      <div data-print="never" className="mt-6 flex flex-wrap gap-3">
        <FollowLink order={order} />
        <Button look="quiet" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
      <NextSteps isSent={order.shipping_address !== null} payNote={payNote} />
      {check}
      {ordered ? (
        <PlacedLines lines={ordered.lines}>
          <div className="mt-4 break-inside-avoid border-line border-t pt-4 sm:ml-auto sm:max-w-90">
            <OrderTotals totals={ordered.totals} display={display} isVirtual={order.shipping_address === null} />
          </div>
        </PlacedLines>
      ) : null}
      <OrderFacts order={order} takes={arrival ? null : method?.label} isTotalTold={ordered !== null} />
      <div data-print="never">
        {push && order.shipping_address ? <PushOffer config={push} isOffer className="mt-4" /> : null}
        {order.isSignedIn || isSignedIn ? null : <AccountOffer />}
        <ButtonLink href={pagePath('/')} data-page="CMS_PAGE" look="secondary" className="mt-8">
          {t('shop')}
        </ButtonLink>
      </div>
    </div>
  );
}

function OrderPlacedSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="mx-auto grid max-w-180 gap-6">
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-64 w-full rounded-card" />
      <Skeleton className="h-48 w-full rounded-card" />
    </div>
  );
}

interface OrderFactsProps {
  order: PlacedOrder;
  /** How long its delivery takes, where the day is not told. */
  takes: string | null | undefined;
  /** It stands below the lines already. */
  isTotalTold: boolean;
}

function OrderFacts({ order, takes, isTotalTold }: OrderFactsProps) {
  const t = useTranslations('orderPlaced');
  const locale = useLocale();
  const { shipping_address, shippingTitle, paymentLabel, grandTotal, placedAt } = order;
  return (
    <dl className="mt-4 grid break-inside-avoid gap-5 rounded-card border border-line bg-surface p-5 sm:grid-cols-2 sm:p-6">
      {shipping_address ? (
        <Fact name={t('address')}>
          <AddressLines address={shipping_address} />
        </Fact>
      ) : null}
      {shippingTitle ? (
        <Fact name={t('method')}>
          {shippingTitle}
          {takes ? <span className="block text-ink-soft">{takes}</span> : null}
        </Fact>
      ) : null}
      <Fact name={t('placedOn')}>{fullDay(placedAt, locale)}</Fact>
      {paymentLabel ? <Fact name={t('payment')}>{paymentLabel}</Fact> : null}
      {grandTotal && !isTotalTold ? (
        <Fact name={t('total')}>
          <span className="font-semibold tabular-nums">{formatMoney(grandTotal, locale)}</span>
        </Fact>
      ) : null}
    </dl>
  );
}

/** When the order arrives, counted from when it was placed; null where the shop has no days to count by. */
function arrivalOf(placedAt: number, arrivals: Arrivals, days: TransitDays, locale: string): string | null {
  const { schedule } = arrivals;
  return schedule && arrivalSentence(nextArrival(placedAt, schedule, days), placedAt, { ...arrivals, locale });
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="mb-1 text-ink-soft text-sm">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Where the order can be followed: customers see it in their account, guests look it up. */
function FollowLink({ order: { id, number, isSignedIn } }: { order: PlacedOrder }) {
  const t = useTranslations('orderPlaced');
  const customers = id === null ? ORDERS_PATH : `${ORDER_PATH}/order_id/${id}`;
  const guests = `${ORDER_TRACKING_PATH}${number ? `?${new URLSearchParams({ number })}` : ''}`;
  return <ButtonLink href={pagePath(isSignedIn ? customers : guests)}>{t('follow')}</ButtonLink>;
}

/** Offers guests an account: its form finds name and e-mail in the receipt, so no address tells them [SESS-10]. */
function AccountOffer() {
  const t = useTranslations('orderPlaced');
  return (
    <section className="mt-4 rounded-card bg-evergreen-tint p-5 sm:p-6">
      <h2 className="mb-2 text-lg">{t('accountTitle')}</h2>
      <p className="mb-4 text-ink-soft">{t('accountText')}</p>
      <ButtonLink href={`${pagePath(CREATE_ACCOUNT_PATH)}?${OF_LAST_ORDER}`}>{t('accountAction')}</ButtonLink>
    </section>
  );
}
