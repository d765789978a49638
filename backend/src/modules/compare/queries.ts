import { and, asc, eq, sql } from 'drizzle-orm';
import type { Context } from '../../context';
import { compareItem, compareList } from '../../database/schema/compare-lists';
import { customer } from '../../database/schema/customers';
import { product } from '../../database/schema/products';
import { inputError } from '../../errors';
import { newMaskedId } from '../../uid';
import { productIds } from './rules';

export type CompareListRow = typeof compareList.$inferSelect;

/**
 * The list of a uid, locked until the transaction of `ctx` ends where that is wished for; undefined when there is
 * none. Throws Magento's error for another's list, which it also gives customers for one that is not there.
 */
export async function usableList(
  { db, customerId }: Context,
  uid: string,
  { isLocked = false } = {},
): Promise<CompareListRow | undefined> {
  const rows = db.select().from(compareList).where(eq(compareList.uid, uid));
  const [found] = await (isLocked ? rows.for('update') : rows);
  if ((found?.customerId ?? null) !== customerId) {
    throw inputError('This customer is not authorized to access this list');
  }
  return found;
}

/** The list of a customer; undefined when there is none. */
export async function listOfCustomer({ db }: Context, customerId: number): Promise<CompareListRow | undefined> {
  const [found] = await db.select().from(compareList).where(eq(compareList.customerId, customerId));
  return found;
}

/**
 * The same, locked until the transaction of `ctx` ends. Whoever else asks so for the customer's list waits, even
 * where there is none yet: a customer never gets two.
 */
export async function lockListOfCustomer({ db }: Context, customerId: number): Promise<CompareListRow | undefined> {
  await db.select({ id: customer.id }).from(customer).where(eq(customer.id, customerId)).for('no key update');
  const [found] = await db.select().from(compareList).where(eq(compareList.customerId, customerId)).for('update');
  return found;
}

/** Makes an empty list of the caller's. */
export async function createList({ db, customerId }: Context): Promise<CompareListRow> {
  const [created] = await db.insert(compareList).values({ uid: newMaskedId(), customerId }).returning();
  if (!created) throw new Error('The compare list was not written.');
  return created;
}

export async function deleteList({ db }: Context, id: number): Promise<void> {
  await db.delete(compareList).where(eq(compareList.id, id));
}

/** Makes a guest's list a customer's. */
export async function giveList({ db }: Context, id: number, customerId: number): Promise<void> {
  await db.update(compareList).set({ customerId }).where(eq(compareList.id, id));
}

// One parameter of a statement, however many they are.
function arrayOf(ids: readonly number[]) {
  return sql`${`{${ids.join()}}`}::int[]`;
}

/** Puts products on a list, in their order, each once; unknown ones are ignored. */
export async function addProducts(
  { db }: Context,
  listId: number,
  products: readonly (string | null)[],
): Promise<void> {
  await db.execute(sql`
    insert into compare_item (list_id, product_id)
    select ${listId}::int, product.id from unnest(${arrayOf(productIds(products))}) with ordinality as asked (id, place)
    join product on product.id = asked.id order by asked.place for key share of product
    on conflict do nothing`);
}

/** Puts the products of another list on a list. */
export async function addProductsOf({ db }: Context, listId: number, otherId: number): Promise<void> {
  await db.execute(sql`
    insert into compare_item (list_id, product_id)
    select ${listId}::int, product_id from compare_item where list_id = ${otherId} order by id
    on conflict do nothing`);
}

/** Takes products off a list; those that are not on it are ignored. */
export async function removeProducts({ db }: Context, listId: number, products: readonly (string | null)[]) {
  await db
    .delete(compareItem)
    .where(and(eq(compareItem.listId, listId), sql`${compareItem.productId} = any(${arrayOf(productIds(products))})`));
}

/** The products of a list that are shown, in the order they came: disabled ones are kept, and not shown. */
export async function shownProducts({ db }: Context, listId: number): Promise<{ productId: number }[]> {
  return await db
    .select({ productId: compareItem.productId })
    .from(compareItem)
    .innerJoin(product, eq(product.id, compareItem.productId))
    .where(and(eq(compareItem.listId, listId), product.isEnabled))
    .orderBy(asc(compareItem.id));
}

/** Whether anybody compares anything. */
export async function isAnythingCompared({ db }: Context): Promise<boolean> {
  return (await db.select({ id: compareItem.id }).from(compareItem).limit(1)).length > 0;
}
