import 'server-only';
import { CATALOG_TAG } from '@/lib/cache/tags.mjs';
import { reportError } from '@/lib/errors/report-error';
import { query } from '@/lib/magento/server/query';
import { type StoreContext, viewPath } from '@/lib/store/store-view';
import { namedCategoriesDocument } from './documents';
import type { CategoryLink } from './get-category';

export interface NamedCategory extends CategoryLink {
  /** The backend's address of its picture. */
  image: string | null;
}

/** Categories by their ids, in one read; unknown ones are left out, as is a failed read. */
export async function getNamedCategories(
  storeContext: StoreContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NamedCategory>> {
  try {
    const { categories } = await query(
      namedCategoriesDocument,
      { ids: [...ids], pageSize: ids.length },
      { storeContext, tags: [CATALOG_TAG] },
    );
    const found = (categories?.items ?? []).flatMap((category): [string, NamedCategory][] => {
      if (!category?.name || !category.url_path) return [];
      const href = viewPath(storeContext.storeView, `/${category.url_path}${category.url_suffix ?? ''}`);
      const { uid, name, image } = category;
      return [[String(category.id), { uid, name, href, image: image ?? null }]];
    });
    return new Map(found);
  } catch (error) {
    reportError('Categories that content names', error);
    return new Map();
  }
}
