import type { Context } from '../../context';
import { transact } from '../../database/transact';
import { inputError } from '../../errors';
import {
  addProducts,
  addProductsOf,
  type CompareListRow,
  createList,
  deleteList,
  giveList,
  lockListOfCustomer,
  removeProducts,
  usableList,
} from './queries';
import { isMissing } from './rules';

interface ProductsInput {
  uid: string;
  products: (string | null)[];
}

interface Products {
  input?: ProductsInput | null;
}

/** Runs in one transaction with the list of a uid locked, if there is one. */
function withList<T>(ctx: Context, uid: string, run: (inside: Context, list?: CompareListRow) => Promise<T>) {
  return transact(ctx.db, async (tx) => {
    const inside = { ...ctx, db: tx };
    return run(inside, await usableList(inside, uid, { isLocked: true }));
  });
}

/** Does something to the products of a list. */
function change(ctx: Context, { uid, products }: ProductsInput, run: typeof addProducts): Promise<CompareListRow> {
  if (isMissing(uid)) throw inputError('"uid" value must be specified.');
  return withList(ctx, uid, async (inside, list) => {
    if (!list) throw inputError('"uid" value does not exist');
    await run(inside, list.id, products);
    return list;
  });
}

/** The list that a customer has after a guest's list was given to them; null when there is no such guest's list. */
function assign(ctx: Context, uid: string, customerId: number): Promise<CompareListRow | null> {
  return transact(ctx.db, async (tx) => {
    const inside = { ...ctx, db: tx };
    const own = await lockListOfCustomer(inside, customerId);
    // A list that is somebody's already, the customer's own too, is refused.
    const given = await usableList({ ...inside, customerId: null }, uid, { isLocked: true });
    if (!given) return null;
    if (!own) {
      await giveList(inside, given.id, customerId);
      return { ...given, customerId };
    }
    await addProductsOf(inside, own.id, given.id);
    await deleteList(inside, given.id);
    return own;
  });
}

export const mutations = {
  /** A customer who has a list gets the same one again. */
  createCompareList(_: unknown, { input }: { input?: Partial<ProductsInput> | null }, ctx: Context) {
    return transact(ctx.db, async (tx) => {
      const inside = { ...ctx, db: tx };
      const own = ctx.customerId === null ? undefined : await lockListOfCustomer(inside, ctx.customerId);
      const list = own ?? (await createList(inside));
      await addProducts(inside, list.id, input?.products ?? []);
      return list;
    });
  },
  addProductsToCompareList(_: unknown, { input }: Products, ctx: Context) {
    return change(ctx, input ?? { uid: '', products: [] }, addProducts);
  },
  removeProductsFromCompareList(_: unknown, { input }: Products, ctx: Context) {
    if (!input) throw inputError('"products" value must be specified.');
    return change(ctx, input, removeProducts);
  },
  async deleteCompareList(_: unknown, { uid }: { uid: string }, ctx: Context) {
    if (isMissing(uid)) throw inputError('"uid" value must be specified');
    const result = await withList(ctx, uid, async (inside, list) => {
      if (list) await deleteList(inside, list.id);
      return list !== undefined;
    });
    return { result };
  },
  async assignCompareListToCustomer(_: unknown, { uid }: { uid: string }, ctx: Context) {
    if (isMissing(uid)) throw inputError('"uid" value must be specified');
    if (ctx.customerId === null) throw inputError('Customer must be logged');
    const list = await assign(ctx, uid, ctx.customerId);
    return { result: list !== null, compare_list: list };
  },
};
