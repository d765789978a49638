'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { CartTotals as Totals } from '@/lib/cart/cart';
import type { Money } from '@/lib/format/money';
import { formatPrice } from '@/lib/format/price';
import type { TaxDisplayType } from '@/lib/store-config/store-config';

interface CartTotalsProps {
  totals: Totals;
  /** Nothing in the cart is sent by post. */
  isVirtual: boolean;
  display: TaxDisplayType;
  /** The total is an estimate for a place, not for an address. */
  isEstimate?: boolean;
}

/** What the cart comes to, line by line; tax stands among the lines where prices exclude it, else below the total. */
export function CartTotals({ totals, isVirtual, display, isEstimate = false }: CartTotalsProps) {
  const t = useTranslations('cart');
  const tMini = useTranslations('miniCart');
  const locale = useLocale();
  const money = (amount: Money) => formatPrice(amount, locale);
  const { subtotal, discounts, taxes, shipping, grandTotal } = totals;
  const isNet = display === 1;
  const delivery = shipping && (isNet ? shipping.excludingTax : shipping.includingTax);
  return (
    <div className="tabular-nums">
      <dl className="flex flex-col gap-2">
        {display === 3 ? <Row name={tMini('subtotalNet')}>{money(subtotal.excludingTax)}</Row> : null}
        <Row name={tMini('subtotal')}>{money(isNet ? subtotal.excludingTax : subtotal.includingTax)}</Row>
        {discounts.map(({ label, amount }) => (
          <Row key={label} name={t('discountLine', { label })} className="text-apricot">
            {money({ ...amount, value: -amount.value })}
          </Row>
        ))}
        {isVirtual ? null : (
          <Row name={shipping?.title ? `${t('delivery')} (${shipping.title})` : t('delivery')}>
            {delivery ? delivery.value > 0 ? money(delivery) : t('free') : <Later>{t('deliveryLater')}</Later>}
          </Row>
        )}
        {isNet
          ? taxes.map(({ label, amount }) => (
              <Row key={label} name={label}>
                {money(amount)}
              </Row>
            ))
          : null}
        <Row
          name={t(isEstimate ? 'estimatedTotal' : 'total')}
          className="mt-1 border-line border-t pt-3 font-semibold text-lg"
        >
          {money(grandTotal)}
        </Row>
      </dl>
      {isNet
        ? null
        : taxes.map(({ label, amount }) => (
            <p key={label} className="text-right text-ink-soft text-sm">
              {t('taxIncluded', { label, price: money(amount) })}
            </p>
          ))}
    </div>
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
