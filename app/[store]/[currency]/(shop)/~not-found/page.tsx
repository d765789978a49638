import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { NotFoundView } from '@/components/shell/state-pages/not-found-view';
import { getPageScope } from '@/lib/routing/page-scope';
import { pageTitle } from '@/lib/seo/metadata/page-metadata';
import { getStoreConfig } from '@/lib/store/get-store-config';
import { viewPath } from '@/lib/store/store-view';

export const dynamic = 'force-static';
export const revalidate = 300;

/** The 404 page. A rewrite with a status drops a page's `metadata`, so title and robots are written here. */
export default async function Page() {
  const scope = await getPageScope();
  if (!scope) notFound();
  const t = await getTranslations('notFound');
  return (
    <>
      <title>{pageTitle(t('title'), await getStoreConfig(scope))}</title>
      <meta name="robots" content="noindex" />
      <NotFoundView homeHref={viewPath(scope.view, '/')} />
    </>
  );
}
