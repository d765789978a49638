import 'server-only';
import { getTranslations } from 'next-intl/server';
import { getCmsPage } from '@/lib/content/get-cms-page';
import { type StoreContext, viewPath } from '@/lib/store/store-view';

export interface Crumb {
  name: string;
  /** Null for the page itself, and for a step without an address. */
  href: string | null;
  /** What it leads to, where that is no category [ROUTE-19]. */
  page?: 'CMS_PAGE';
}

/** The way from the home page: for the eye the page's own `href` is null, crawlers get one. */
export async function getCrumbs(
  { storeView }: Pick<StoreContext, 'storeView'>,
  page: Crumb,
  ancestors: readonly Crumb[] = [],
): Promise<Crumb[]> {
  const t = await getTranslations('common');
  return [{ name: t('home'), href: viewPath(storeView, '/'), page: 'CMS_PAGE' }, ...ancestors, page];
}

/** The way to the content page at `identifier`: over the one that its address stands below, if there is one. Throws AppError. */
export async function getCmsCrumbs(storeContext: StoreContext, identifier: string, page: Crumb): Promise<Crumb[]> {
  const above = identifier.slice(0, Math.max(identifier.lastIndexOf('/'), 0));
  const parent = above ? await getCmsPage(storeContext, above) : null;
  if (!parent) return getCrumbs(storeContext, page);
  const href = viewPath(storeContext.storeView, `/${parent.identifier}`);
  return getCrumbs(storeContext, page, [{ name: parent.title, href, page: 'CMS_PAGE' }]);
}
