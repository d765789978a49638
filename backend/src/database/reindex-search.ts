import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './connect';
import type { Among } from './reindex-scope';

/** Attributes that people search by as much as by names; labels of all others weigh less. */
const LEADING = ['brand', 'active_ingredient'];

/** Letters from Greek on, without the signs in between (dashes, quotes, currencies). */
const OTHER_SCRIPTS = '[\\u0370-\\u1FFF\\u2C00-\\uD7FF]';

/** Writes what a search looks through: all salable visible products, or the given ones, for each store view. */
export async function reindexSearch(db: Database, among: Among): Promise<void> {
  await db.execute(sql`delete from product_search where ${among(sql`product_search.product_id`)}`);
  await db.execute(sql`
    insert into product_search (store_id, product_id, name, skus, text, document)
    with listed as materialized (
      select product.id, lower(product.sku) as sku
      from product_index
      join product on product.id = product_index.product_id and product.is_enabled and product.visibility > 1
      where product_index.is_salable and ${among(sql`product.id`)}
    ), ${variants}, ${labels}, ${categories}, told as (
      select store.id as store_id, listed.id as product_id, lower(${own('name')}) as name,
        concat_ws(' ', listed.sku, variants.skus) as skus,
        labels.first_labels, labels.other_labels, categories.names as places,
        ${withoutTags(own('short_description'))} as summary, ${withoutTags(own('description'))} as body
      from listed
      cross join store
      left join product_text own on own.product_id = listed.id and own.store_id = store.id
      left join product_text fallback on fallback.product_id = listed.id and fallback.store_id = 0
      left join variants on variants.product_id = listed.id
      left join labels on labels.product_id = listed.id and labels.store_id = store.id
      left join categories on categories.product_id = listed.id and categories.store_id = store.id
    )
    select store_id, product_id, name, ' ' || skus || ' ',
      ${unspaced(sql`concat_ws(' ', name, first_labels, other_labels, places, summary)`)},
      ${weighted(sql`concat_ws(' ', name, skus)`, 'A')} || ${weighted(sql`first_labels`, 'B')}
        || ${weighted(sql`concat_ws(' ', other_labels, places, summary)`, 'C')} || ${weighted(sql`body`, 'D')}
    from told`);
}

function own(column: string): SQL {
  return sql.raw(`coalesce(own.${column}, fallback.${column}, '')`);
}

function withoutTags(html: SQL): SQL {
  return sql`regexp_replace(${html}, '<[^>]*>', ' ', 'g')`;
}

/** A text in lower case if some of it is in a script that may write words without spaces between them. */
function unspaced(text: SQL): SQL {
  return sql`case when ${text} ~ ${OTHER_SCRIPTS} then lower(${text}) else '' end`;
}

/** A text's words with a weight. Nothing joins words: hay-fever and hay fever, mg/5 ml and mg 5 ml are the same. */
function weighted(text: SQL, weight: 'A' | 'B' | 'C' | 'D'): SQL {
  const apart = sql`translate(coalesce(${text}, ''), '-/_@&+', '      ')`;
  return sql`setweight(to_tsvector('shop_search', ${apart}), ${sql.raw(`'${weight}'`)})`;
}

const variants = sql`variants as (
  select listed.id as product_id, string_agg(lower(child.sku), ' ') as skus
  from listed
  join product_link link on link.product_id = listed.id and link.type = 'variant'
  join product child on child.id = link.linked_id
  join product_index sold on sold.product_id = child.id and sold.is_salable
  group by listed.id
)`;

/** Labels of a product's options; of a yes/no attribute its own where the answer is yes. */
const labels = sql`option_label as materialized (
  select store.id as store_id, option.attribute_id, option.id as option_id,
    coalesce(option.labels ->> store.code, option.labels ->> 'default') as label
  from attribute_option option cross join store
  union all
  select store.id, attribute.id, 1, coalesce(attribute.labels ->> store.code, attribute.labels ->> 'default')
  from attribute cross join store where attribute.input = 'boolean'
), labels as (
  select facet.product_id, option_label.store_id,
    string_agg(option_label.label, ' ') filter (where attribute.code in ${LEADING}) as first_labels,
    string_agg(option_label.label, ' ') filter (where attribute.code not in ${LEADING}) as other_labels
  from listed
  join product_facet facet on facet.product_id = listed.id
  join attribute on attribute.id = facet.attribute_id
  join option_label on option_label.attribute_id = facet.attribute_id and option_label.option_id = facet.option_id
  group by facet.product_id, option_label.store_id
)`;

/** Names of the active categories that a product is found in, without the store's root. */
const categories = sql`category_name as materialized (
  select store.id as store_id, category.id as category_id, coalesce(own.name, fallback.name) as name
  from category
  cross join store
  left join category_text own on own.category_id = category.id and own.store_id = store.id
  left join category_text fallback on fallback.category_id = category.id and fallback.store_id = 0
  where category.is_active and category.id <> store.root_category_id
), categories as (
  select place.product_id, category_name.store_id, string_agg(category_name.name, ' ') as names
  from listed
  join category_index place on place.product_id = listed.id
  join category_name on category_name.category_id = place.category_id
  group by place.product_id, category_name.store_id
)`;
