import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import type { Criteria } from './criteria';
import { searchHits } from './search';
import { wordStart } from './search-terms';

/**
 * `FROM … WHERE …` of everything that meets the criteria: `pi` is the product's index row, `p` the product,
 * `ci` its place in the category (only with one), `hit` its search score (only with a search).
 */
export function listingFrom(ctx: Context, criteria: Criteria, options: { withName?: boolean } = {}): SQL {
  const { search, categoryIds } = criteria;
  return sql`
    from product_index pi
    join product p on p.id = pi.product_id
    ${categoryIds ? sql`join (${inCategories(categoryIds)}) ci on ci.product_id = pi.product_id` : sql``}
    ${search ? sql`join (${searchHits(ctx, search)}) hit on hit.product_id = pi.product_id` : sql``}
    ${options.withName ? nameJoins(ctx) : sql``}
    where ${sql.join(conditions(ctx, criteria), sql` and `)}`;
}

/** Joins that `listingOrder` needs to sort by name. */
export function nameJoins(ctx: Context): SQL {
  return sql`
    left join product_text own_name on own_name.product_id = p.id and own_name.store_id = ${ctx.store.id}
    left join product_text default_name on default_name.product_id = p.id and default_name.store_id = 0`;
}

function inCategories(ids: number[]): SQL {
  const [first, ...others] = ids;
  if (first === undefined) return sql`select 0 as product_id, 0 as position where false`;
  // The plain form lets the index on position serve the first page of a big category.
  if (others.length === 0) return sql`select product_id, position from category_index where category_id = ${first}`;
  return sql`select product_id, min(position) as position from category_index where category_id in ${ids} group by 1`;
}

function conditions(ctx: Context, criteria: Criteria): SQL[] {
  const { skus, urlKeys, priceFrom, priceTo } = criteria;
  return [
    sql`pi.is_salable`,
    sql`p.is_enabled`,
    sql`p.visibility in ${criteria.visibilities}`,
    ...(skus ? [skus.length ? sql`p.sku in ${skus}` : sql`false`] : []),
    ...(urlKeys ? [urlKeys.length ? hasUrlKey(ctx, urlKeys) : sql`false`] : []),
    ...(priceFrom === null ? [] : [sql`pi.min_price >= ${priceFrom}::numeric`]),
    ...(priceTo === null ? [] : [sql`pi.min_price <= ${priceTo}::numeric`]),
    ...matches(ctx, sql`name`, criteria.nameWords),
    ...matches(ctx, sql`description`, criteria.descriptionWords),
    ...matches(ctx, sql`short_description`, criteria.shortDescriptionWords),
    ...criteria.options.map(({ attributeId, optionIds }) =>
      optionIds.length
        ? sql`exists (
            select 1 from product_facet f
            where f.product_id = pi.product_id and f.attribute_id = ${attributeId} and f.option_id in ${optionIds})`
        : sql`false`,
    ),
  ];
}

// The default key counts only where the view has none of its own.
function hasUrlKey(ctx: Context, urlKeys: string[]): SQL {
  return sql`p.id in (
    select t.product_id from product_text t
    where t.url_key in ${urlKeys} and (t.store_id = ${ctx.store.id} or (t.store_id = 0 and not exists (
      select 1 from product_text o
      where o.product_id = t.product_id and o.store_id = ${ctx.store.id} and o.url_key is not null))))`;
}

function matches(ctx: Context, column: SQL, words: string[] | null): SQL[] {
  if (!words) return [];
  if (words.length === 0) return [sql`false`];
  return words.map(
    (word) => sql`exists (
      select 1 from product_text d
      left join product_text o on o.product_id = d.product_id and o.store_id = ${ctx.store.id}
      where d.product_id = p.id and d.store_id = 0 and coalesce(o.${column}, d.${column}) ~* ${wordStart(word)})`,
  );
}
