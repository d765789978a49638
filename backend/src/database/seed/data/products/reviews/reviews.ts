import { coldDigestionReviews } from './cold-digestion-reviews';
import { everydayReviews } from './everyday-reviews';
import { householdReviews } from './household-reviews';
import { medicineReviews } from './medicine-reviews';
import { popularCareReviews } from './popular-care-reviews';
import { popularReviews } from './popular-reviews';
import { remedyReviews } from './remedy-reviews';
import { type ReviewDraft, type Reviews, reviewsOf } from './review-draft';

/** A product that several files speak of has the reviews of all of them. */
function together(...files: Record<string, ReviewDraft[]>[]): Record<string, ReviewDraft[]> {
  const all: Record<string, ReviewDraft[]> = {};
  for (const [sku, drafts] of files.flatMap((file) => Object.entries(file))) {
    all[sku] = [...(all[sku] ?? []), ...drafts];
  }
  return all;
}

/** What customers say, by SKU; ratings are 1 effectiveness, 2 value, 3 ease of use. */
export const reviews: Record<string, Reviews> = reviewsOf(
  together(
    medicineReviews,
    coldDigestionReviews,
    everydayReviews,
    popularReviews,
    popularCareReviews,
    remedyReviews,
    householdReviews,
  ),
);
