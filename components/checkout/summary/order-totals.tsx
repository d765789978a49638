'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type TotalsLine, TotalsTable } from '@/components/ui/totals-table';
import { type CartTotals, shownAmount } from '@/lib/cart/cart';
import { formatCharge } from '@/lib/format/charge';
import { formatMoney, type Money, times } from '@/lib/format/money';
import type { TaxDisplayType } from '@/lib/store/get-store-config';

interface OrderTotalsProps {
  totals: CartTotals;
  display: TaxDisplayType;
  /** Nothing is sent, so nothing is said of delivery. */
  isVirtual: boolean;
  /** Before the shop knows where it sells to, no tax does not mean none. */
  isTaxKnown?: boolean;
}

/** Delivery and tax keep their lines before they are known, so that the total stays where it is. */
export function OrderTotals({ totals, display, isVirtual, isTaxKnown = true }: OrderTotalsProps) {
  const t = useTranslations('checkout.summary');
  const locale = useLocale();
  const money = (amount: Money) => formatMoney(amount, locale);
  const { subtotal, discounts, taxes, shipping, grandTotal } = totals;
  const isNet = display === 1;
  const delivery = shipping && shownAmount(shipping, display);
  const lines: TotalsLine[] = [
    { name: t('subtotal'), amount: money(shownAmount(subtotal, display)) },
    ...discounts.map(({ label, amount }) => ({
      name: label,
      amount: money(times(amount, -1)),
      isDiscount: true,
    })),
  ];
  if (!isVirtual) {
    lines.push({
      name: t('shipping'),
      amount: delivery && formatCharge(delivery, locale, t('free')),
      pending: t('shippingLater'),
    });
  }
  if (isNet && taxes.length > 0) {
    lines.push(...taxes.map(({ label, amount }) => ({ name: label, amount: money(amount) })));
  } else if (isNet) {
    const none = isTaxKnown ? money({ ...grandTotal, minor: 0 }) : null;
    lines.push({ name: t('tax'), amount: none, pending: t('taxLater') });
  }
  return (
    <TotalsTable
      lines={lines}
      total={{ name: t(isVirtual || shipping ? 'total' : 'totalBefore'), amount: money(grandTotal) }}
    >
      {isNet ? null : (
        <p className="min-h-5 text-right text-ink-soft text-sm">
          {taxes.map(({ label, amount }) => t('taxIncluded', { label, price: money(amount) })).join(', ')}
        </p>
      )}
    </TotalsTable>
  );
}
