import 'server-only';
import { categoryTags } from '@/lib/cache/tags.mjs';
import { query } from '@/lib/magento/server/query';
import type { StoreContext } from '@/lib/store/store-view';
import { type Category, toCategory } from './category';
import { categoryDocument } from './documents';

/** A category by uid; null where the backend has none (any more). Throws AppError. */
export async function getCategory(storeContext: StoreContext, uid: string): Promise<Category | null> {
  const { categories } = await query(categoryDocument, { uid }, { storeContext, tags: categoryTags(uid) });
  const answer = categories?.items?.[0];
  return answer ? toCategory(answer, storeContext.storeView) : null;
}
