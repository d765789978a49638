import { sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import { batched, grouped } from '../../../request-batch';
import { inCatalogue, productCountOf } from '../category/queries';
import { checkPage, checkPageExists, offsetOf, type Page, pageInfo } from '../paging';
import { productsById } from '../product/product-queries';
import { listingOrder, type Sort } from './order';

export interface CategoryProductsArgs extends Page {
  sort?: Sort | null;
}

/** `CategoryTree.products`: one page of a category's listing. Page errors are those of `products`. */
export async function categoryProductsOf(ctx: Context, categoryId: number, args: CategoryProductsArgs) {
  checkPage(args);
  const total = await productCountOf(ctx, categoryId);
  checkPageExists(args, total);
  const ids = await pageIdsOf(ctx, JSON.stringify({ args, categoryId }));
  return { items: await productsById(ctx, ids), total_count: total, page_info: pageInfo(args, total) };
}

/** Page of several categories by key; those asked for with the same arguments are read together. */
const pageIdsOf = batched<string, number[]>(
  async (ctx, keys) => {
    const asked = keys.map((key) => ({
      key,
      ...(JSON.parse(key) as { args: CategoryProductsArgs; categoryId: number }),
    }));
    const pages = new Map<string, number[]>();
    for (const group of grouped(asked, ({ args }) => JSON.stringify(args)).values()) {
      const [first] = group;
      if (!first) continue;
      const categoryIds = group.map(({ categoryId }) => categoryId);
      const found = await pagesOf(ctx, categoryIds, first.args);
      for (const { key, categoryId } of group) pages.set(key, found.get(categoryId) ?? []);
    }
    return pages;
  },
  () => [],
);

async function pagesOf(
  ctx: Context,
  categoryIds: number[],
  args: CategoryProductsArgs,
): Promise<Map<number, number[]>> {
  const { from, id, by } = listingOrder(args.sort, {
    names: sql`(select product_id, name from product_search where store_id = ${ctx.store.id})`,
    prices: sql`product_index`,
    places: sql`(select product_id, position from category_index where category_id = wanted.value)`,
    hits: null,
  });
  const { rows } = await ctx.db.execute<{ category_id: number; product_id: number }>(sql`
    with wanted as materialized (
      select value, products & (${inCatalogue}) as products from facet_set
      where kind = 'category' and value in ${categoryIds}
    )
    select wanted.value as category_id, page.product_id
    from wanted
    cross join lateral (
      select ${id} as product_id, row_number() over (order by ${by}) as place
      from ${from}
      where get_bit(wanted.products, ${id}) = 1
      order by ${by}
      limit ${args.pageSize} offset ${offsetOf(args)}
    ) page
    order by wanted.value, page.place`);
  const groups = grouped(rows, (row) => row.category_id);
  return new Map([...groups].map(([category, page]) => [category, page.map((row) => row.product_id)]));
}
