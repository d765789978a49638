import type { Context } from '../../context';
import { inputError } from '../../errors';
import { productById } from '../catalog/product/product-queries';
import type { CustomerRow } from '../customer/queries';
import { comparableAttributes, comparedValues } from './comparable-attributes';
import { mutations } from './mutations';
import { type CompareListRow, listOfCustomer, shownProducts, usableList } from './queries';
import { isMissing } from './rules';

type ItemParent = Awaited<ReturnType<typeof shownProducts>>[number];

/** Compare lists: of guests, by their uid, and of customers, who have one each. */
export const resolvers = {
  Query: {
    compareList(_: unknown, { uid }: { uid: string }, ctx: Context) {
      ctx.uncacheable = true;
      if (isMissing(uid)) throw inputError('"uid" value must be specified');
      return usableList(ctx, uid);
    },
  },
  Mutation: mutations,
  Customer: {
    compare_list: ({ id }: CustomerRow, _: unknown, ctx: Context) => listOfCustomer(ctx, id),
  },
  CompareList: {
    attributes: (_: CompareListRow, __: unknown, ctx: Context) => comparableAttributes(ctx),
    item_count: async ({ id }: CompareListRow, _: unknown, ctx: Context) => (await shownProducts(ctx, id)).length,
    items: ({ id }: CompareListRow, _: unknown, ctx: Context) => shownProducts(ctx, id),
  },
  ComparableItem: {
    uid: ({ productId }: ItemParent) => String(productId),
    product: ({ productId }: ItemParent, _: unknown, ctx: Context) => productById(ctx, productId),
    attributes: ({ productId }: ItemParent, _: unknown, ctx: Context) => comparedValues(ctx, productId),
  },
};
