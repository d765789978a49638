import { getTranslations } from 'next-intl/server';
import { productTags } from '@/lib/cache/tags.mjs';
import type { Product } from '@/lib/catalog/product/get-product';
import { REVIEWS_PER_PAGE } from '@/lib/catalog/reviews/documents';
import { getReviews } from '@/lib/catalog/reviews/get-reviews';
import type { RatingSummary } from '@/lib/catalog/reviews/review';
import { getStoreConfig } from '@/lib/store/get-store-config';
import type { StoreContext } from '@/lib/store/store-view';
import { MoreReviews } from './more-reviews';
import { RatingOverview } from './rating-overview';
import type { ReviewFormLabels } from './review-form';
import { ReviewItem, type ReviewLabels } from './review-item';
import { WriteReview } from './write-review';

interface ReviewsProps {
  storeContext: StoreContext;
  product: Product;
  url: string;
}

/** The id that links to the reviews lead to. */
export const REVIEWS_ID = 'reviews';

/** A product's reviews: their summary and the newest ones; further ones are loaded on request [CAT-5]. */
export async function Reviews({ storeContext, product, url }: ReviewsProps) {
  const [t, config] = await Promise.all([getTranslations('product'), getStoreConfig(storeContext)]);
  const { storeView } = storeContext;
  const labels: ReviewLabels = {
    outOfFive: t('outOfFive', { stars: '{stars}' }),
    reviewed: t('reviewed', { name: '{name}', date: '{date}' }),
  };
  const first = product.rating ? await getReviews(storeContext, url, productTags(product)) : null;
  const list = (
    <ul className="divide-y divide-line">
      {first?.reviews.map((review) => (
        <li key={`${review.createdAt} ${review.nickname}`}>
          <ReviewItem review={review} locale={storeView.locale} labels={labels} />
        </li>
      ))}
    </ul>
  );
  const write = config.reviews.isEnabled ? (
    <WriteReview sku={product.sku} isForGuests={config.reviews.isForGuests} labels={await getFormLabels()} />
  ) : null;
  return (
    <section id={REVIEWS_ID} aria-labelledby={`${REVIEWS_ID}-title`}>
      <h2 id={`${REVIEWS_ID}-title`} className="mb-3 text-xl">
        {t('reviews')}
      </h2>
      {product.rating && first ? (
        <>
          <RatingOverview rating={product.rating} summary={first.summary} locale={storeView.locale} />
          {write}
          {first.totalPages > 1 ? (
            <MoreReviews
              url={url}
              locale={storeView.locale}
              perPage={REVIEWS_PER_PAGE}
              total={product.rating.count}
              stars={starChoices(first.summary, (stars) => t('starsLabel', { stars }))}
              labels={{
                ...labels,
                more: t('moreReviews'),
                loading: t('loadingReviews'),
                failed: t('reviewsFailed'),
                shown: t('reviewsShown', { shown: '{shown}', total: '{total}' }),
                filter: t('reviewFilter'),
                all: t('allReviews'),
                sort: t('reviewSort'),
                newest: t('newestReviews'),
                highest: t('highestReviews'),
                lowest: t('lowestReviews'),
              }}
            >
              {list}
            </MoreReviews>
          ) : (
            list
          )}
        </>
      ) : (
        <>
          <p className="text-ink-soft">{t('noReviews')}</p>
          {write}
        </>
      )}
    </section>
  );
}

/** Stars that somebody gave, with how often; all five where there are too many reviews to count. */
function starChoices(summary: RatingSummary | null, label: (stars: number) => string): [number, string][] {
  if (!summary) return [5, 4, 3, 2, 1].map((stars) => [stars, label(stars)]);
  return summary.histogram.flatMap(({ stars, count }) =>
    count > 0 ? [[stars, `${label(stars)} (${count})`] satisfies [number, string]] : [],
  );
}

async function getFormLabels(): Promise<ReviewFormLabels> {
  const [t, validation, errors] = await Promise.all([
    getTranslations('review'),
    getTranslations('validation'),
    getTranslations('errors'),
  ]);
  return {
    write: t('write'),
    moderated: t('moderated'),
    nickname: t('nickname'),
    summary: t('summary'),
    text: t('text'),
    stars: t('stars', { stars: '{stars}' }),
    submit: t('submit'),
    busy: t('busy'),
    done: t('done'),
    guest: t('guest'),
    signIn: t('signIn'),
    required: validation('required'),
    tryAgain: t('tryAgain'),
    offline: errors('offline'),
    unexpected: errors('unexpected'),
  };
}
