import { eq, inArray } from 'drizzle-orm';
import type { Context } from '../../../context';
import { productIndex } from '../../../database/schema/listing';
import { stockItem } from '../../../database/schema/products';
import { batched } from '../../../request-batch';
import type { Product } from './product-queries';

interface Stock {
  isSalable: boolean;
  /** Null where the product has no quantity of its own. */
  quantity: number | null;
}

/** At this many pieces or fewer a product says how many are left. */
const LOW_STOCK = 5;

const stockOf = batched<number, Stock>(
  async (ctx, ids) => {
    const rows = await ctx.db
      .select({ item: stockItem, indexed: productIndex.isSalable })
      .from(stockItem)
      .leftJoin(productIndex, eq(productIndex.productId, stockItem.productId))
      .where(inArray(stockItem.productId, [...ids]));
    return new Map(
      rows.map(({ item, indexed }) => [
        item.productId,
        {
          // A composite's stock depends on its children: the index knows. Variants are not in the index.
          isSalable: indexed ?? (item.isInStock && (!item.manageStock || item.quantity > 0)),
          quantity: item.manageStock ? item.quantity : null,
        },
      ]),
    );
  },
  () => ({ isSalable: false, quantity: null }),
);

/** Whether a product can be bought now. */
export async function isSalable(ctx: Context, productId: number): Promise<boolean> {
  return (await stockOf(ctx, productId)).isSalable;
}

export const stockFields = {
  stock_status: async (parent: Product, _: unknown, ctx: Context) =>
    parent.isEnabled && (await isSalable(ctx, parent.id)) ? 'IN_STOCK' : 'OUT_OF_STOCK',
  only_x_left_in_stock: async (parent: Product, _: unknown, ctx: Context) => {
    const { quantity } = await stockOf(ctx, parent.id);
    return quantity !== null && quantity <= LOW_STOCK ? quantity : null;
  },
};
