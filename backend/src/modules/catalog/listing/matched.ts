import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import { bitsOf } from '../../../database/reindex/product-bits';
import type { Criteria } from './criteria';
import { wordStart } from './search-terms';

const NOTHING = sql`null::bit varying`;

/**
 * Expression of the products that meet all of the criteria but the search, as bits (see `facet_set`); null when
 * nothing can. With `found`, a relation of `product_id`s, only those among them.
 */
export function matchedProducts(ctx: Context, criteria: Criteria, found?: SQL): SQL {
  const lists = [criteria.categoryIds, criteria.skus, criteria.urlKeys, ...criteria.options.map((o) => o.optionIds)];
  if (lists.some((list) => list?.length === 0)) return NOTHING;
  const sets = [
    facetSet('visibility', 0, criteria.visibilities),
    ...(criteria.categoryIds ? [facetSet('category', 0, criteria.categoryIds)] : []),
    ...criteria.options.map(({ attributeId, optionIds }) => facetSet('option', attributeId, optionIds)),
    ...[...rowConditions(ctx, criteria), ...(found ? [found] : [])].map(rowSet),
  ];
  return sql.join(sets, sql` & `);
}

function facetSet(kind: 'visibility' | 'category' | 'option', attributeId: number, values: number[]): SQL {
  return sql`(select bit_or(products) from facet_set
    where kind = ${kind} and attribute_id = ${attributeId} and value in ${values})`;
}

/** Products that no row of `facet_set` tells of. */
function rowSet(products: SQL): SQL {
  return sql`(${bitsOf(products, sql`(select length(products) from facet_set limit 1)`)})`;
}

function rowConditions(ctx: Context, criteria: Criteria): SQL[] {
  const { skus, urlKeys } = criteria;
  return [
    ...(skus ? [sql`select id as product_id from product where sku in ${skus}`] : []),
    ...(urlKeys ? [withUrlKey(ctx, urlKeys)] : []),
    ...pricedBetween(criteria),
    ...withWords(ctx, sql`name`, criteria.nameWords),
    ...withWords(ctx, sql`description`, criteria.descriptionWords),
    ...withWords(ctx, sql`short_description`, criteria.shortDescriptionWords),
  ];
}

function pricedBetween({ priceFrom, priceTo }: Criteria): SQL[] {
  if (priceFrom === null && priceTo === null) return [];
  const bounds = [
    ...(priceFrom === null ? [] : [sql`min_price >= ${priceFrom}::numeric`]),
    ...(priceTo === null ? [] : [sql`min_price <= ${priceTo}::numeric`]),
  ];
  return [sql`select product_id from product_index where ${sql.join(bounds, sql` and `)}`];
}

// The default key counts only where the store view has none of its own.
function withUrlKey(ctx: Context, urlKeys: string[]): SQL {
  return sql`
    select t.product_id from product_text t
    where t.url_key in ${urlKeys} and (t.store_id = ${ctx.store.id} or (t.store_id = 0 and not exists (
      select from product_text o
      where o.product_id = t.product_id and o.store_id = ${ctx.store.id} and o.url_key is not null)))`;
}

function withWords(ctx: Context, column: SQL, words: string[] | null): SQL[] {
  if (!words) return [];
  const each = words.map((word) => sql`coalesce(o.${column}, d.${column}) ~* ${wordStart(word)}`);
  return [
    sql`
      select d.product_id from product_text d
      left join product_text o on o.product_id = d.product_id and o.store_id = ${ctx.store.id}
      where d.store_id = 0 and ${each.length ? sql.join(each, sql` and `) : sql`false`}`,
  ];
}
