import 'server-only';
import { MENU_TAGS } from '@/lib/cache/tags.mjs';
import { query } from '@/lib/magento/server/query';
import { getStoreConfig } from '@/lib/store/get-store-config';
import type { StoreContext } from '@/lib/store/store-view';
import { menuDocument } from './documents';
import { categoryEntries, type MenuNode, menuNodes } from './menu';

/** The menu: three levels of categories below the store view's root category [STORE-10]. Throws AppError. */
export async function getMenu(storeContext: StoreContext): Promise<MenuNode[]> {
  const { rootCategoryUid } = await getStoreConfig(storeContext);
  if (!rootCategoryUid) return [];
  const { categories } = await query(menuDocument, { root: rootCategoryUid }, { storeContext, tags: MENU_TAGS });
  const root = categories?.items?.[0];
  return root ? menuNodes(categoryEntries(root), root.uid, storeContext.storeView) : [];
}
