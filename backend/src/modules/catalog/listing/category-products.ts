import { sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import { productCountOf } from '../category/queries';
import { checkPage, checkPageExists, offsetOf, type Page, pageInfo } from '../paging';
import { productsById } from '../product/entity';
import { batched, grouped } from '../request-batch';
import { nameJoins } from './from';
import { listingOrder, type Sort, sortsByName } from './order';

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
  const { rows } = await ctx.db.execute<{ category_id: number; product_id: number }>(sql`
    select wanted.category_id, page.product_id
    from (select distinct category_id from category_index where category_id in ${categoryIds}) wanted
    cross join lateral (
      select pi.product_id, row_number() over (order by ${order(args)}) as place
      from category_index ci
      join product_index pi on pi.product_id = ci.product_id
      join product p on p.id = ci.product_id
      ${sortsByName(args.sort) ? nameJoins(ctx) : sql``}
      where ci.category_id = wanted.category_id and pi.is_salable and p.is_enabled and p.visibility in (2, 4)
      order by ${order(args)}
      limit ${args.pageSize} offset ${offsetOf(args)}
    ) page
    order by wanted.category_id, page.place`);
  const groups = grouped(rows, (row) => row.category_id);
  return new Map([...groups].map(([id, page]) => [id, page.map((row) => row.product_id)]));
}

function order({ sort }: CategoryProductsArgs) {
  return listingOrder(sort, { hasCategory: true, hasSearch: false });
}
