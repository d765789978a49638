import { everydayReviews } from './everyday-reviews';
import { medicineReviews } from './medicine-reviews';
import { type Reviews, reviewsOf } from './review-draft';

/** What customers say, by SKU; ratings are 1 effectiveness, 2 value, 3 ease of use. */
export const reviews: Record<string, Reviews> = reviewsOf({ ...medicineReviews, ...everydayReviews });
