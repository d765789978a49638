import 'server-only';
import { query } from '@/lib/graphql/server';
import type { PageScope } from '@/lib/store-view/store-view';
import { type Category, toCategory } from './category';
import { categoryDocument } from './documents';
import { idOfUid } from './uid';

/** A category by uid; null where the backend has none (any more). Throws AppError. */
export async function getCategory(scope: PageScope, uid: string): Promise<Category | null> {
  const tags = ['catalog', `cat_c_${idOfUid(uid)}`];
  const { categories } = await query(categoryDocument, { uid }, { scope, tags });
  const answer = categories?.items?.[0];
  return answer ? toCategory(answer, scope.view) : null;
}
