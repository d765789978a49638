import { asc, inArray } from 'drizzle-orm';
import type { Context } from '../../../../context';
import { bundleOption, bundleSelection } from '../../../../database/schema/products';
import { batched, grouped } from '../../../../request-batch';
import { productsById } from '../product-queries';

/** A bundle's options in its order. */
export const bundleOptionsOf = batched<number, (typeof bundleOption.$inferSelect)[]>(
  async (ctx, ids) => {
    const rows = await ctx.db
      .select()
      .from(bundleOption)
      .where(inArray(bundleOption.productId, [...ids]))
      .orderBy(asc(bundleOption.position), asc(bundleOption.id));
    return grouped(rows, (row) => row.productId);
  },
  () => [],
);

const selectionRowsOf = batched<number, (typeof bundleSelection.$inferSelect)[]>(
  async (ctx, ids) => {
    const rows = await ctx.db
      .select()
      .from(bundleSelection)
      .where(inArray(bundleSelection.optionId, [...ids]))
      .orderBy(asc(bundleSelection.position), asc(bundleSelection.id));
    return grouped(rows, (row) => row.optionId);
  },
  () => [],
);

/** An option's selections of enabled products in its order, each with its product. */
export async function bundleSelectionsOf(ctx: Context, optionId: number) {
  const rows = await selectionRowsOf(ctx, optionId);
  const products = new Map(
    (
      await productsById(
        ctx,
        rows.map((row) => row.productId),
      )
    ).map((product) => [product.id, product]),
  );
  return rows.flatMap((row) => {
    const product = products.get(row.productId);
    return product ? [{ ...row, product }] : [];
  });
}
