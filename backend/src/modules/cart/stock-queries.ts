import { inArray } from 'drizzle-orm';
import type { Context } from '../../context';
import { stockItem } from '../../database/schema/products';
import type { StockRow } from './stock-rules';

/** Stock as it is now, by product id. */
export async function stockOf(ctx: Context, productIds: readonly number[]): Promise<Map<number, StockRow>> {
  const ids = [...new Set(productIds)];
  if (ids.length === 0) return new Map();
  const rows = await ctx.db.select().from(stockItem).where(inArray(stockItem.productId, ids));
  return new Map(rows.map((row) => [row.productId, row]));
}
