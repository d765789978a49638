import { browserQuery } from '@/lib/magento/browser/browser-query';
import { documentText } from '@/lib/magento/browser/document-text';
import { ratingsDocument } from './documents';

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
