import { getTranslations } from 'next-intl/server';
import { PageFacts } from '@/components/analytics/page-facts';
import { SubCategories } from '@/components/catalog/category/sub-categories';
import { NotFoundView } from '@/components/shell/state-pages/not-found-view';
import { Shelf } from '@/components/shell/state-pages/state-view';
import { NOT_FOUND_FACTS } from '@/lib/analytics/get-page-facts';
import { getMenu } from '@/lib/catalog/category/get-menu';
import { pageTitle } from '@/lib/seo/metadata/page-metadata';
import { getStoreConfig } from '@/lib/store/get-store-config';
import { requireStore } from '@/lib/store/store-context';
import { viewPath } from '@/lib/store/store-view';

export const dynamic = 'force-static';
export const revalidate = 300;

/** The 404 page. A rewrite with a status drops a page's `metadata`, so title and robots are written here. */
export default async function Page() {
  const storeContext = await requireStore();
  const [t, search, menu] = await Promise.all([
    getTranslations('notFound'),
    getTranslations('search'),
    getMenu(storeContext),
  ]);
  return (
    <>
      <title>{pageTitle(t('title'), await getStoreConfig(storeContext))}</title>
      <meta name="robots" content="noindex" />
      <PageFacts storeContext={storeContext} facts={() => NOT_FOUND_FACTS} />
      <NotFoundView
        homeHref={viewPath(storeContext.storeView, '/')}
        drawing={<Shelf />}
        ways={
          <div className="mt-8 [&_ul]:justify-center">
            <SubCategories label={search('categories')} links={menu} />
          </div>
        }
      />
    </>
  );
}
