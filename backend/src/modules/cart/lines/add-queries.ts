import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import { cartItem } from '../../../database/schema/sales';
import type { Choice } from '../../../database/schema/sales-types';
import { digestOf } from '../../../uid';
import { wantedOf } from '../buy-request/buy-request-queries';
import type { BuyRequest, Wanted } from '../buy-request/request-rules';
import { CartItemError, userErrorCode } from '../cart-rules';
import { lineProblem } from './availability';
import { configuredLine, loadLines } from './line-queries';

/** What a choice is known by, however its parts came. */
export function choiceKey({ variant, bundle = [], links = [], options = [] }: Choice): string {
  const byOption = <T extends { option: number }>(parts: readonly T[]) =>
    [...parts].sort((a, b) => a.option - b.option || (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  return digestOf(
    JSON.stringify([
      variant ?? null,
      byOption(bundle).map(({ option, selection, quantity }) => [option, selection, quantity]),
      [...links].sort((a, b) => a - b),
      byOption(options).map(({ option, values }) => [option, [...values].sort()]),
    ]),
  );
}

/**
 * Puts products into a locked cart; what is there already, chosen in the same way, becomes more. Throws
 * `CartItemError`, before anything is written, for what there is not enough of or may not be bought so often.
 */
export async function addLines(ctx: Context, cartId: number, wanted: readonly Wanted[]): Promise<void> {
  const added: (typeof cartItem.$inferInsert)[] = [];
  for (const { product, choice, quantity } of wanted) {
    const row = { cartId, productId: product.id, choice, choiceKey: choiceKey(choice) };
    const [known] = await ctx.db
      .select({ id: cartItem.id, quantity: cartItem.quantity })
      .from(cartItem)
      .where(
        and(eq(cartItem.cartId, cartId), eq(cartItem.productId, row.productId), eq(cartItem.choiceKey, row.choiceKey)),
      );
    const line = await configuredLine(ctx, { id: 0, ...row, quantity: quantity + (known?.quantity ?? 0) });
    if (!line) throw new CartItemError('Product that you are trying to add is not available.');
    const others = (await loadLines(ctx, cartId)).filter(({ id }) => id !== known?.id);
    const problem = await lineProblem(ctx, line, others);
    if (problem) throw new CartItemError(problem);
    added.push({ ...row, quantity });
  }
  for (const row of added) {
    await ctx.db
      .insert(cartItem)
      .values(row)
      .onConflictDoUpdate({
        target: [cartItem.cartId, cartItem.productId, cartItem.choiceKey],
        set: { quantity: sql`${cartItem.quantity} + excluded.quantity` },
      });
  }
}

/** Adds one item to a locked cart, or gives why it cannot be, as `CartUserInputError`: the others are kept. */
export async function addRequest(
  ctx: Context,
  cartId: number,
  request: BuyRequest,
): Promise<{ code: string; message: string }[]> {
  try {
    await addLines(ctx, cartId, await wantedOf(ctx, request));
    return [];
  } catch (error) {
    if (error instanceof CartItemError) return [{ code: userErrorCode(error.message), message: error.message }];
    throw error;
  }
}
