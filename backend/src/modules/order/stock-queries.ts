import { and, eq, gte, not, or, sql } from 'drizzle-orm';
import type { Context } from '../../context';
import { reindex } from '../../database/reindex/reindex';
import { stockItem } from '../../database/schema/products';
import { type CartLine, piecesOf } from '../cart/lines/line-rules';
import { SOLD_OUT, shortage, stockOf } from '../cart/stock-rules';
import { OrderError } from './order-error';

/**
 * Takes what is ordered off the shelf, in the transaction of `ctx`: who comes second waits, then finds what is
 * left. Throws when something is not there any more; the transaction's end gives all of it back.
 */
export async function reserve(ctx: Context, lines: readonly CartLine[]): Promise<void> {
  // Everybody takes products in the same order: nobody waits for each other in a circle.
  const pieces = [...piecesOf(lines)].sort(([a], [b]) => a - b);
  const soldOut: number[] = [];
  for (const [productId, count] of pieces) {
    const [left] = await ctx.db
      .update(stockItem)
      .set({
        quantity: sql`case when ${stockItem.manageStock} then ${stockItem.quantity} - ${count} else ${stockItem.quantity} end`,
      })
      .where(
        and(
          eq(stockItem.productId, productId),
          stockItem.isInStock,
          or(not(stockItem.manageStock), gte(stockItem.quantity, count)),
        ),
      )
      .returning({ quantity: stockItem.quantity, manageStock: stockItem.manageStock });
    if (!left) {
      const now = await stockOf(ctx, [productId]);
      throw new OrderError(shortage(now.get(productId), count) ?? SOLD_OUT);
    }
    if (left.manageStock && left.quantity <= 0) soldOut.push(productId);
  }
  // Listings must not offer what is gone.
  if (soldOut.length > 0) await reindex(ctx.db, soldOut);
}
