import 'server-only';
import { getTranslations } from 'next-intl/server';
import { getCategory } from '@/lib/catalog/category/get-category';
import { type StoreContext, viewPath } from '@/lib/store/store-view';
import { breadcrumbList } from './breadcrumb-list';
import type { Thing } from './json-ld';

/** A category page's place in the shop. Throws AppError. */
export async function getCategoryData(storeContext: StoreContext, uid: string): Promise<Thing[]> {
  const [category, t] = await Promise.all([getCategory(storeContext, uid), getTranslations('common')]);
  if (!category) return [];
  const home = { name: t('home'), href: viewPath(storeContext.storeView, '/') };
  return [breadcrumbList([home, ...category.ancestors, { name: category.name, href: category.href }])];
}
