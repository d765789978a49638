'use client';

import { useLocale, useTranslations } from 'next-intl';
import { GrandTotalRow, NotYet, TotalRow } from '@/components/ui/totals-table';
import type { CartTotals as Totals } from '@/lib/cart/cart';
import type { Money } from '@/lib/format/money';
import { formatPrice } from '@/lib/format/price';
import type { TaxDisplayType } from '@/lib/store/store-config';

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
        {display === 3 ? <TotalRow name={tMini('subtotalNet')}>{money(subtotal.excludingTax)}</TotalRow> : null}
        <TotalRow name={tMini('subtotal')}>{money(isNet ? subtotal.excludingTax : subtotal.includingTax)}</TotalRow>
        {discounts.map(({ label, amount }) => (
          <TotalRow key={label} name={t('discountLine', { label })} className="text-apricot">
            {money({ ...amount, value: -amount.value })}
          </TotalRow>
        ))}
        {isVirtual ? null : (
          <TotalRow name={shipping?.title ? `${t('delivery')} (${shipping.title})` : t('delivery')}>
            {delivery ? delivery.value > 0 ? money(delivery) : t('free') : <NotYet>{t('deliveryLater')}</NotYet>}
          </TotalRow>
        )}
        {isNet
          ? taxes.map(({ label, amount }) => (
              <TotalRow key={label} name={label}>
                {money(amount)}
              </TotalRow>
            ))
          : null}
        <GrandTotalRow name={t(isEstimate ? 'estimatedTotal' : 'total')}>{money(grandTotal)}</GrandTotalRow>
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
