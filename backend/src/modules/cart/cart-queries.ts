import { eq } from 'drizzle-orm';
import type { Context } from '../../context';
import { cart } from '../../database/schema/sales';
import { transact } from '../../database/transact';
import { alreadyExists, authorizationError, inputError, noSuchEntity } from '../../errors';
import { MASKED_ID_LENGTH, newMaskedId } from '../../uid';
import { requireArgument } from './cart-rules';

export type CartRow = typeof cart.$inferSelect;

/** The id that a caller wishes for, if any; throws Magento's error for one of another length. */
export function wishedMaskedId(wished: string | null | undefined): string | null {
  if (wished === null || wished === undefined) return null;
  if (wished.length !== MASKED_ID_LENGTH) throw inputError('Cart ID length should to be 32 symbols.');
  return wished;
}

/** Magento's error about an id that another cart has. */
function takenId(maskedId: string): Error {
  return alreadyExists(`Cart with ID "${maskedId}" already exists.`);
}

/** Makes an empty guest cart in the store view of the request, under the id the caller wishes or a new one. */
export async function createCart(ctx: Context, wishedId?: string | null): Promise<CartRow> {
  const maskedId = wishedMaskedId(wishedId) ?? newMaskedId();
  const [created] = await ctx.db
    .insert(cart)
    .values({ maskedId, storeId: ctx.store.id })
    .onConflictDoNothing({ target: cart.maskedId })
    .returning();
  if (!created) throw takenId(maskedId);
  return created;
}

/** The cart of an id, active or not; undefined when there is none. */
export async function findCart(ctx: Context, maskedId: string): Promise<CartRow | undefined> {
  const [found] = await ctx.db.select().from(cart).where(eq(cart.maskedId, maskedId));
  return found;
}

/** Refuses carts that the caller may not use, in Magento's words: customers use their own, guests nobody's. */
export function usable({ customerId }: Context, row: CartRow | undefined, maskedId: string): CartRow {
  if (!row) throw noSuchEntity(`Could not find a cart with ID "${maskedId}"`);
  if (!row.isActive) throw noSuchEntity("The cart isn't active.");
  if (row.customerId !== customerId) {
    throw authorizationError(`The current user cannot perform operations on cart "${maskedId}"`);
  }
  return row;
}

/** The cart that a caller asks for; throws Magento's errors for one it may not use. */
export async function openCart(ctx: Context, maskedId: string): Promise<CartRow> {
  requireArgument('cart_id', maskedId);
  return usable(ctx, await findCart(ctx, maskedId), maskedId);
}

/** Locks a cart until the transaction of `ctx` ends: whoever changes it next waits, and sees what became of it. */
export async function lockCart(ctx: Context, maskedId: string): Promise<CartRow | undefined> {
  const [locked] = await ctx.db.select().from(cart).where(eq(cart.maskedId, maskedId)).for('update');
  return locked;
}

/** Runs in one transaction on a context of its own, which reads afresh. */
export function inTransaction<T>(ctx: Context, run: (inside: Context) => Promise<T>): Promise<T> {
  return transact(ctx.db, (tx) => run({ ...ctx, db: tx }));
}

/** Changes a cart, alone: `change` runs in one transaction with the cart locked; all of it happens or nothing. */
export function changeCart<T>(
  ctx: Context,
  maskedId: string,
  change: (inside: Context, row: CartRow) => Promise<T>,
): Promise<T> {
  return inTransaction(ctx, async (inside) => {
    const row = usable(inside, await lockCart(inside, maskedId), maskedId);
    const result = await change(inside, row);
    await inside.db.update(cart).set({ updatedAt: new Date() }).where(eq(cart.id, row.id));
    return result;
  });
}

/** Gives a cart the id that its customer wishes, and gives that; throws Magento's error where it is taken. */
export async function renameCart(ctx: Context, { id }: CartRow, maskedId: string): Promise<string> {
  if (await findCart(ctx, maskedId)) throw takenId(maskedId);
  await updateCart(ctx, id, { maskedId });
  return maskedId;
}

/** Writes some columns of a cart. */
export async function updateCart(ctx: Context, id: number, values: Partial<typeof cart.$inferInsert>): Promise<void> {
  await ctx.db.update(cart).set(values).where(eq(cart.id, id));
}
