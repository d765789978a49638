import { and, eq, gte, isNull, lt, not, or, sql } from 'drizzle-orm';
import type { Context } from '../../context';
import { reindex } from '../../database/reindex/reindex';
import { stockItem } from '../../database/schema/products';
import { cartRule, orderSequence, salesOrder, salesOrderItem } from '../../database/schema/sales';
import { type CartLine, piecesOf } from '../cart/lines/line-rules';
import { INVALID_COUPON } from '../cart/quote/cart-price-rules';
import type { Quote } from '../cart/quote/quote-queries';
import { stockOf } from '../cart/stock-queries';
import { SOLD_OUT, shortage } from '../cart/stock-rules';
import type { OrderedItem } from './items/ordered-items';
import { OrderError, orderNumber } from './order-rules';

// The writes of an order, each in the transaction of `ctx`, whose end takes all of them back when one throws.

/** Takes what is ordered off the shelf; who comes second waits. Throws when something is not there any more. */
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

/** Counts a use of each cart price rule. Throws when somebody else had the last use in the meantime. */
export async function countRuleUses(ctx: Context, rules: Quote['rules']): Promise<void> {
  for (const { id } of rules) {
    const hasUses = or(isNull(cartRule.maxUses), lt(cartRule.timesUsed, cartRule.maxUses));
    const used = await ctx.db
      .update(cartRule)
      .set({ timesUsed: sql`${cartRule.timesUsed} + 1` })
      .where(and(eq(cartRule.id, id), hasUses))
      .returning({ id: cartRule.id });
    if (used.length === 0) throw new OrderError(INVALID_COUPON);
  }
}

/** The next number of the store view of the request. The row is locked until the transaction ends: no number is left out. */
export async function nextOrderNumber(ctx: Context): Promise<string> {
  const [row] = await ctx.db
    .update(orderSequence)
    .set({ lastValue: sql`${orderSequence.lastValue} + 1` })
    .where(eq(orderSequence.storeId, ctx.store.id))
    .returning({ value: orderSequence.lastValue });
  if (!row) throw new Error(`The store view ${ctx.store.code} has no sequence of order numbers.`);
  return orderNumber(ctx.store, row.value);
}

/** Writes an order with its items and gives its id. */
export async function insertOrder(
  ctx: Context,
  values: typeof salesOrder.$inferInsert,
  items: readonly OrderedItem[],
): Promise<number> {
  const [order] = await ctx.db.insert(salesOrder).values(values).returning({ id: salesOrder.id });
  if (!order) throw new Error('The order was not written.');
  await ctx.db.insert(salesOrderItem).values(items.map((item) => ({ ...item, orderId: order.id })));
  return order.id;
}
