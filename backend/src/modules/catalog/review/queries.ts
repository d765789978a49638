import { and, arrayOverlaps, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import { reviewSummary } from '../../../database/schema/listing';
import { product, rating, review } from '../../../database/schema/products';
import { ALL_STORES } from '../../../database/schema/stores';
import { batched, grouped, perRequest } from '../../../request-batch';
import { offsetOf, type Page } from '../paging';

/** A product's mean rating, 0 to 100, and how many approved reviews the view shows. */
export const reviewSummaryOf = batched<number, { rating: number; count: number }>(
  async (ctx, ids) => {
    const rows = await ctx.db
      .select({ id: reviewSummary.productId, rating: reviewSummary.rating, count: reviewSummary.reviewCount })
      .from(reviewSummary)
      .where(and(inArray(reviewSummary.productId, [...ids]), eq(reviewSummary.storeId, ctx.store.id)));
    return new Map(rows.map(({ id, ...summary }) => [id, summary]));
  },
  () => ({ rating: 0, count: 0 }),
);

/** Every rating that a review gives, in order. */
export const allRatings = perRequest(
  async (ctx): Promise<(typeof rating.$inferSelect)[]> =>
    await ctx.db.select().from(rating).orderBy(asc(rating.position), asc(rating.id)),
);

export interface ReviewRow {
  productId: number;
  nickname: string;
  summary: string;
  text: string;
  ratings: Record<string, number>;
  /** `YYYY-MM-DD HH:MM:SS`, UTC. */
  createdAt: string;
}

const pagesOf = batched<string, ReviewRow[]>(
  async (ctx, keys) => {
    const asked = keys.map((key) => ({ key, ...(JSON.parse(key) as { id: number; page: Page }) }));
    const pages = new Map<string, ReviewRow[]>();
    for (const group of grouped(asked, ({ page }) => JSON.stringify(page)).values()) {
      const [first] = group;
      if (!first) continue;
      const rows = await selectPage(
        ctx,
        group.map(({ id }) => id),
        first.page,
      );
      const found = grouped(rows, (row) => row.productId);
      for (const { key, id } of group) pages.set(key, found.get(id) ?? []);
    }
    return pages;
  },
  () => [],
);

/** One page of a product's approved reviews that the view shows, newest first. */
export function reviewsOf(ctx: Context, id: number, { pageSize, currentPage }: Page): Promise<ReviewRow[]> {
  return pagesOf(ctx, JSON.stringify({ id, page: { pageSize, currentPage } }));
}

const columns = {
  productId: review.productId,
  nickname: review.nickname,
  summary: review.summary,
  text: review.text,
  ratings: review.ratings,
  createdAt: sql<string>`to_char(${review.createdAt} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS')`,
};

/** A page of what a customer wrote, approved or not, newest first; reviews of disabled products are left out. */
export async function reviewsBy(ctx: Context, customerId: number, page: Page) {
  const own = and(eq(review.customerId, customerId), product.isEnabled);
  const reviews = () => ctx.db.select(columns).from(review).innerJoin(product, eq(product.id, review.productId));
  const rows: ReviewRow[] = await reviews()
    .where(own)
    .orderBy(desc(review.createdAt), desc(review.id))
    .limit(page.pageSize)
    .offset(offsetOf(page));
  return { rows, count: await ctx.db.$count(reviews().where(own).as('own')) };
}

/** Writes a review, which its own view lists once it is approved. */
export async function insertReview(
  { db }: Context,
  values: Omit<typeof review.$inferInsert, 'storeIds' | 'status' | 'createdAt'>,
): Promise<ReviewRow> {
  const [written] = await db
    .insert(review)
    .values({ ...values, storeIds: [values.storeId], status: 'pending', createdAt: new Date() })
    .returning(columns);
  if (!written) throw new Error('The review was not written.');
  return written;
}

/** The id of an enabled product by its SKU; undefined when there is none. */
export async function productIdBySku({ db }: Context, sku: string): Promise<number | undefined> {
  const [found] = await db
    .select({ id: product.id })
    .from(product)
    .where(and(eq(product.sku, sku), product.isEnabled));
  return found?.id;
}

function selectPage(ctx: Context, ids: number[], page: Page): Promise<ReviewRow[]> {
  const shownIn = [ALL_STORES, ctx.store.id];
  const ranked = ctx.db
    .select({
      id: review.id,
      place:
        sql<number>`row_number() over (partition by ${review.productId} order by ${review.createdAt} desc, ${review.id} desc)`.as(
          'place',
        ),
    })
    .from(review)
    .where(and(inArray(review.productId, ids), eq(review.status, 'approved'), arrayOverlaps(review.storeIds, shownIn)))
    .as('ranked');
  const start = offsetOf(page);
  return ctx.db
    .select(columns)
    .from(review)
    .innerJoin(ranked, eq(ranked.id, review.id))
    .where(sql`${ranked.place} > ${start} and ${ranked.place} <= ${start + page.pageSize}`)
    .orderBy(review.productId, ranked.place);
}
