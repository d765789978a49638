import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../../context';
import { urlRewrite } from '../../../database/schema/content';
import { batched, grouped } from '../../../request-batch';
import { hasCanonicalTag, urlSuffix } from '../store-config';
import type { Product } from './product-queries';

const rewritesOf = batched<number, (typeof urlRewrite.$inferSelect)[]>(
  async (ctx, ids) => {
    const rows = await ctx.db
      .select()
      .from(urlRewrite)
      .where(
        and(
          eq(urlRewrite.storeId, ctx.store.id),
          eq(urlRewrite.entityType, 'PRODUCT'),
          inArray(urlRewrite.entityId, [...ids]),
          eq(urlRewrite.redirectType, 0),
        ),
      )
      .orderBy(asc(urlRewrite.id));
    return grouped(rows, (row) => row.entityId ?? 0);
  },
  () => [],
);

/** The parameters of an internal path like `catalog/product/view/id/12/category/3`. */
function parameters(targetPath: string) {
  const [, , , ...parts] = targetPath.split('/');
  return parts.flatMap((name, index) =>
    index % 2 === 0 && parts[index + 1] !== undefined ? [{ name, value: parts[index + 1] }] : [],
  );
}

export const urlFields = {
  url_key: (parent: Product) => parent.urlKey,
  url_suffix: (_: Product, __: unknown, ctx: Context) => urlSuffix(ctx.store, 'product'),
  // Out of use in Magento: nothing fills it any more.
  url_path: () => null,
  canonical_url: (parent: Product, _: unknown, ctx: Context) =>
    hasCanonicalTag(ctx.store, 'product') && parent.urlKey
      ? `${parent.urlKey}${urlSuffix(ctx.store, 'product')}`
      : null,
  url_rewrites: async (parent: Product, _: unknown, ctx: Context) =>
    (await rewritesOf(ctx, parent.id)).map(({ requestPath, targetPath }) => ({
      url: requestPath,
      parameters: parameters(targetPath),
    })),
};
