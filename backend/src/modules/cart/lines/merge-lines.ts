import { asc, eq, sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import { cartItem } from '../../../database/schema/sales';
import { OVER_LIMIT } from '../stock-rules';
import { lineProblem } from './availability';
import { configuredLine, loadLines } from './line-queries';

type ItemRow = typeof cartItem.$inferSelect;

function itemsOf({ db }: Context, cartId: number): Promise<ItemRow[]> {
  return db.select().from(cartItem).where(eq(cartItem.cartId, cartId)).orderBy(asc(cartItem.id));
}

// What is in both carts stays as it is where the sum is more than there is, or the product is disabled. What is in one
// comes along, even sold out, unless it makes more of a product than may be bought at once.
async function isTooMuch(ctx: Context, intoId: number, added: ItemRow, known: ItemRow | undefined): Promise<boolean> {
  const line = await configuredLine(ctx, { ...added, quantity: added.quantity + (known?.quantity ?? 0) });
  if (!line) return known !== undefined;
  const others = (await loadLines(ctx, intoId)).filter(({ id }) => id !== known?.id);
  const problem = await lineProblem(ctx, line, others);
  return known ? problem !== null : problem === OVER_LIMIT;
}

/** Puts what is in one locked cart into another one: the same product chosen in the same way becomes more. */
export async function mergeLines(ctx: Context, fromId: number, intoId: number): Promise<void> {
  const known = await itemsOf(ctx, intoId);
  for (const added of await itemsOf(ctx, fromId)) {
    const { productId, choice, choiceKey, quantity } = added;
    const same = known.find((item) => item.productId === productId && item.choiceKey === choiceKey);
    if (await isTooMuch(ctx, intoId, added, same)) continue;
    await ctx.db
      .insert(cartItem)
      .values({ cartId: intoId, productId, choice, choiceKey, quantity })
      .onConflictDoUpdate({
        target: [cartItem.cartId, cartItem.productId, cartItem.choiceKey],
        set: { quantity: sql`${cartItem.quantity} + excluded.quantity` },
      });
  }
}
