import { asc, eq, sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import { cartItem } from '../../../database/schema-sales';
import { lineProblem } from './availability';
import { configuredLine, loadLines } from './load-lines';

type ItemRow = typeof cartItem.$inferSelect;

function itemsOf({ db }: Context, cartId: number): Promise<ItemRow[]> {
  return db.select().from(cartItem).where(eq(cartItem.cartId, cartId)).orderBy(asc(cartItem.id));
}

// What is in both carts stays as it is where the sum is more than there is, or more than may be bought.
async function isTooMuch(ctx: Context, known: ItemRow, quantity: number): Promise<boolean> {
  const line = await configuredLine(ctx, { ...known, quantity });
  if (!line) return false;
  const others = (await loadLines(ctx, known.cartId)).filter(({ id }) => id !== known.id);
  return (await lineProblem(ctx, line, others)) !== null;
}

/** Puts what is in one locked cart into another one: the same product chosen in the same way becomes more. */
export async function mergeLines(ctx: Context, fromId: number, intoId: number): Promise<void> {
  const known = await itemsOf(ctx, intoId);
  for (const { productId, choice, choiceKey, quantity } of await itemsOf(ctx, fromId)) {
    const same = known.find((item) => item.productId === productId && item.choiceKey === choiceKey);
    if (same && (await isTooMuch(ctx, same, same.quantity + quantity))) continue;
    await ctx.db
      .insert(cartItem)
      .values({ cartId: intoId, productId, choice, choiceKey, quantity })
      .onConflictDoUpdate({
        target: [cartItem.cartId, cartItem.productId, cartItem.choiceKey],
        set: { quantity: sql`${cartItem.quantity} + excluded.quantity` },
      });
  }
}
