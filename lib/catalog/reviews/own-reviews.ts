import { pagePath } from '@/lib/browser/page-store';
import { AppError } from '@/lib/errors/app-error';
import { read } from '@/lib/magento/browser/calls';
import { NOT_AUTHORIZED } from '@/lib/magento/magento-messages';
import { ownReviewsDocument } from './documents';
import { type Review, toReview } from './review';

export interface OwnReview extends Review {
  /** Magento tells no id of a review: the first that the customer wrote is 1. */
  number: number;
  product: { name: string; href: string };
}

const PER_PAGE = 10;

/** A page of the customer's reviews, newest first, and how many there are. Throws AppError. */
export async function readOwnReviews(
  page: number,
  pageSize = PER_PAGE,
): Promise<{ reviews: OwnReview[]; count: number }> {
  const { customer } = await read(ownReviewsDocument, { page, pageSize });
  if (!customer) throw new AppError('refused', NOT_AUTHORIZED);
  const count = customer.all.page_info.total_pages ?? 0;
  const reviews = customer.reviews.items.flatMap((answer, index) => {
    if (!answer) return [];
    const { name, url_key, url_suffix } = answer.product;
    const product = { name: name ?? '', href: pagePath(`/${url_key ?? ''}${url_suffix ?? ''}`) };
    return [{ ...toReview(answer), number: count - (page - 1) * pageSize - index, product }];
  });
  return { reviews, count };
}

/** The customer's review of a number; null where there is none. Throws AppError. */
export async function readOwnReview(number: number): Promise<OwnReview | null> {
  if (!Number.isInteger(number) || number < 1) return null;
  const { reviews, count } = await readOwnReviews(1, 1);
  if (number > count) return null;
  return number === count ? (reviews[0] ?? null) : ((await readOwnReviews(count - number + 1, 1)).reviews[0] ?? null);
}
