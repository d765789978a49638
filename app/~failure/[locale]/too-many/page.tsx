import { getTranslations } from 'next-intl/server';
import { FailureView } from '@/components/shell/state-pages/failure-view';
import { getHomeLabels } from '@/components/shell/state-pages/home-labels';

/** The page for who asked too often in a short time: static, without a read. */
export default async function Page() {
  const [t, home] = await Promise.all([getTranslations('failure'), getHomeLabels()]);
  return (
    <>
      <title>{t('tooManyTitle')}</title>
      <meta name="robots" content="noindex" />
      <FailureView labels={{ title: t('tooManyTitle'), hint: t('tooMany'), tryAgain: t('tryAgain'), ...home }} />
    </>
  );
}
