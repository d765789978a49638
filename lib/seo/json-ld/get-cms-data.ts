import 'server-only';
import { getTranslations } from 'next-intl/server';
import { getCmsPage } from '@/lib/content/get-cms-page';
import { getStoreConfig } from '@/lib/store/get-store-config';
import { isHomePage } from '@/lib/store/store-config';
import { type StoreContext, viewPath } from '@/lib/store/store-view';
import { breadcrumbList } from './breadcrumb-list';
import type { Thing } from './json-ld';
import { organization, webSite } from './organization';

/** The home page says who the shop is and how to search it; another content page where it stands. Throws AppError. */
export async function getCmsData(storeContext: StoreContext, identifier: string): Promise<Thing[]> {
  const config = await getStoreConfig(storeContext);
  if (isHomePage(identifier, config)) return [organization(config), webSite(config, storeContext.storeView)];
  const [page, t] = await Promise.all([getCmsPage(storeContext, identifier), getTranslations('common')]);
  if (!page) return [];
  const home = { name: t('home'), href: viewPath(storeContext.storeView, '/') };
  return [breadcrumbList([home, { name: page.title, href: viewPath(storeContext.storeView, `/${page.identifier}`) }])];
}
