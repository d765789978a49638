import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import { categoryProduct } from '../../../database/schema/products';
import { facetSet } from '../../../database/schema/search';
import { batched, grouped } from '../../../request-batch';
import { rootPath } from '../store-config';
import { type Category, categoryById } from './entity';

/** Salable products that categories show, as bits (see `facet_set`): those visible in the catalogue, or there too. */
export const inCatalogue = sql`select bit_or(products) from facet_set where kind = 'visibility' and value in (2, 4)`;

/** Products that the category's listing shows; those of its descendants count when it is an anchor. */
export const productCountOf = batched<number, number>(
  async (ctx, ids) => {
    const rows = await ctx.db
      .select({
        id: facetSet.value,
        count: sql<number>`coalesce(bit_count(${facetSet.products} & (${inCatalogue})), 0)::int`,
      })
      .from(facetSet)
      .where(and(eq(facetSet.kind, 'category'), inArray(facetSet.value, [...ids])));
    return new Map(rows.map((row) => [row.id, row.count]));
  },
  () => 0,
);

/** Ids of a path from below the store's root to the last but one: the category's ancestors in the store. */
function ancestorIds({ path }: Category, ctx: Context): number[] {
  const inside = path.slice(rootPath(ctx.store).length + 1);
  return inside.split('/').slice(0, -1).map(Number);
}

/** Active ancestors in the store, top first. */
export async function ancestorsOf(ctx: Context, category: Category): Promise<Category[]> {
  const found = await Promise.all(ancestorIds(category, ctx).map((id) => categoryById(ctx, id)));
  return found.filter((ancestor) => ancestor !== null);
}

/** Active categories a product is assigned to itself, by id. */
export async function categoriesOf(ctx: Context, productId: number): Promise<Category[]> {
  const ids = await categoryIdsOf(ctx, productId);
  const found = await Promise.all(ids.map((id) => categoryById(ctx, id)));
  return found.filter((category) => category !== null);
}

const categoryIdsOf = batched<number, number[]>(
  async (ctx, ids) => {
    const rows = await ctx.db
      .select({ id: categoryProduct.categoryId, productId: categoryProduct.productId })
      .from(categoryProduct)
      .where(inArray(categoryProduct.productId, [...ids]))
      .orderBy(categoryProduct.categoryId);
    return new Map([...grouped(rows, (row) => row.productId)].map(([id, found]) => [id, found.map((row) => row.id)]));
  },
  () => [],
);
