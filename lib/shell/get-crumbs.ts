import 'server-only';
import { getTranslations } from 'next-intl/server';
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
