import { type Money, toMajorUnits, toMinorUnits } from '@/lib/format/money';
import { OrderStopped } from './order-failure';

/** The part of Magento's answer to shipping-information that says what the order will cost. */
export interface TotalsAnswer {
  totals?: { quote_currency_code?: string; total_segments?: { code: string; value: number | null }[] };
}

/**
 * Stops an order that would cost something else than the shopper has seen: a price, a rule or a rate has changed since.
 * `grand_total` itself comes without tax in Magento; its segment is what is paid.
 */
export function checkTotal({ totals }: TotalsAnswer, shown: Money | null): void {
  const now = totals?.total_segments?.find(({ code }) => code === 'grand_total')?.value;
  if (!shown || typeof now !== 'number' || totals?.quote_currency_code !== shown.currency) return;
  if (toMinorUnits(now, shown.currency) !== shown.minor) {
    throw new OrderStopped('price', `The total has changed from ${toMajorUnits(shown)} to ${now} ${shown.currency}.`);
  }
}
