import { getTranslations } from 'next-intl/server';
import { NoticeLoader } from './notice-loader';

/** Once in each layout: toasts, "Fetching Data..." and messages about being offline [TOAST-1, SHELL-10, NET-1]. */
export async function ToastOutlet() {
  const t = await getTranslations('notices');
  const shell = await getTranslations('shell');
  const labels = {
    notices: t('label'),
    close: shell('close'),
    offline: t('offline'),
    online: t('online'),
    fetchingData: shell('fetchingData'),
  };
  return <NoticeLoader labels={labels} />;
}
