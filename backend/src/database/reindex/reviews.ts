import { sql } from 'drizzle-orm';
import type { Database } from '../connect';
import { ALL_STORES } from '../schema/stores';
import type { Among } from './scope';

/** Writes `review_summary`: the mean of the approved reviews' votes, and their number, per product and view that shows them. */
export async function reindexReviews(db: Database, among: Among): Promise<void> {
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
