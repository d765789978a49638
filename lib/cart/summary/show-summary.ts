import { pageLocale } from '@/lib/browser/page-store';
import type { CartAnswer } from '@/lib/cart/cart-answer';
import { DEFAULT_CURRENCY, useCartStore } from '@/lib/cart/session/cart-store';
import { toMoney } from '@/lib/cart/taxed-money';
import { formatPrice } from '@/lib/format/price';
import { keepSummary } from './cart-summary';

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
