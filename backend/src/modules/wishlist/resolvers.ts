import type { Context } from '../../context';
import { timeText } from '../../dates';
import { productById } from '../catalog/product/product-queries';
import type { CustomerRow } from '../customer/queries';
import { itemParent, itemResolvers } from './item-fields';
import { mutations } from './mutations';
import {
  countItems,
  type ItemRow,
  itemsOf,
  ownWishlist,
  requireWishlists,
  wisherOf,
  wishlistById,
  wishlistOf,
} from './queries';
import { wishlistNumber } from './rules';

/** A wish list by its number; null is one that the customer does not have, of which Magento knows nothing. */
interface WishlistParent {
  id: number | null;
  /** Where it is not the number of items on it. */
  items_count?: number;
}

interface Page {
  pageSize: number;
  currentPage: number;
}

async function itemsPage({ id }: WishlistParent, { pageSize, currentPage }: Page, ctx: Context) {
  if (id === null) throw new Error('Magento has no model of a wish list that is not there.');
  const count = await countItems(ctx, id);
  // Magento's collections take a page below the first for the first.
  const rows = await itemsOf(ctx, id, { limit: pageSize, offset: (Math.max(currentPage, 1) - 1) * pageSize });
  const items = (await Promise.all(rows.map((row) => itemParent(ctx, row)))).filter((item) => item !== null);
  const pages = Math.max(1, Math.ceil(count / pageSize));
  return { items, page_info: { current_page: currentPage, page_size: pageSize, total_pages: pages } };
}

const fields = {
  items_count: ({ id, items_count }: WishlistParent, _: unknown, ctx: Context) =>
    items_count ?? (id === null ? null : countItems(ctx, id)),
  sharing_code: async ({ id }: WishlistParent, _: unknown, ctx: Context) =>
    id === null ? null : (await wishlistById(ctx, id)).sharingCode,
  updated_at: async ({ id }: WishlistParent, _: unknown, ctx: Context) =>
    id === null ? null : timeText((await wishlistById(ctx, id)).updatedAt),
  items: ({ id }: WishlistParent, _: unknown, ctx: Context) => (id === null ? null : itemsOf(ctx, id)),
};

async function ownOf({ id }: CustomerRow, ctx: Context): Promise<WishlistParent> {
  requireWishlists(ctx);
  return { id: (await ownWishlist(ctx, id)).id };
}

/** Wish lists of customers; Magento Open Source gives each one. */
export const resolvers = {
  Query: {
    async wishlist(_: unknown, __: unknown, ctx: Context): Promise<WishlistParent> {
      ctx.uncacheable = true;
      return { id: (await ownWishlist(ctx, wisherOf(ctx))).id };
    },
  },
  Mutation: mutations,
  Customer: {
    wishlist: (customer: CustomerRow, _: unknown, ctx: Context) => ownOf(customer, ctx),
    wishlists: async (customer: CustomerRow, { currentPage }: Page, ctx: Context) =>
      currentPage > 1 ? [] : [await ownOf(customer, ctx)],
    async wishlist_v2(customer: CustomerRow, { id }: { id: string }, ctx: Context): Promise<WishlistParent> {
      requireWishlists(ctx);
      const found = await wishlistOf(ctx, customer.id, wishlistNumber(id) ?? 0);
      return { id: found?.id ?? null };
    },
  },
  Wishlist: { ...fields, items_v2: itemsPage },
  WishlistOutput: { ...fields, name: () => 'Wish List' },
  WishlistItem: {
    qty: ({ quantity }: ItemRow) => quantity,
    added_at: ({ addedAt }: ItemRow) => timeText(addedAt),
    product: ({ productId }: ItemRow, _: unknown, ctx: Context) => productById(ctx, productId),
  },
  ...itemResolvers,
};
