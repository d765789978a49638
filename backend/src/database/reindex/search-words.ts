import { sql } from 'drizzle-orm';
import type { Database } from '../connect';
import type { Among } from './scope';

/** Shorter words are too like each other to guess one from another. */
const SHORTEST = 3;

/** Writes the words that a misspelt one may have meant; indexing some products takes none of them away. */
export async function reindexSearchWords(db: Database, among: Among, isWhole: boolean): Promise<void> {
  if (isWhole) await db.execute(sql`delete from search_word`);
  await db.execute(sql`
    insert into search_word (store_id, word, products)
    with name as (
      select search.store_id, search.name, lower(fallback.name) as default_name
      from product_search search
      left join product_text fallback on fallback.product_id = search.product_id and fallback.store_id = 0
      where ${among(sql`search.product_id`)}
    ), term as (
      select store.id as store_id, label.value as term
      from attribute_option option
      cross join store
      cross join lateral jsonb_each_text(option.labels) label
      where label.key in (store.code, 'default')
        and (option.attribute_id, option.id) in (select attribute_id, option_id from product_facet)
      union all
      select store.id, text.name
      from category
      join category_text text on text.category_id = category.id
      join store on text.store_id in (0, store.id)
      where category.is_active and category.id <> store.root_category_id
      union all
      select store.id, synonym.term from search_synonym synonym join store on synonym.store_id in (0, store.id)
    ), token as (
      select store_id, string_to_table(name, ' ') as token, 1 as product from name
      union all
      select store_id, string_to_table(default_name, ' '), 0 from name where default_name <> name
      union all
      select store_id, string_to_table(lower(term), ' '), 0 from term
    ), counted as (
      select store_id, token, sum(product)::int as products from token group by store_id, token
    )
    select store_id, word, sum(products)
    from counted
    cross join lateral regexp_replace(token, '^[^[:alpha:]]+|[^[:alpha:]]+$', '', 'g') as word
    where length(word) >= ${SHORTEST} and word !~ '[[:digit:]]'
    group by store_id, word
    on conflict (store_id, word) do nothing`);
}
