import { getTranslations } from 'next-intl/server';
import { UnloadedNotice } from '@/components/ui/unloaded-notice';
import { NoticeLoader } from './notice-loader';

/** Once in each layout: toasts, "Fetching Data...", messages about being offline and about parts that did not load [TOAST-1, SHELL-10, NET-1]. */
export async function ToastOutlet() {
  const t = await getTranslations('notices');
  const shell = await getTranslations('shell');
  const failure = await getTranslations('failure');
  const labels = {
    notices: t('label'),
    close: shell('close'),
    offline: t('offline'),
    online: t('online'),
    fetchingData: shell('fetchingData'),
    sessionEnded: t('sessionEnded'),
    signIn: t('signIn'),
  };
  return (
    <>
      <NoticeLoader labels={labels} />
      <UnloadedNotice text={failure('part')} tryAgain={failure('tryAgain')} />
    </>
  );
}
