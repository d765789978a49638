import { getTranslations } from 'next-intl/server';
import { AccountPage } from '@/components/account/account-page';
import { REVIEW_PATH, REVIEWS_PATH } from '@/lib/config/paths';
import { type StoreContext, viewPath } from '@/lib/store/store-view';
import { ReviewDetail } from './review-detail';
import { ReviewList } from './review-list';

/** The customer's reviews, or the one that the address names, in the account [ROUTE-3]. */
export async function ReviewsPage({
  storeContext,
  isDetail = false,
}: {
  storeContext: StoreContext;
  isDetail?: boolean;
}) {
  const t = await getTranslations('ownReviews');
  const { storeView } = storeContext;
  return (
    <AccountPage
      storeContext={storeContext}
      current="reviews"
      title={t(isDetail ? 'detail' : 'title')}
      namespaces={['ownReviews']}
    >
      {isDetail ? (
        <ReviewDetail listHref={viewPath(storeView, REVIEWS_PATH)} />
      ) : (
        <ReviewList detailHref={viewPath(storeView, REVIEW_PATH)} />
      )}
    </AccountPage>
  );
}
