import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../context';
import { orderSequence } from '../../database/schema/sales';

const DIGITS = 9;

/** An order number as shoppers see it: nine digits, behind the view's id where it is not the default view. */
export function orderNumber(store: { id: number; isDefault: boolean }, value: number): string {
  return `${store.isDefault ? '' : store.id}${String(value).padStart(DIGITS, '0')}`;
}

/** The next number of the view of the request. The row is locked until the transaction ends: no number is left out. */
export async function nextOrderNumber(ctx: Context): Promise<string> {
  const [row] = await ctx.db
    .update(orderSequence)
    .set({ lastValue: sql`${orderSequence.lastValue} + 1` })
    .where(eq(orderSequence.storeId, ctx.store.id))
    .returning({ value: orderSequence.lastValue });
  if (!row) throw new Error(`The view ${ctx.store.code} has no sequence of order numbers.`);
  return orderNumber(ctx.store, row.value);
}
