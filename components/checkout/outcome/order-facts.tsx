'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AddressLines } from '@/components/checkout/address/address-lines';
import type { PlacedOrder } from '@/lib/checkout/order/receipt';
import { formatMoney } from '@/lib/format/format-money';

/** Where the order goes, how, and what it came to. */
export function OrderFacts({ order }: { order: PlacedOrder }) {
  const t = useTranslations('orderPlaced');
  const locale = useLocale();
  const { shipping_address, shippingTitle, paymentLabel, grandTotal } = order;
  return (
    <dl className="mt-4 grid gap-5 rounded-card border border-line bg-surface p-5 sm:grid-cols-2 sm:p-6">
      {shipping_address ? (
        <Fact name={t('address')}>
          <AddressLines address={shipping_address} />
        </Fact>
      ) : null}
      {shippingTitle ? <Fact name={t('method')}>{shippingTitle}</Fact> : null}
      {paymentLabel ? <Fact name={t('payment')}>{paymentLabel}</Fact> : null}
      {grandTotal ? (
        <Fact name={t('total')}>
          <span className="font-semibold tabular-nums">{formatMoney(grandTotal, locale)}</span>
        </Fact>
      ) : null}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="mb-1 text-ink-soft text-sm">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
