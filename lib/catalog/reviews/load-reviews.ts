import { AppError } from '@/lib/errors/app-error';
import { createBrowserClient } from '@/lib/graphql/browser-client';
import type { CallScope } from '@/lib/graphql/headers';
import { REVIEWS_PER_PAGE, reviewPageDocument } from './documents';
import { type Review, toReview } from './review';

/** A further page of a product's reviews, from 2, read in the browser. Throws AppError. */
export async function loadReviews(scope: CallScope, url: string, page: number): Promise<Review[]> {
  const variables = { url, pageSize: REVIEWS_PER_PAGE, currentPage: page };
  const { data, error } = await createBrowserClient(scope).query(reviewPageDocument, variables).toPromise();
  const route = data?.route;
  if (error || !route || !('reviews' in route)) {
    throw new AppError(error?.networkError ? 'network' : 'graphql', 'No page of reviews', { cause: error });
  }
  return route.reviews.items.flatMap((review) => (review ? [toReview(review)] : []));
}
