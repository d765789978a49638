import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import { offsetOf, type Page } from '../paging';
import type { Criteria } from './criteria';
import { matchedProducts } from './matched';
import { listingOrder, type Sort } from './order';
import type { Search } from './search';

export interface Listing {
  /** Of the page asked for, in order. */
  ids: number[];
  total: number;
  /** All products of the listing as bits, for `facetCounts`; null for none. */
  products: string | null;
  /** How many products the search finds without the filters; null without a search. */
  found: number | null;
}

/** One page of a listing, how many products it has and which; the search is run once. */
export async function readListing(
  ctx: Context,
  criteria: Criteria,
  { search, sort, page }: { search: Search | null; sort: Sort | null | undefined; page: Page },
): Promise<Listing> {
  const order = listingOrder(sort, {
    names: sql`(select product_id, name from product_search where store_id = ${ctx.store.id})`,
    prices: sql`product_index`,
    places: criteria.categoryIds && places(criteria.categoryIds),
    hits: search && sql`hit`,
  });
  const matched = matchedProducts(ctx, criteria, search ? sql`select product_id from hit` : undefined);
  const { rows } = await ctx.db.execute<{ [field in keyof Listing]: Listing[field] }>(sql`
    with ${search ? sql`hit as materialized (${hits(search)}),` : sql``}
    matched as materialized (select ${matched} as products)
    select matched.products, ${search ? sql`(select count(*) from hit)` : sql`null`}::int as found, 
      coalesce(bit_count(matched.products), 0)::int as total, array(
      select ${order.id} from ${order.from} where get_bit(matched.products, ${order.id}) = 1
      order by ${order.by}
      limit ${page.pageSize} offset ${offsetOf(page)}
    ) as ids
    from matched`);
  return rows[0] ?? { ids: [], total: 0, products: null, found: 0 };
}

function hits({ condition }: Search): SQL {
  return sql`select s.product_id, ${condition.score} as score from product_search s where ${condition.where}`;
}

function places(categoryIds: number[]): SQL {
  const [first, ...others] = categoryIds;
  if (first === undefined) return sql`(select 0 as product_id, 0 as position where false)`;
  // The plain form lets the index on position serve the first page of a big category.
  if (others.length === 0) return sql`(select product_id, position from category_index where category_id = ${first})`;
  return sql`(select product_id, min(position) as position from category_index where category_id in ${categoryIds} group by 1)`;
}

export interface FacetCount {
  kind: 'price' | 'category' | 'option';
  /** The attribute of an option; 0 for prices and categories. */
  attributeId: number;
  /** Option id, category id, or the price in whole units of the base currency, rounded down (to tens from 10 on). */
  value: number;
  count: number;
}

/** How many of the products (bits) have each value that a listing could be narrowed by; none with no product. */
export async function facetCounts(ctx: Context, products: string, categories: SQL): Promise<FacetCount[]> {
  const { rows } = await ctx.db.execute<{ [column in keyof FacetCount]: FacetCount[column] }>(sql`
    select counted.*
    from (
      select kind, attribute_id as "attributeId", value, bit_count(products & ${products}::bit varying)::int as count
      from facet_set where kind <> 'visibility'
    ) counted
    left join category c on counted.kind = 'category' and c.id = counted.value
    where counted.count > 0 and (counted.kind <> 'category' or (c.is_active and ${categories}))`);
  return rows;
}
