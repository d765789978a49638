'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCheckoutFacts } from '@/components/checkout/checkout-facts';
import { GrandTotalRow, NotYet, TotalRow } from '@/components/ui/totals-table';
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
        <TotalRow name={t('subtotal')}>{money(isNet ? subtotal.excludingTax : subtotal.includingTax)}</TotalRow>
        {discounts.map(({ label, amount }) => (
          <TotalRow key={label} name={label} className="text-apricot">
            {money({ ...amount, value: -amount.value })}
          </TotalRow>
        ))}
        {cart.isVirtual ? null : (
          <TotalRow name={t('shipping')}>
            {delivery ? delivery.value > 0 ? money(delivery) : t('free') : <NotYet>{t('shippingLater')}</NotYet>}
          </TotalRow>
        )}
        {isNet ? <NetTaxes cart={cart} /> : null}
        <GrandTotalRow name={t('total')}>{money(grandTotal)}</GrandTotalRow>
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
      <TotalRow name={t('tax')}>
        {isKnown ? formatPrice({ ...grandTotal, value: 0 }, locale) : <NotYet>{t('taxLater')}</NotYet>}
      </TotalRow>
    );
  }
  return taxes.map(({ label, amount }) => (
    <TotalRow key={label} name={label}>
      {formatPrice(amount, locale)}
    </TotalRow>
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
