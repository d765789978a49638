import { AppError } from '@/lib/errors/app-error';
import { browserQuery } from '@/lib/magento/browser/browser-query';
import { documentText } from '@/lib/magento/browser/document-text';
import { REVIEWS_PER_PAGE, reviewPageDocument } from './documents';
import { type Review, toReview } from './review';

/** A further page of a product's reviews, from 2, read in the browser. Throws AppError. */
export async function loadReviews(url: string, page: number): Promise<Review[]> {
  const variables = { url, pageSize: REVIEWS_PER_PAGE, currentPage: page };
  const { route } = await browserQuery(documentText(reviewPageDocument), variables);
  if (!route || !('reviews' in route)) throw new AppError('graphql', 'No page of reviews');
  return route.reviews.items.flatMap((review) => (review ? [toReview(review)] : []));
}
