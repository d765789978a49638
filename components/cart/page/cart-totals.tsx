'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type TotalsLine, TotalsTable } from '@/components/ui/totals-table';
import type { CartTotals as Totals } from '@/lib/cart/cart';
import { formatMoney } from '@/lib/format/format-money';
import { type Money, times } from '@/lib/format/money';
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
  const money = (amount: Money) => formatMoney(amount, locale);
  const { subtotal, discounts, taxes, shipping, grandTotal } = totals;
  const isNet = display === 1;
  const delivery = shipping && (isNet ? shipping.excludingTax : shipping.includingTax);
  const lines: TotalsLine[] = [
    { name: tMini('subtotal'), amount: money(isNet ? subtotal.excludingTax : subtotal.includingTax) },
    ...discounts.map(({ label, amount }) => ({
      name: t('discountLine', { label }),
      amount: money(times(amount, -1)),
      isDiscount: true,
    })),
  ];
  if (display === 3) lines.unshift({ name: tMini('subtotalNet'), amount: money(subtotal.excludingTax) });
  if (!isVirtual) {
    lines.push({
      name: shipping?.title ? `${t('delivery')} (${shipping.title})` : t('delivery'),
      amount: delivery && (delivery.minor > 0 ? money(delivery) : t('free')),
      pending: t('deliveryLater'),
    });
  }
  if (isNet) lines.push(...taxes.map(({ label, amount }) => ({ name: label, amount: money(amount) })));
  return (
    <TotalsTable lines={lines} total={{ name: t(isEstimate ? 'estimatedTotal' : 'total'), amount: money(grandTotal) }}>
      {isNet
        ? null
        : taxes.map(({ label, amount }) => (
            <p key={label} className="text-right text-ink-soft text-sm">
              {t('taxIncluded', { label, price: money(amount) })}
            </p>
          ))}
    </TotalsTable>
  );
}
