import { type Money, times } from '@/lib/format/money';
import type { Order, OrderItem } from '@/lib/orders/order';
import type { TaxDisplayType } from '@/lib/store/get-store-config';

/** What an order's page says it comes to, line by line. */
interface ShownPrices {
  /** With tax, which the total then includes; else it is added below, where there is any. */
  isGross: boolean;
  subtotal: Money;
  shipping: Money;
}

/**
 * An order's sums as baskets show theirs: with tax unless the store shows prices without. Null without totals. Magento before
 * 2.4.8 does not tell what a line costs with tax, and lines that do not add up to the total would say something untrue.
 */
export function shownPrices(
  { items, totals }: Pick<Order, 'items' | 'totals'>,
  display: TaxDisplayType,
): ShownPrices | null {
  if (!totals) return null;
  const { subtotal, discounts, shipping, taxes, grandTotal } = totals;
  // Where nothing is sent Magento may tell of no delivery with tax.
  const shippingGross = totals.shippingGross ?? (shipping.minor === 0 ? shipping : null);
  const net = { isGross: false, subtotal, shipping };
  const rows = items.flatMap(({ gross }) => gross?.row ?? []);
  if (display === 1 || taxes.length === 0 || shippingGross === null || rows.length < items.length) return net;
  const goods = sum(rows);
  const due = goods - sum(discounts.map(({ amount }) => amount)) + shippingGross.minor;
  if (due !== grandTotal.minor) return net;
  return { isGross: true, subtotal: { ...subtotal, minor: goods }, shipping: shippingGross };
}

/** What one of a line costs, and all of it, as its order's sums are. */
export function linePrices(
  { price, gross, quantity }: Pick<OrderItem, 'price' | 'gross' | 'quantity'>,
  isGross: boolean,
) {
  return isGross && gross ? gross : { each: price, row: times(price, quantity.ordered) };
}

function sum(amounts: readonly Money[]): number {
  return amounts.reduce((total, { minor }) => total + minor, 0);
}
