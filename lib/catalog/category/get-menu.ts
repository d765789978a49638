import 'server-only';
import { MENU_TAGS } from '@/lib/cache/tags';
import { query } from '@/lib/magento/server/query';
import { getStoreConfig } from '@/lib/store/get-store-config';
import type { StoreContext } from '@/lib/store/store-view';
import { menuDocument } from './documents';
import { categoryEntries, type MenuNode, menuNodes } from './menu';

/** Three levels of categories below the view's root [STORE-10], those meant for the menu. Throws AppError. */
export async function getMenu(storeContext: StoreContext): Promise<MenuNode[]> {
  const { rootCategoryUid } = await getStoreConfig(storeContext);
  if (!rootCategoryUid) return [];
  const { categories } = await query(menuDocument, { root: rootCategoryUid }, { storeContext, tags: MENU_TAGS });
  const root = categories?.items?.[0];
  return root ? menuNodes(categoryEntries(root), root.uid, storeContext.storeView) : [];
}
