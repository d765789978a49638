import { getTranslations } from 'next-intl/server';
import { FailureView } from '@/components/shell/state-pages/failure-view';

/** The page for who asked too often in a short time: static, without a read. */
export default async function Page() {
  const t = await getTranslations('failure');
  return (
    <>
      <title>{t('tooManyTitle')}</title>
      <meta name="robots" content="noindex" />
      <FailureView labels={{ title: t('tooManyTitle'), hint: t('tooMany'), tryAgain: t('tryAgain') }} />
    </>
  );
}
