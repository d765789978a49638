import { getTranslations } from 'next-intl/server';
import { FailureView } from '@/components/shell/state-pages/failure-view';

/** The page for a backend that fails: static, without a read, in the shopper's language [ROUTE-16]. */
export default async function Page() {
  const t = await getTranslations('failure');
  return (
    <>
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      <FailureView labels={{ title: t('title'), hint: t('hint'), tryAgain: t('tryAgain') }} />
    </>
  );
}
