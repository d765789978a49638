import { pageLocale } from '@/lib/browser/page-scope';
import { formatPrice } from '@/lib/format/price';
import type { CartAnswer } from './cart-answer';
import { DEFAULT_CURRENCY, useCartStore } from './cart-store';
import { keepSummary } from './cart-summary';
import { toMoney } from './taxed-money';

interface SummaryAnswer {
  total_quantity: number;
  prices: Pick<NonNullable<CartAnswer['prices']>, 'subtotal_excluding_tax'> | null;
}

/** Has the header show what a cart holds, and keeps it for the next page [CART-7]. */
export function showSummary(cartId: string, { total_quantity: count, prices }: SummaryAnswer): void {
  const subtotal = toMoney(prices?.subtotal_excluding_tax, DEFAULT_CURRENCY);
  const summary = { count, subtotal, label: formatPrice(subtotal, pageLocale()) };
  useCartStore.setState({ summary });
  keepSummary(cartId, summary);
}
