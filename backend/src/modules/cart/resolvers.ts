import type { Context } from '../../context';
import { authorizationError, inputError } from '../../errors';
import { cartFieldResolvers } from './cart-fields';
import { createCart, openCart, renameCart, wishedMaskedId } from './cart-queries';
import { customerCart } from './customer-cart-queries';
import { itemResolvers } from './item-fields';
import { addMutations } from './mutations/add';
import { couponMutations } from './mutations/coupons';
import { itemMutations } from './mutations/items';
import { mergeMutations } from './mutations/merge';
import { cartOf } from './quote/quote-queries';

/** Carts of guests and customers: what is in them and what it comes to. */
export const resolvers = {
  ...cartFieldResolvers,
  ...itemResolvers,
  Query: {
    async cart(_: unknown, { cart_id }: { cart_id: string }, ctx: Context) {
      ctx.uncacheable = true;
      return cartOf(ctx, await openCart(ctx, cart_id));
    },
    async customerCart(_: unknown, __: unknown, ctx: Context) {
      ctx.uncacheable = true;
      if (ctx.customerId === null) throw authorizationError('The request is allowed for logged in customer');
      return cartOf(ctx, await customerCart(ctx, ctx.customerId));
    },
  },
  Mutation: {
    ...addMutations,
    ...couponMutations,
    ...itemMutations,
    ...mergeMutations,
    async createEmptyCart(_: unknown, { input }: { input?: { cart_id?: string | null } | null }, ctx: Context) {
      const { customerId } = ctx;
      if (customerId === null) return (await createCart(ctx, input?.cart_id)).maskedId;
      const wished = wishedMaskedId(input?.cart_id);
      const own = await customerCart(ctx, customerId);
      return wished === null ? own.maskedId : renameCart(ctx, own, wished);
    },
    async createGuestCart(_: unknown, { input }: { input?: { cart_uid?: string | null } | null }, ctx: Context) {
      if (ctx.customerId !== null) throw inputError('Use `Query.customerCart` for logged in customer.');
      return { cart: cartOf(ctx, await createCart(ctx, input?.cart_uid)) };
    },
  },
};
