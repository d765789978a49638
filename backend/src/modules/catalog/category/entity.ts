import { and, asc, eq, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Context } from '../../../context';
import { category, categoryText } from '../../../database/schema/catalog';
import { batched, grouped } from '../../../request-batch';
import { rootPath } from '../store-config';

/** The parent object of `CategoryTree`: its row with the texts of the request's store view. */
export type Category = Awaited<ReturnType<typeof selectCategories>>[number];

const own = alias(categoryText, 'own');
const fallback = alias(categoryText, 'fallback');

/** Texts of a category with their fallback, as SQL, for conditions. */
export const categoryColumns = {
  name: sql<string | null>`coalesce(${own.name}, ${fallback.name})`,
  urlKey: sql<string | null>`coalesce(${own.urlKey}, ${fallback.urlKey})`,
  urlPath: sql<string | null>`coalesce(${own.urlPath}, ${fallback.urlPath})`,
};

/** Active categories of the request's store that meet a condition, by position, then id. */
export async function selectCategories(ctx: Context, where: SQL | undefined, page?: { limit: number; offset: number }) {
  const query = ctx.db
    .select({
      id: category.id,
      parentId: category.parentId,
      path: category.path,
      level: category.level,
      position: category.position,
      isAnchor: category.isAnchor,
      includeInMenu: category.includeInMenu,
      displayMode: category.displayMode,
      cmsBlockId: sql<number | null>`coalesce(${own.cmsBlockId}, ${fallback.cmsBlockId})`,
      image: category.image,
      defaultSortBy: category.defaultSortBy,
      filterPriceRange: category.filterPriceRange,
      createdAt: category.createdAt,
      updatedAt: category.updatedAt,
      ...categoryColumns,
      description: sql<string | null>`coalesce(${own.description}, ${fallback.description})`,
      metaTitle: sql<string | null>`coalesce(${own.metaTitle}, ${fallback.metaTitle})`,
      metaDescription: sql<string | null>`coalesce(${own.metaDescription}, ${fallback.metaDescription})`,
      metaKeywords: sql<string | null>`coalesce(${own.metaKeywords}, ${fallback.metaKeywords})`,
    })
    .from(category)
    .leftJoin(own, and(eq(own.categoryId, category.id), eq(own.storeId, ctx.store.id)))
    .leftJoin(fallback, and(eq(fallback.categoryId, category.id), eq(fallback.storeId, 0)))
    .where(and(inStore(ctx), where))
    .orderBy(asc(category.position), asc(category.id))
    .$dynamic();
  const rows = await (page ? query.limit(page.limit).offset(page.offset) : query);
  return rows.map((row) => ({ ...row, __typename: 'CategoryTree' as const }));
}

/** How many active categories of the store meet a condition. */
export async function countCategories(ctx: Context, where: SQL | undefined): Promise<number> {
  const [row] = await ctx.db
    .select({ count: sql<number>`count(*)::int` })
    .from(category)
    .leftJoin(own, and(eq(own.categoryId, category.id), eq(own.storeId, ctx.store.id)))
    .leftJoin(fallback, and(eq(fallback.categoryId, category.id), eq(fallback.storeId, 0)))
    .where(and(inStore(ctx), where));
  return row?.count ?? 0;
}

function inStore(ctx: Context): SQL | undefined {
  const root = rootPath(ctx.store);
  return and(category.isActive, or(eq(category.path, root), like(category.path, `${root}/%`)));
}

/** An active category of the store, its root included; null otherwise. */
export const categoryById = batched<number, Category | null>(
  async (ctx, ids) => {
    const rows = await selectCategories(ctx, inArray(category.id, [...ids]));
    return new Map(rows.map((row) => [row.id, row]));
  },
  () => null,
);

/** Active children by position, then id. */
export const childrenOf = batched<number, Category[]>(
  async (ctx, ids) => grouped(await selectCategories(ctx, inArray(category.parentId, [...ids])), (row) => row.parentId),
  () => [],
);
