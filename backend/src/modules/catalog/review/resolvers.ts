import type { Context } from '../../../context';
import { label } from '../../../labels';
import { uid } from '../../../uid';
import { checkPage, type Page, pageInfo } from '../paging';
import type { Product } from '../product/product-queries';
import { allRatings, type ReviewRow, reviewSummaryOf, reviewsOf } from './queries';
import { averageRating, ratingValues } from './rules';

async function ratingsBreakdown({ ratings }: ReviewRow, ctx: Context) {
  return (await allRatings(ctx)).flatMap(({ id, labels }) => {
    const stars = ratings[id];
    return stars === undefined ? [] : [{ name: label(labels, ctx.store), value: String(stars) }];
  });
}

async function reviews(parent: Product, args: Page, ctx: Context) {
  checkPage(args);
  const [rows, { count }] = await Promise.all([reviewsOf(ctx, parent.id, args), reviewSummaryOf(ctx, parent.id)]);
  return {
    items: rows.map((row) => ({
      nickname: row.nickname,
      summary: row.summary,
      text: row.text,
      created_at: row.createdAt,
      average_rating: averageRating(row.ratings),
      ratings_breakdown: () => ratingsBreakdown(row, ctx),
      product: parent,
    })),
    page_info: pageInfo(args, count),
  };
}

async function productReviewRatingsMetadata(_: unknown, __: unknown, ctx: Context) {
  ctx.uncacheable = true;
  const ratings = await allRatings(ctx);
  return {
    items: ratings.map(({ id, labels }) => ({
      id: uid(id),
      name: label(labels, ctx.store),
      values: ratingValues(id).map((value) => ({ value_id: uid(value.id), value: String(value.stars) })),
    })),
  };
}

export const reviewFields = {
  rating_summary: async (parent: Product, _: unknown, ctx: Context) => (await reviewSummaryOf(ctx, parent.id)).rating,
  review_count: async (parent: Product, _: unknown, ctx: Context) => (await reviewSummaryOf(ctx, parent.id)).count,
  reviews,
};

export const reviewResolvers = { Query: { productReviewRatingsMetadata } };
