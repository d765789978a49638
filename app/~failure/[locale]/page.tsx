import { getTranslations } from 'next-intl/server';
import { FailureView } from '@/components/shell/state-pages/failure-view';
import { env } from '@/lib/config/env';
import { telephoneHref } from '@/lib/contact/people';

/** The page for a backend that fails: static, without a read, in the shopper's language [ROUTE-16]. */
export default async function Page() {
  const t = await getTranslations('failure');
  const telephone = env.SHOP_TELEPHONE;
  const people = await getTranslations('people');
  const call = telephone ? { text: people('call', { telephone }), href: telephoneHref(telephone) } : undefined;
  return (
    <>
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      <FailureView labels={{ title: t('title'), hint: t('hint'), tryAgain: t('tryAgain'), call }} />
    </>
  );
}
