import 'server-only';
import { categoryTags } from '@/lib/cache/tags.mjs';
import type { ResultOf } from '@/lib/magento/graphql';
import { query } from '@/lib/magento/server/query';
import type { Crumb } from '@/lib/shell/get-crumbs';
import { type StoreContext, type StoreView, viewPath } from '@/lib/store/store-view';
import { ancestorCrumbs } from './breadcrumbs';
import { categoryDocument } from './documents';
import { byPosition } from './get-menu';

/** A category page without its products, which are a listing. */
export interface Category {
  uid: string;
  name: string;
  /** Public path without the store code, as the backend keeps it; null where it keeps none. */
  path: string | null;
  description: string | null;
  image: string | null;
  /** HTML of the CMS block that the category shows, before its products or instead of them. */
  block: string | null;
  showsProducts: boolean;
  /** The merchant's order of its products, by attribute code; null for the store's. */
  defaultSortBy: string | null;
  /** It is to show a block alone, and has none: Magento fills it by layout widgets, of which GraphQL says nothing. */
  isEmptyLanding: boolean;
  ancestors: Crumb[];
  children: CategoryLink[];
  meta: { title: string | null; description: string | null };
}

export interface CategoryLink {
  uid: string;
  name: string;
  href: string;
}

type Categories = NonNullable<ResultOf<typeof categoryDocument>['categories']>;
type CategoryAnswer = NonNullable<NonNullable<Categories['items']>[number]>;

/** A category by uid; null where the backend has none (any more). Throws AppError. */
export async function getCategory(storeContext: StoreContext, uid: string): Promise<Category | null> {
  const { categories } = await query(categoryDocument, { uid }, { storeContext, tags: categoryTags(uid) });
  const answer = categories?.items?.[0];
  return answer ? toCategory(answer, storeContext.storeView) : null;
}

/** Maps the backend's category; without a display mode Magento shows products, and so does one without its block. */
export function toCategory(answer: CategoryAnswer, storeView: StoreView): Category {
  const mode = answer.display_mode ?? 'PRODUCTS';
  const name = answer.name ?? '';
  const block = mode === 'PRODUCTS' ? null : answer.cms_block?.content?.trim() || null;
  return {
    uid: answer.uid,
    name,
    path: answer.url_path ? `/${answer.url_path}${answer.url_suffix ?? ''}` : null,
    description: answer.description?.trim() || null,
    image: answer.image ?? null,
    block,
    showsProducts: mode !== 'PAGE' || !block,
    defaultSortBy: answer.default_sort_by || null,
    isEmptyLanding: mode === 'PAGE' && !block,
    ancestors: ancestorCrumbs(answer, storeView),
    children: childLinks(answer.children, storeView),
    meta: { title: answer.meta_title || name || null, description: answer.meta_description || null },
  };
}

function childLinks(children: CategoryAnswer['children'], storeView: StoreView): CategoryLink[] {
  return (children ?? [])
    .filter((child) => child !== null)
    .toSorted(byPosition)
    .flatMap(({ uid, name, url_path, url_suffix }) =>
      name && url_path ? [{ uid, name, href: viewPath(storeView, `/${url_path}${url_suffix ?? ''}`) }] : [],
    );
}
