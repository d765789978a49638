import { randomBytes } from 'node:crypto';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Context } from '../../context';
import { product } from '../../database/schema/products';
import { wishlist, wishlistItem } from '../../database/schema/wishlists';
import { authorizationError, inputError } from '../../errors';
import { keptQuantity } from './rules';

export type WishlistRow = typeof wishlist.$inferSelect;
export type ItemRow = typeof wishlistItem.$inferSelect;

const NOT_VISIBLE_INDIVIDUALLY = 1;

/** Refuses where the store view has no wish lists. */
export function requireWishlists({ store }: Context): void {
  if (store.config.magento_wishlist_general_is_enabled !== '1') {
    throw inputError('The wishlist configuration is currently disabled.');
  }
}

/** The customer who asks for a wish list; throws Magento's errors for guests, and where there are no wish lists. */
export function wisherOf(ctx: Context): number {
  requireWishlists(ctx);
  if (ctx.customerId === null) throw authorizationError('The current user cannot perform operations on wishlist');
  return ctx.customerId;
}

const listOf = ({ db }: Context, customerId: number) =>
  db.select().from(wishlist).where(eq(wishlist.customerId, customerId));

/** The wish list of a customer, made when there is none. Two requests at the same time get the same one. */
export async function ownWishlist(ctx: Context, customerId: number): Promise<WishlistRow> {
  const [known] = await listOf(ctx, customerId);
  if (known) return known;
  const sharingCode = randomBytes(16).toString('hex');
  await ctx.db.insert(wishlist).values({ customerId, sharingCode }).onConflictDoNothing();
  const [own] = await listOf(ctx, customerId);
  if (!own) throw new Error(`Customer ${customerId} has no wish list.`);
  return own;
}

/** A wish list of this number that is the customer's own; undefined otherwise. */
export async function wishlistOf(ctx: Context, customerId: number, id: number): Promise<WishlistRow | undefined> {
  const [found] = await ctx.db
    .select()
    .from(wishlist)
    .where(and(eq(wishlist.id, id), eq(wishlist.customerId, customerId)));
  return found;
}

/** The wish list of a number, whoever's it is. */
export async function wishlistById({ db }: Context, id: number): Promise<WishlistRow> {
  const [found] = await db.select().from(wishlist).where(eq(wishlist.id, id));
  if (!found) throw new Error(`There is no wish list ${id}.`);
  return found;
}

/** Locks a wish list until the transaction ends, and notes that it changes. */
export async function touchWishlist({ db }: Context, id: number): Promise<void> {
  await db.update(wishlist).set({ updatedAt: new Date() }).where(eq(wishlist.id, id));
}

// Products that nobody may look at are kept, and not shown.
const isShown = and(product.isEnabled, ne(product.visibility, NOT_VISIBLE_INDIVIDUALLY));

/** How many items of a wish list are shown. */
export async function countItems({ db }: Context, wishlistId: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(wishlistItem)
    .innerJoin(product, eq(product.id, wishlistItem.productId))
    .where(and(eq(wishlistItem.wishlistId, wishlistId), isShown));
  return row?.count ?? 0;
}

interface Part {
  ids?: readonly number[];
  limit?: number;
  offset?: number;
}

/** Items of a wish list in the order they came: those named, or a page of all. */
export async function itemsOf({ db }: Context, wishlistId: number, { ids, limit, offset = 0 }: Part = {}) {
  const rows = db
    .select({ item: wishlistItem })
    .from(wishlistItem)
    .innerJoin(product, eq(product.id, wishlistItem.productId))
    .where(and(eq(wishlistItem.wishlistId, wishlistId), isShown, ids ? inArray(wishlistItem.id, [...ids]) : undefined))
    .orderBy(asc(wishlistItem.id))
    .offset(offset);
  const found = await (limit === undefined ? rows : rows.limit(limit));
  return found.map(({ item }): ItemRow => item);
}

/** Puts an item on a wish list; the same product chosen in the same way becomes more. Gives the item's id. */
export async function putItem({ db }: Context, item: typeof wishlistItem.$inferInsert): Promise<number> {
  const [put] = await db
    .insert(wishlistItem)
    .values({ ...item, quantity: keptQuantity(item.quantity) })
    .onConflictDoUpdate({
      target: [wishlistItem.wishlistId, wishlistItem.productId, wishlistItem.choiceKey],
      set: { quantity: sql`${wishlistItem.quantity} + excluded.quantity` },
    })
    .returning({ id: wishlistItem.id });
  if (!put) throw new Error('The wish list item was not written.');
  return put.id;
}

/** Writes some columns of an item. */
export async function updateItem({ db }: Context, id: number, values: Partial<ItemRow>): Promise<void> {
  await db.update(wishlistItem).set(values).where(eq(wishlistItem.id, id));
}

/** Takes an item off a wish list; false when it is not on it. */
export async function removeItem({ db }: Context, wishlistId: number, id: number): Promise<boolean> {
  const removed = await db
    .delete(wishlistItem)
    .where(and(eq(wishlistItem.wishlistId, wishlistId), eq(wishlistItem.id, id)))
    .returning({ id: wishlistItem.id });
  return removed.length > 0;
}
