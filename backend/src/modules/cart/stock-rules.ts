import type { stockItem } from '../../database/schema/products';

export type StockRow = typeof stockItem.$inferSelect;

/** Whether anything of it is left to sell. */
export function isOnSale(row: StockRow | undefined): boolean {
  return Boolean(row?.isInStock && (!row.manageStock || row.quantity > 0));
}

export const OUT_OF_STOCK = 'There are no source items with the in stock status';
export const SOLD_OUT = 'Some of the products are out of stock.';
const TOO_MANY = 'The requested qty is not available';
export const OVER_LIMIT = 'The requested qty exceeds the maximum qty allowed in shopping cart';

/** Why so many pieces cannot be had, in Magento's words; null when they can. */
export function shortage(row: StockRow | undefined, wanted: number): string | null {
  if (!row?.isInStock) return OUT_OF_STOCK;
  if (!row.manageStock) return null;
  if (row.quantity <= 0) return SOLD_OUT;
  return wanted > row.quantity ? TOO_MANY : null;
}

/** Why a shopper may not have this many of a product in the cart, whatever is in stock; null when they may. */
export function saleLimit(row: StockRow | undefined, wanted: number): string | null {
  if (!Number.isInteger(wanted)) return 'You cannot use decimal quantity for this product.';
  if (!row) return null;
  if (wanted < row.minSaleQuantity) return `The fewest you may purchase is ${row.minSaleQuantity}`;
  if (wanted > row.maxSaleQuantity) return OVER_LIMIT;
  return null;
}
