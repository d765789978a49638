'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { Icon } from '@/components/ui/image/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { pagePath } from '@/lib/browser/page-store';
import { loadReceipt, useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import { AccountOffer } from './account-offer';
import { NextSteps } from './next-steps';
import { OrderFacts } from './order-facts';
import { StatePanel } from './state-panel';

/** The order that was just placed: its number, what happens next, and an account for guests [CHK-10]. */
export function OrderPlaced({ canCreateAccount }: { canCreateAccount: boolean }) {
  const t = useTranslations('orderPlaced');
  const order = useCheckoutStore((state) => state.receipt.order);
  const [isRead, setRead] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    loadReceipt();
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
        <p className="mb-6 text-ink-soft">{t('noneText')}</p>
        <ButtonLink href={pagePath('/')}>{t('shop')}</ButtonLink>
      </StatePanel>
    );
  }
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
              t('numberLater')
            )}
          </p>
          {order.email ? <p className="mt-1 text-ink-soft">{t('emailTo', { email: order.email })}</p> : null}
        </div>
      </div>
      <NextSteps isSent={order.shipping_address !== null} paymentCode={order.paymentCode} />
      <OrderFacts order={order} />
      {canCreateAccount && !order.isSignedIn ? <AccountOffer order={order} /> : null}
      <ButtonLink href={pagePath('/')} look="secondary" className="mt-8">
        {t('shop')}
      </ButtonLink>
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
