import { coldDigestionReviews } from './cold-digestion-reviews';
import { everydayReviews } from './everyday-reviews';
import { householdReviews } from './household-reviews';
import { medicineReviews } from './medicine-reviews';
import { popularCareReviews } from './popular-care-reviews';
import { popularReviews } from './popular-reviews';
import { remedyReviews } from './remedy-reviews';
import { type ReviewDraft, type Reviews, reviewsOf } from './review-draft';
import { thaiCareReviews } from './thai-care-reviews';
import { thaiMedicineReviews } from './thai-medicine-reviews';

/** A product that several files speak of has the reviews of all of them. */
function together<Told>(...files: Record<string, Told[]>[]): Record<string, Told[]> {
  const all: Record<string, Told[]> = {};
  for (const [sku, told] of files.flatMap((file) => Object.entries(file))) all[sku] = [...(all[sku] ?? []), ...told];
  return all;
}

const everywhere = together<ReviewDraft>(
  medicineReviews,
  coldDigestionReviews,
  everydayReviews,
  popularReviews,
  popularCareReviews,
  remedyReviews,
  householdReviews,
);

/** What customers say, by SKU; ratings are 1 effectiveness, 2 value, 3 ease of use. */
export const reviews: Record<string, Reviews> = together(
  reviewsOf(everywhere),
  reviewsOf({ ...thaiMedicineReviews, ...thaiCareReviews }, ['mmstr_th']),
);
