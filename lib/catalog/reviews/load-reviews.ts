import { AppError } from '@/lib/errors/app-error';
import { browserQuery } from '@/lib/magento/browser/browser-query';
import { documentText } from '@/lib/magento/browser/document-text';
import { REVIEWS_PER_READ, ratingsDocument, reviewPageDocument } from './documents';
import { type Review, toReview } from './review';

/** All of a product's reviews, newest first, read in the browser. Throws AppError. */
export async function loadReviews(url: string): Promise<Review[]> {
  const first = await readPage(url, 1);
  const further = Array.from({ length: first.totalPages - 1 }, (_, index) => readPage(url, index + 2));
  return [first, ...(await Promise.all(further))].flatMap(({ reviews }) => reviews);
}

async function readPage(url: string, page: number): Promise<{ reviews: Review[]; totalPages: number }> {
  const variables = { url, pageSize: REVIEWS_PER_READ, currentPage: page };
  const { route } = await browserQuery(documentText(reviewPageDocument), variables);
  if (!route || !('reviews' in route)) throw new AppError('graphql', 'No page of reviews');
  const { items, page_info } = route.reviews;
  return {
    reviews: items.flatMap((review) => (review ? [toReview(review)] : [])),
    totalPages: Math.max(1, page_info.total_pages ?? 1),
  };
}

export interface Rating {
  id: string;
  name: string;
  /** Fewest stars first. */
  values: { id: string; stars: number }[];
}

/** What a new review rates, in the page's language. Throws AppError. */
export async function loadRatings(): Promise<Rating[]> {
  const { productReviewRatingsMetadata } = await browserQuery(documentText(ratingsDocument), {});
  return productReviewRatingsMetadata.items.flatMap((rating) => {
    if (!rating) return [];
    const values = rating.values.flatMap((value) =>
      value ? [{ id: value.value_id, stars: Number(value.value) }] : [],
    );
    return [{ id: rating.id, name: rating.name, values: values.toSorted((one, other) => one.stars - other.stars) }];
  });
}
