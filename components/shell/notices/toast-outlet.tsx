import { getTranslations } from 'next-intl/server';
import { getAnalyticsProps } from '@/components/analytics/privacy-labels';
import { getGate } from '@/components/auth/gate';
import { getCompareLabels } from '@/components/compare/header/compare-labels';
import { getAccountMenu } from '@/components/shell/account/account-menu';
import { LISTEN_FOR_PRESSES } from '@/components/ui/early-press';
import { UnloadedNotice } from '@/components/ui/unloaded-notice';
import { getHeartLabels } from '@/components/wishlist/add/heart-labels';
import { COMPARE_QUERIES } from '@/lib/compare/get-comparison-source';
import { getPushConfig } from '@/lib/push/get-push-config';
import { getStoreConfig } from '@/lib/store/get-store-config';
import type { StoreContext } from '@/lib/store/store-view';
import { NoticeLoader } from './notice-loader';

/** Once in each layout: toasts, "Fetching Data...", messages about being offline and about parts that did not load [TOAST-1, SHELL-10, NET-1]. */
export async function ToastOutlet({ storeContext }: { storeContext: StoreContext }) {
  const t = await getTranslations('notices');
  const shell = await getTranslations('shell');
  const failure = await getTranslations('failure');
  const push = await getPushConfig();
  const tPush = await getTranslations('push');
  const { wishlistEnabled } = await getStoreConfig(storeContext);
  const labels = {
    notices: t('label'),
    close: shell('close'),
    showAll: t('showAll'),
    offline: t('offline'),
    online: t('online'),
    fetchingData: shell('fetchingData'),
    sessionEnded: t('sessionEnded'),
    sessionEnding: t('sessionEnding'),
    signIn: t('signIn'),
    newVersion: t('newVersion'),
    update: t('update'),
  };
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this shop */}
      <script dangerouslySetInnerHTML={{ __html: LISTEN_FOR_PRESSES }} />
      <NoticeLoader
        labels={labels}
        accountMenu={await getAccountMenu(storeContext.storeView)}
        gate={await getGate(storeContext)}
        hearts={wishlistEnabled ? await getHeartLabels() : null}
        compare={{ labels: await getCompareLabels(storeContext.storeView), queries: COMPARE_QUERIES }}
        push={push && { config: push, labels: { view: tPush('view') } }}
        analytics={await getAnalyticsProps(storeContext)}
      />
      <UnloadedNotice text={failure('part')} tryAgain={failure('tryAgain')} close={labels.close} />
    </>
  );
}
