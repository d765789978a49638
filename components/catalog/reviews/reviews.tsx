import { getTranslations } from 'next-intl/server';
import { productTags } from '@/lib/cache/tags';
import type { Product } from '@/lib/catalog/product/product';
import { getReviews } from '@/lib/catalog/reviews/get-reviews';
import type { StoreContext } from '@/lib/store/store-view';
import { MoreReviews } from './more-reviews';
import { RatingOverview } from './rating-overview';
import { ReviewItem, type ReviewLabels } from './review-item';

interface ReviewsProps {
  storeContext: StoreContext;
  product: Product;
  url: string;
}

/** The id that links to the reviews lead to. */
export const REVIEWS_ID = 'reviews';

/** A product's reviews: their summary and the newest ones; further ones are loaded on request [CAT-5]. */
export async function Reviews({ storeContext, product, url }: ReviewsProps) {
  const t = await getTranslations('product');
  const { storeView } = storeContext;
  const labels: ReviewLabels = {
    outOfFive: t('outOfFive', { stars: '{stars}' }),
    reviewed: t('reviewed', { name: '{name}', date: '{date}' }),
  };
  const first = product.rating ? await getReviews(storeContext, url, productTags(product)) : null;
  return (
    <section id={REVIEWS_ID} aria-labelledby={`${REVIEWS_ID}-title`}>
      <h2 id={`${REVIEWS_ID}-title`} className="mb-3 text-xl">
        {t('reviews')}
      </h2>
      {product.rating && first ? (
        <>
          <RatingOverview rating={product.rating} summary={first.summary} locale={storeView.locale} />
          <ul className="divide-y divide-line">
            {first.reviews.map((review) => (
              <li key={`${review.createdAt} ${review.nickname}`}>
                <ReviewItem review={review} locale={storeView.locale} labels={labels} />
              </li>
            ))}
          </ul>
          {first.totalPages > 1 ? (
            <MoreReviews
              url={url}
              locale={storeView.locale}
              totalPages={first.totalPages}
              shown={first.reviews.length}
              labels={{
                ...labels,
                more: t('moreReviews'),
                loading: t('loadingReviews'),
                failed: t('reviewsFailed'),
                shown: t('reviewsShown', { shown: '{shown}', total: product.rating.count }),
              }}
            />
          ) : null}
        </>
      ) : (
        <p className="text-ink-soft">{t('noReviews')}</p>
      )}
    </section>
  );
}
