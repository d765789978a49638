import type { Context } from '../../../context';
import { authorizationError, noSuchEntity } from '../../../errors';
import { label } from '../../../labels';
import { uid } from '../../../uid';
import type { CustomerRow } from '../../customer/queries';
import { checkPage, type Page, pageInfo } from '../paging';
import { type Product, productById } from '../product/product-queries';
import { isSalable } from '../product/stock';
import {
  allRatings,
  insertReview,
  productIdBySku,
  type ReviewRow,
  reviewSummaryOf,
  reviewsBy,
  reviewsOf,
} from './queries';
import { averageRating, ratingValues } from './rules';

async function ratingsBreakdown({ ratings }: ReviewRow, ctx: Context) {
  return (await allRatings(ctx)).flatMap(({ id, labels }) => {
    const stars = ratings[id];
    return stars === undefined ? [] : [{ name: label(labels, ctx.store), value: String(stars) }];
  });
}

function reviewParent(row: ReviewRow, ctx: Context) {
  return {
    nickname: row.nickname,
    summary: row.summary,
    text: row.text,
    created_at: row.createdAt,
    average_rating: averageRating(row.ratings),
    ratings_breakdown: () => ratingsBreakdown(row, ctx),
    product: () => shownProduct(ctx, row.productId),
  };
}

/** As Magento is installed it shows nobody what is sold out: such a review is an error, and null in its list. */
async function shownProduct(ctx: Context, id: number): Promise<Product | null> {
  return (await isSalable(ctx, id)) ? productById(ctx, id) : null;
}

async function reviews(parent: Product, args: Page, ctx: Context) {
  checkPage(args);
  const [rows, { count }] = await Promise.all([reviewsOf(ctx, parent.id, args), reviewSummaryOf(ctx, parent.id)]);
  return { items: rows.map((row) => reviewParent(row, ctx)), page_info: pageInfo(args, count) };
}

async function customerReviews({ id }: CustomerRow, args: Page, ctx: Context) {
  checkPage(args);
  const { rows, count } = await reviewsBy(ctx, id, args);
  return { items: rows.map((row) => reviewParent(row, ctx)), page_info: pageInfo(args, count) };
}

interface ReviewInput {
  sku: string;
  nickname: string;
  summary: string;
  text: string;
  ratings: ({ id: string; value_id: string } | null)[];
}

// Magento checks none of the texts: empty ones are kept.
async function createProductReview(_: unknown, { input }: { input: ReviewInput }, ctx: Context) {
  const { config } = ctx.store;
  if (config.product_reviews_enabled !== '1') {
    throw authorizationError('Creating product reviews are not currently available.');
  }
  if (ctx.customerId === null && config.allow_guests_to_write_product_reviews !== '1') {
    throw authorizationError("Guest customers aren't allowed to add product reviews.");
  }
  const { sku, nickname, summary, text } = input;
  const productId = await productIdBySku(ctx, sku);
  if (productId === undefined) throw noSuchEntity(`Could not find a product with SKU "${sku}"`);
  const ratings = starsOf(input.ratings, await allRatings(ctx));
  const { customerId, store } = ctx;
  const row = await insertReview(ctx, { productId, storeId: store.id, customerId, nickname, summary, text, ratings });
  return { review: reviewParent(row, ctx) };
}

// An unknown rating or value is a fault of Magento's, not an answer.
function starsOf(given: ReviewInput['ratings'], known: Awaited<ReturnType<typeof allRatings>>): Record<string, number> {
  const stars = given.flatMap((one) => {
    const rated = known.find(({ id }) => uid(id) === one?.id);
    const value = rated && ratingValues(rated.id).find(({ id }) => uid(id) === one?.value_id);
    if (one && !value) throw new Error(`There is no rating ${one.id} with a value ${one.value_id}.`);
    return rated && value ? [[String(rated.id), value.stars] as const] : [];
  });
  return Object.fromEntries(stars);
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

export const reviewResolvers = {
  Query: { productReviewRatingsMetadata },
  Mutation: { createProductReview },
  Customer: { reviews: customerReviews },
};
