'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useCheckoutFacts } from '@/components/checkout/checkout-facts';
import type { Cart } from '@/lib/cart/cart';
import type { Money } from '@/lib/format/money';
import { formatPrice } from '@/lib/format/price';

/**
 * What the order comes to. Delivery and tax keep their lines before they are known, so that the total stays where it
 * is while the steps are filled in.
 */
export function OrderTotals({ cart }: { cart: Cart }) {
  const { display } = useCheckoutFacts();
  const t = useTranslations('checkout.summary');
  const locale = useLocale();
  const money = (amount: Money) => formatPrice(amount, locale);
  const { subtotal, discounts, taxes, shipping, grandTotal } = cart.totals;
  const isNet = display === 1;
  const delivery = shipping && (isNet ? shipping.excludingTax : shipping.includingTax);
  return (
    <div className="tabular-nums">
      <dl className="grid gap-2">
        <Row name={t('subtotal')}>{money(isNet ? subtotal.excludingTax : subtotal.includingTax)}</Row>
        {discounts.map(({ label, amount }) => (
          <Row key={label} name={label} className="text-apricot">
            {money({ ...amount, value: -amount.value })}
          </Row>
        ))}
        {cart.isVirtual ? null : (
          <Row name={t('shipping')}>
            {delivery ? delivery.value > 0 ? money(delivery) : t('free') : <Later>{t('shippingLater')}</Later>}
          </Row>
        )}
        {isNet ? <NetTaxes cart={cart} /> : null}
        <Row name={t('total')} className="mt-1 border-line border-t pt-3 font-semibold text-lg">
          {money(grandTotal)}
        </Row>
      </dl>
      {isNet ? null : <IncludedTaxes taxes={taxes} />}
    </div>
  );
}

type Taxes = Cart['totals']['taxes'];

function NetTaxes({ cart: { totals, shippingAddress, billingAddress } }: { cart: Cart }) {
  const t = useTranslations('checkout.summary');
  const locale = useLocale();
  const { taxes, grandTotal } = totals;
  if (taxes.length === 0) {
    // Before the shop knows where it sells to, no tax does not mean none.
    const isKnown = (shippingAddress ?? billingAddress) !== null;
    return (
      <Row name={t('tax')}>
        {isKnown ? formatPrice({ ...grandTotal, value: 0 }, locale) : <Later>{t('taxLater')}</Later>}
      </Row>
    );
  }
  return taxes.map(({ label, amount }) => (
    <Row key={label} name={label}>
      {formatPrice(amount, locale)}
    </Row>
  ));
}

function IncludedTaxes({ taxes }: { taxes: Taxes }) {
  const t = useTranslations('checkout.summary');
  const locale = useLocale();
  return (
    <p className="min-h-5 text-right text-ink-soft text-sm">
      {taxes.map(({ label, amount }) => t('taxIncluded', { label, price: formatPrice(amount, locale) })).join(', ')}
    </p>
  );
}

function Row({ name, className = '', children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${className}`}>
      <dt>{name}</dt>
      <dd className="shrink-0 text-right">{children}</dd>
    </div>
  );
}

function Later({ children }: { children: ReactNode }) {
  return <span className="text-ink-soft text-sm">{children}</span>;
}
