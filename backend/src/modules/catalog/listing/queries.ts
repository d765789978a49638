import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import { offsetOf, type Page } from '../paging';
import type { Criteria } from './criteria';
import { listingFrom } from './from';
import { listingOrder, type Sort, sortsByName } from './order';

interface PageIds {
  ids: number[];
  /** Of the whole listing, where it comes with the page at no cost; null otherwise. */
  total: number | null;
}

/** Ids of one page of a listing, in its order. */
export async function pageIds(
  ctx: Context,
  criteria: Criteria,
  sort: Sort | null | undefined,
  page: Page,
): Promise<PageIds> {
  const sortable = { hasCategory: criteria.categoryIds !== null, hasSearch: criteria.search !== null };
  // A search has to look at everything anyway; a category reads no more than its page.
  const total = sortable.hasSearch ? sql`(count(*) over ())::int` : sql`null::int`;
  const { rows } = await ctx.db.execute<{ product_id: number; total: number | null }>(sql`
    select pi.product_id, ${total} as total ${listingFrom(ctx, criteria, { withName: sortsByName(sort) })}
    order by ${listingOrder(sort, sortable)}
    limit ${page.pageSize} offset ${offsetOf(page)}`);
  return { ids: rows.map((row) => row.product_id), total: rows[0]?.total ?? null };
}

/** How many products a listing has. */
export async function countProducts(ctx: Context, criteria: Criteria): Promise<number> {
  const { rows } = await ctx.db.execute<{ count: number }>(
    sql`select count(*)::int as count ${listingFrom(ctx, criteria)}`,
  );
  return rows[0]?.count ?? 0;
}

export interface FacetCount {
  kind: 'price' | 'category' | 'option';
  /** The attribute of an option; 0 for prices and categories. */
  attributeId: number;
  /** Option id, category id, or the price in whole units of the base currency, rounded down. */
  value: number;
  count: number;
}

/** Counts of everything that a listing could be narrowed by, over all its products, in one statement. */
export async function facetCounts(ctx: Context, criteria: Criteria, categories: SQL): Promise<FacetCount[]> {
  const { rows } = await ctx.db.execute<{ [column in keyof FacetCount]: FacetCount[column] }>(sql`
    with matched as materialized (select pi.product_id, pi.min_price ${listingFrom(ctx, criteria)})
    select 'price' as kind, 0 as "attributeId", floor(min_price)::int as value, count(*)::int as count
    from matched group by 3
    union all
    select 'category', 0, i.category_id, count(*)::int
    from matched
    join category_index i on i.product_id = matched.product_id
    join category c on c.id = i.category_id
    where c.is_active and ${categories}
    group by 3
    union all
    select 'option', f.attribute_id, f.option_id, count(*)::int
    from matched
    join product_facet f on f.product_id = matched.product_id
    group by 2, 3`);
  return rows;
}
