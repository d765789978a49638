import { sql } from 'drizzle-orm';
import type { Database } from './connect';
import type { Among } from './reindex-scope';

/** Shorter words are too like each other to guess one from another. */
const SHORTEST = 3;

/**
 * Writes the words that a misspelt one may have meant. Indexing some products adds theirs and takes none away:
 * a search is corrected only to what finds something.
 */
export async function reindexSearchWords(db: Database, among: Among, isWhole: boolean): Promise<void> {
  if (isWhole) await db.execute(sql`delete from search_word`);
  await db.execute(sql`
    insert into search_word (store_id, word, products)
    with token as (
      select store_id, string_to_table(name, ' ') as token, 1 as product
      from product_search
      where ${among(sql`product_search.product_id`)}
      union all
      select store.id, string_to_table(lower(coalesce(option.labels ->> store.code, option.labels ->> 'default')), ' '), 0
      from attribute_option option cross join store
      where (option.attribute_id, option.id) in (select attribute_id, option_id from product_facet)
      union all
      select store.id, string_to_table(lower(coalesce(own.name, fallback.name)), ' '), 0
      from category
      cross join store
      left join category_text own on own.category_id = category.id and own.store_id = store.id
      left join category_text fallback on fallback.category_id = category.id and fallback.store_id = 0
      where category.is_active and category.id <> store.root_category_id
      union all
      select store.id, string_to_table(lower(synonym.term), ' '), 0
      from search_synonym synonym
      join store on synonym.store_id in (0, store.id)
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
