import { pagePath } from '@/lib/browser/page-store';
import { AppError } from '@/lib/errors/app-error';
import { browserClient, read } from '@/lib/magento/browser/calls';
import { NOT_AUTHORIZED } from '@/lib/magento/magento-messages';
import { toAppError } from '@/lib/magento/to-app-error';
import { ownReviewsDocument, reviewedProductsDocument } from './documents';
import { type Review, toReview } from './review';

export interface OwnReview extends Review {
  /** Magento tells no id of a review: the first that the customer wrote is 1. */
  number: number;
  /** Null where the backend shows nobody the product now, as one that is sold out. */
  product: { name: string; href: string } | null;
}

const PER_PAGE = 10;

/** A page of the customer's reviews, newest first, and how many there are. Throws AppError. */
export async function readOwnReviews(
  page: number,
  pageSize = PER_PAGE,
): Promise<{ reviews: OwnReview[]; count: number }> {
  const variables = { page, pageSize };
  const [{ customer }, products] = await Promise.all([read(ownReviewsDocument, variables), readProducts(variables)]);
  if (!customer) throw new AppError('refused', NOT_AUTHORIZED);
  const count = customer.all.page_info.total_pages ?? 0;
  const reviews = customer.reviews.items.flatMap((answer, index) =>
    answer
      ? [{ ...toReview(answer), number: count - (page - 1) * pageSize - index, product: products[index] ?? null }]
      : [],
  );
  return { reviews, count };
}

/** What each review of a page is about, as far as anything of it came beside errors. Throws AppError. */
async function readProducts(variables: { page: number; pageSize: number }): Promise<OwnReview['product'][]> {
  const request = browserClient().query(reviewedProductsDocument, variables, { requestPolicy: 'network-only' });
  const { data, error } = await request.toPromise();
  if (error && !data) throw toAppError(error);
  return (data?.customer?.reviews.items ?? []).map((answer) => {
    if (!answer) return null;
    const { name, url_key, url_suffix } = answer.product;
    return { name: name ?? '', href: pagePath(`/${url_key ?? ''}${url_suffix ?? ''}`) };
  });
}

/** The customer's review of a number; null where there is none. Throws AppError. */
export async function readOwnReview(number: number): Promise<OwnReview | null> {
  if (!Number.isInteger(number) || number < 1) return null;
  const { reviews, count } = await readOwnReviews(1, 1);
  if (number > count) return null;
  return number === count ? (reviews[0] ?? null) : ((await readOwnReviews(count - number + 1, 1)).reviews[0] ?? null);
}
