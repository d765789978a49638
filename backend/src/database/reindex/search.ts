import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../connect';
import { store } from '../schema/stores';
import type { Among } from './scope';
import { NAME_WEIGHT, USUAL_WEIGHT } from './search-weights';
import { addUnspacedWords } from './unspaced-words';

type View = Pick<typeof store.$inferSelect, 'id' | 'code' | 'rootCategoryId'>;

/** Letters from Greek on, without the signs in between (dashes, quotes, currencies). */
const OTHER_SCRIPTS = '[\\u0370-\\u1FFF\\u2C00-\\uD7FF]';

/**
 * Writes what a search looks through: all salable visible products, or the given ones, for each store view. What
 * the defaults say counts in every one, but for descriptions: a brand is often typed as its packs have it, and a
 * complaint in English.
 */
export async function reindexSearch(db: Database, among: Among): Promise<void> {
  await db.execute(sql`delete from product_search where ${among(sql`product_search.product_id`)}`);
  // Store view by store view, so that the rows of one lie together: a search reads those of one.
  for (const view of await db.select().from(store)) {
    await db.execute(insertRows(view, among));
    await addUnspacedWords(db, view, among);
  }
  // Postgres does this by and by; the embedded database has nobody who would.
  for (const index of ['document', 'skus', 'text'])
    await db.execute(sql`select gin_clean_pending_list(${`product_search_${index}`}::regclass)`);
}

function insertRows(view: View, among: Among): SQL {
  const joined = (columns: SQL) => sql`concat_ws(' ', ${columns})`;
  const all = joined(sql`name, lead, first_labels, other_labels, categories, summary`);
  return sql`
    insert into product_search (store_id, product_id, name, skus, text, document, lead, lead_text)
    with listed as materialized (
      select product.id, lower(product.sku) as sku
      from product_index
      join product on product.id = product_index.product_id and product.is_enabled and product.visibility > 1
      where product_index.is_salable and ${among(sql`product.id`)}
    ), variants as (${variants}), labels as (${labels(view)}), places as (${places(view)}), told as (
      select listed.id, lower(${own('name')}) as name,
        ${besideOwn(sql`fallback.name`, sql`own.name`)} as default_name, concat_ws(' ', listed.sku, variants.skus) as skus,
        concat_ws(' ', labels.lead, ${leadingTexts(OWN_ELSE_DEFAULT)}) as lead, ${leadingTexts(DEFAULT_BESIDE_OWN)} as default_lead,
        labels.first_labels, labels.other_labels, places.categories, places.default_categories,
        ${withoutTags(own('short_description'))} as summary,
        ${withoutTags(besideOwn(sql`fallback.short_description`, sql`own.short_description`))} as default_summary,
        ${withoutTags(own('description'))} as body
      from listed
      left join product_text own on own.product_id = listed.id and own.store_id = ${view.id}
      left join product_text fallback on fallback.product_id = listed.id and fallback.store_id = 0
      left join variants on variants.product_id = listed.id
      left join labels on labels.product_id = listed.id
      left join places on places.product_id = listed.id
    )
    select ${view.id}::int, id, name, ' ' || skus || ' ', ${unspaced(all)},
      ${weighted(joined(sql`name, default_name, skus`), 'A')} || ${weighted(joined(sql`lead, default_lead, first_labels`), 'B')}
        || ${weighted(joined(sql`other_labels, categories, default_categories, summary, default_summary`), 'C')}
        -- Where in a description a word stands is of no interest.
        || strip(${weighted(sql`body`, 'D')}),
      ${weighted(joined(sql`lead, default_lead`), 'A')}, ${unspaced(sql`' ' || translate(lead, ',', ' ') || ' '`)}
    from told`;
}

function own(column: string): SQL {
  return sql.raw(`coalesce(own.${column}, fallback.${column}, '')`);
}

/** A default where a store view says something else. */
function besideOwn(fallback: SQL, own: SQL): SQL {
  return sql`case when ${own} is not null then nullif(${fallback}, ${own}) end`;
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

const variants = sql`
  select listed.id as product_id, string_agg(lower(child.sku), ' ' order by child.id) as skus
  from listed
  join product_link link on link.product_id = listed.id and link.type = 'variant'
  join product child on child.id = link.linked_id
  join product_index sold on sold.product_id = child.id and sold.is_salable
  group by listed.id`;

/** Labels of a product's options; of a yes/no attribute its own where the answer is yes. */
function labels({ code }: View): SQL {
  return sql`
    select facet.product_id,
      ${labelsWeighing(sql`option.weight > ${NAME_WEIGHT}::int`)} as lead,
      ${labelsWeighing(sql`option.weight > ${USUAL_WEIGHT}::int and option.weight <= ${NAME_WEIGHT}::int`)} as first_labels,
      ${labelsWeighing(sql`option.weight <= ${USUAL_WEIGHT}::int`)} as other_labels
    from listed
    join product_facet facet on facet.product_id = listed.id
    join (
      select attribute.id as attribute_id, attribute.search_weight as weight, coalesce(option.id, 1) as id,
        concat_ws(' ', labels.own ->> ${code}, nullif(labels.own ->> 'default', labels.own ->> ${code})) as label
      from attribute
      left join attribute_option option on option.attribute_id = attribute.id
      cross join lateral (select coalesce(option.labels, attribute.labels) as own) labels
      where option.id is not null or attribute.input = 'boolean'
    ) option on option.attribute_id = facet.attribute_id and option.id = facet.option_id
    group by facet.product_id`;
}

function labelsWeighing(condition: SQL): SQL {
  return sql`string_agg(option.label, ' ' order by option.attribute_id, option.id) filter (where ${condition})`;
}

const OWN_TEXT = sql`own.attributes ->> attribute.code`;
const DEFAULT_TEXT = sql`fallback.attributes ->> attribute.code`;
const OWN_ELSE_DEFAULT = sql`coalesce(${OWN_TEXT}, ${DEFAULT_TEXT})`;
const DEFAULT_BESIDE_OWN = besideOwn(DEFAULT_TEXT, OWN_TEXT);

/** A product's texts of the text attributes that weigh more than a name. */
function leadingTexts(text: SQL): SQL {
  return sql`(
    select string_agg(${text}, ', ' order by attribute.id)
    from attribute where attribute.search_weight > ${NAME_WEIGHT}::int)`;
}

/** Names of the active categories that a product is found in, without the store view's root, and their defaults. */
function places({ id, rootCategoryId }: View): SQL {
  return sql`
    select place.product_id, string_agg(coalesce(own.name, fallback.name), ' ' order by category.id) as categories,
      string_agg(${besideOwn(sql`fallback.name`, sql`own.name`)}, ' ' order by category.id) as default_categories
    from listed
    join category_index place on place.product_id = listed.id
    join category on category.id = place.category_id and category.is_active and category.id <> ${rootCategoryId}
    left join category_text own on own.category_id = category.id and own.store_id = ${id}
    left join category_text fallback on fallback.category_id = category.id and fallback.store_id = 0
    group by place.product_id`;
}
