import type { Context } from '../../context';
import { createCart, openCart } from './cart-row';
import { cartFieldResolvers } from './fields/cart-fields';
import { cartOf } from './fields/cart-of';
import { itemResolvers } from './fields/item-fields';
import { addMutations } from './mutations/add';
import { couponMutations } from './mutations/coupons';
import { itemMutations } from './mutations/items';

/** Carts of guests: what is in them and what it comes to. */
export const resolvers = {
  ...cartFieldResolvers,
  ...itemResolvers,
  Query: {
    async cart(_: unknown, { cart_id }: { cart_id: string }, ctx: Context) {
      ctx.uncacheable = true;
      return cartOf(ctx, await openCart(ctx, cart_id));
    },
  },
  Mutation: {
    ...addMutations,
    ...couponMutations,
    ...itemMutations,
    async createEmptyCart(_: unknown, { input }: { input?: { cart_id?: string | null } | null }, ctx: Context) {
      return (await createCart(ctx, input?.cart_id)).maskedId;
    },
    async createGuestCart(_: unknown, { input }: { input?: { cart_uid?: string | null } | null }, ctx: Context) {
      return { cart: cartOf(ctx, await createCart(ctx, input?.cart_uid)) };
    },
  },
};
