import { getTranslations } from 'next-intl/server';
import { Responsible } from '@/components/contact/people-list';
import { Reach } from '@/components/contact/reach';
import { FailureView } from '@/components/shell/state-pages/failure-view';
import { getHomeLabels } from '@/components/shell/state-pages/home-labels';
import { givenPeople } from '@/lib/contact/get-people';

/** The page for a backend that fails: static, without a read, in the shopper's language [ROUTE-16]. */
export default async function Page({ params }: { params: Promise<{ locale: string }> }) {
  const [{ locale }, t, home] = await Promise.all([params, getTranslations('failure'), getHomeLabels()]);
  const people = givenPeople();
  const help = people && (
    <>
      <Reach locale={locale} people={people} />
      <Responsible {...people} />
    </>
  );
  return (
    <>
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      <FailureView labels={{ title: t('title'), hint: t('hint'), tryAgain: t('tryAgain'), ...home }} help={help} />
    </>
  );
}
