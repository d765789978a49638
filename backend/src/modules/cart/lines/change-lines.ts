import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../context';
import { cartItem } from '../../../database/schema/sales';
import { lineProblem } from './availability';
import { configuredLine, loadLines } from './line-queries';

const isItem = (cartId: number, id: number) => and(eq(cartItem.cartId, cartId), eq(cartItem.id, id));

/** What became of a change to a line: done, no such line, or why it may not be, with the SKU. */
export type LineChange = { kind: 'done' } | { kind: 'unknown' } | { kind: 'refused'; sku: string; problem: string };

/**
 * Sets how much of a line of a locked cart is wanted; nothing or less removes it. A line that the cart does not show,
 * for its product is disabled, becomes no more.
 */
export async function setQuantity(ctx: Context, cartId: number, id: number, quantity: number): Promise<LineChange> {
  const [row] = await ctx.db.select().from(cartItem).where(isItem(cartId, id));
  if (!row) return { kind: 'unknown' };
  if (quantity <= 0) {
    await removeLine(ctx, cartId, id);
    return { kind: 'done' };
  }
  const line = await configuredLine(ctx, { ...row, quantity });
  if (!line && quantity > row.quantity) return { kind: 'unknown' };
  if (line) {
    const others = (await loadLines(ctx, cartId)).filter((other) => other.id !== id);
    const problem = await lineProblem(ctx, line, others);
    if (problem) return { kind: 'refused', sku: (line.variant ?? line.product).sku, problem };
  }
  await ctx.db.update(cartItem).set({ quantity }).where(isItem(cartId, id));
  return { kind: 'done' };
}

/** Takes a line out of a locked cart; false when it has no such line. */
export async function removeLine(ctx: Context, cartId: number, id: number): Promise<boolean> {
  const removed = await ctx.db.delete(cartItem).where(isItem(cartId, id)).returning({ id: cartItem.id });
  return removed.length > 0;
}
