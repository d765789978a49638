import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../connect';
import { bitsOf } from './product-bits';
import { type Among, arrayOf } from './scope';

/** Rows get bits in steps of so many, so that new products rarely lengthen all of them. */
const STEP = 1024;

const KEYS = ['kind', 'attribute_id', 'value'];

/** Writes `facet_set` from the other index tables: all of it, or the bits of the given products. */
export async function reindexFacetSets(db: Database, among: Among, ids: number[] | undefined): Promise<void> {
  if (ids && (await holds(db, ids))) return change(db, among, ids);
  await db.execute(sql`delete from facet_set`);
  const length = sql`(select ((coalesce(max(id), 0) / ${STEP}::int + 1) * ${STEP}::int)::int from product)`;
  await db.execute(
    sql`insert into facet_set (kind, attribute_id, value, products) ${bitsOf(
      members(() => sql`true`),
      length,
      KEYS,
    )}`,
  );
}

async function holds(db: Database, ids: number[]): Promise<boolean> {
  const { rows } = await db.execute<{ length: number }>(sql`select length(products) from facet_set limit 1`);
  const [row] = rows;
  return row !== undefined && Math.max(...ids) < row.length;
}

async function change(db: Database, among: Among, ids: number[]): Promise<void> {
  const length = sql`(select length(products) from facet_set limit 1)`;
  const now = sql`coalesce(
    (select products from part
      where part.kind = facet_set.kind and part.attribute_id = facet_set.attribute_id and part.value = facet_set.value),
    asked.products & ~asked.products)`;
  const part = sql`part as materialized (${bitsOf(members(among), length, KEYS)})`;
  await db.execute(sql`
    with ${part}
    insert into facet_set (kind, attribute_id, value, products)
    select kind, attribute_id, value, products from part
    on conflict do nothing`);
  await db.execute(sql`
    with ${part}, asked as materialized (
      ${bitsOf(sql`select unnest(${arrayOf(ids)}) as product_id`, length)}
    )
    update facet_set
    set products = (facet_set.products & ~asked.products) | ${now}
    from asked
    where facet_set.products & asked.products <> ${now}`);
}

function members(among: Among): SQL {
  return sql`
    select 'visibility' as kind, 0 as attribute_id, product.visibility as value, product.id as product_id
    from product_index indexed
    join product on product.id = indexed.product_id
    where indexed.is_salable and product.is_enabled and ${among(sql`product.id`)}
    union all
    select 'category', 0, category_id, product_id from category_index where ${among(sql`product_id`)}
    union all
    select 'option', attribute_id, option_id, product_id from product_facet where ${among(sql`product_id`)}
    union all
    select 'price', 0, (case when min_price < 10 then floor(min_price) else floor(min_price / 10) * 10 end)::int, product_id
    from product_index where ${among(sql`product_id`)}`;
}
