import { sql } from 'drizzle-orm';
import type { Database } from '../connect';
import { ALL_STORES } from '../schema/stores';
import { reindexFacetSets } from './facet-sets';
import { reindexListing } from './listing';
import { reindexPrices } from './prices';
import { type Among, among, arrayOf } from './scope';
import { reindexSearch } from './search';
import { reindexSearchWords } from './search-words';

/** Any number, the same in every process that shares the database. */
const INDEX_LOCK = 4_170_003;

/**
 * Writes what listings filter, sort and count by (`product_index`, `product_facet`, `category_index`, `facet_set`),
 * what reviews come to (`review_summary`) and what searches look through (`product_search`, `search_word`) anew: for all
 * products, or for some and for those that are made of them.
 */
export async function reindex(db: Database, productIds?: number[]): Promise<void> {
  await db.transaction(async (tx) => {
    // Runs share rows of `facet_set`: one after the other none waits for what waits for it.
    await tx.execute(sql`select pg_advisory_xact_lock(${INDEX_LOCK})`);
    const ids = productIds && (await withParents(tx, productIds));
    await reindexPrices(tx, among(ids));
    await reindexReviews(tx, among(ids));
    await reindexListing(tx, among(ids));
    await reindexFacetSets(tx, among(ids), ids);
    await reindexSearch(tx, among(ids));
    await reindexSearchWords(tx, among(ids), ids === undefined);
  });
}

async function withParents(db: Database, ids: number[]): Promise<number[]> {
  const parents = await db.execute<{ id: number }>(sql`
    select product_id as id from product_link
    where type in ('variant', 'grouped') and linked_id = any (${arrayOf(ids)})
    union
    select bundle_option.product_id from bundle_selection
    join bundle_option on bundle_option.id = bundle_selection.option_id
    where bundle_selection.product_id = any (${arrayOf(ids)})`);
  return [...new Set([...ids, ...parents.rows.map(({ id }) => id)])];
}

/** Writes `review_summary`: the mean of the approved reviews' votes, and their number, per product and view that shows them. */
async function reindexReviews(db: Database, among: Among): Promise<void> {
  await db.execute(sql`delete from review_summary where ${among(sql`review_summary.product_id`)}`);
  await db.execute(sql`
    insert into review_summary (product_id, store_id, rating, review_count)
    select review.product_id, store.id, coalesce(round(avg(vote.value::numeric * 20)), 0), count(distinct review.id)
    from review
    join store on review.store_ids && array[${ALL_STORES}::int, store.id]
    left join jsonb_each_text(review.ratings) as vote (key, value) on true
    where review.status = 'approved' and ${among(sql`review.product_id`)}
    group by review.product_id, store.id`);
}
