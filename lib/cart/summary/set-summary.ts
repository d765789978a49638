import { pageLocale } from '@/lib/browser/page-store';
import { countOff, type ShownAdd } from '@/lib/cart/items/show-added';
import { NO_CART_CURRENCY, storeSummary, useCartStore } from '@/lib/cart/session/cart-store';
import { formatMoney, toMoney, toStoredMoney } from '@/lib/format/money';
import type { ResultOf } from '@/lib/magento/graphql';
import type { cartSummaryDocument } from './summary-document';

type SummaryAnswer = Pick<NonNullable<ResultOf<typeof cartSummaryDocument>['cart']>, 'total_quantity' | 'prices'>;

/** Sets and stores the header's summary [CART-7]. `shown`: an add in it that the header has counted before. */
export function setSummary(cartId: string, { total_quantity: count, prices }: SummaryAnswer, shown?: ShownAdd): void {
  const subtotal = toMoney(prices?.subtotal_excluding_tax, NO_CART_CURRENCY);
  const summary = { count, subtotal: toStoredMoney(subtotal), label: formatMoney(subtotal, pageLocale()) };
  useCartStore.setState(({ adding }) => ({ summary, adding: countOff(adding, shown) }));
  storeSummary(cartId, summary);
}
