import 'server-only';
import { query } from '@/lib/magento/server/query';
import type { StoreContext } from '@/lib/store/store-view';
import { firstReviewsDocument, REVIEWS_PER_PAGE, REVIEWS_PER_READ } from './documents';
import { type RatingSummary, type Review, summarize, toReview } from './review';

export interface FirstReviews {
  reviews: Review[];
  totalPages: number;
  /** Null where there are too many reviews to read all. */
  summary: RatingSummary | null;
}

/** The newest reviews of the product at a URL. Throws AppError. */
export async function getReviews(storeContext: StoreContext, url: string, tags: string[]): Promise<FirstReviews> {
  const variables = { url, pageSize: REVIEWS_PER_PAGE, readSize: REVIEWS_PER_READ };
  const { route } = await query(firstReviewsDocument, variables, { storeContext, tags });
  if (!route || !('reviews' in route)) return { reviews: [], totalPages: 0, summary: null };
  const { reviews, stars } = route;
  const hasAll = (stars.page_info.total_pages ?? 0) <= 1;
  return {
    reviews: reviews.items.flatMap((review) => (review ? [toReview(review)] : [])),
    totalPages: reviews.page_info.total_pages ?? 0,
    summary: hasAll ? summarize(stars.items.filter((review) => review !== null)) : null,
  };
}
