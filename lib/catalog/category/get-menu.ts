import 'server-only';
import { MENU_TAGS } from '@/lib/cache/tags.mjs';
import type { ResultOf } from '@/lib/magento/graphql';
import { query } from '@/lib/magento/server/query';
import { getStoreConfig } from '@/lib/store/get-store-config';
import { type StoreContext, type StoreView, viewPath } from '@/lib/store/store-view';
import { type menuCategoryFragment, menuDocument } from './documents';

/** A category as the backend's tree nests it. */
export interface CategoryBranch extends ResultOf<typeof menuCategoryFragment> {
  children?: readonly (CategoryBranch | null)[] | null;
}

/** A category with its children's uids in order [CAT-8]. */
export interface CategoryEntry {
  uid: string;
  name: string;
  position: number;
  children: readonly string[];
  children_count: number;
  parentId: string | null;
  includeInMenu: boolean;
  urlPath: string | null;
  urlSuffix: string;
}

export type CategoryEntries = ReadonlyMap<string, CategoryEntry>;

/** A category of the menu; `href` is its public path. */
export interface MenuNode {
  uid: string;
  name: string;
  href: string;
  position: number;
  children: MenuNode[];
}

/** The menu: three levels of categories below the store view's root category [STORE-10]. Throws AppError. */
export async function getMenu(storeContext: StoreContext): Promise<MenuNode[]> {
  const { rootCategoryUid } = await getStoreConfig(storeContext);
  if (!rootCategoryUid) return [];
  const { categories } = await query(menuDocument, { root: rootCategoryUid }, { storeContext, tags: MENU_TAGS });
  const root = categories?.items?.[0];
  return root ? menuNodes(categoryEntries(root), root.uid, storeContext.storeView) : [];
}

/** Sorts by position, then uid [CAT-3]. */
export function byPosition(
  a: { position?: number | null; uid: string },
  b: { position?: number | null; uid: string },
): number {
  return (a.position ?? 0) - (b.position ?? 0) || (a.uid < b.uid ? -1 : a.uid > b.uid ? 1 : 0);
}

/** The categories of a tree keyed by uid [CAT-8]; one that comes again keeps the children set first [CAT-3]. */
export function categoryEntries(root: CategoryBranch): CategoryEntries {
  const entries = new Map<string, CategoryEntry>();
  add(entries, root, null);
  return entries;
}

function add(entries: Map<string, CategoryEntry>, branch: CategoryBranch, parentId: string | null): void {
  const known = entries.get(branch.uid);
  if (known && known.children.length > 0) return;
  const children = (branch.children ?? []).filter((child) => child !== null).toSorted(byPosition);
  entries.set(branch.uid, {
    uid: branch.uid,
    name: branch.name ?? '',
    position: branch.position ?? 0,
    children: [...new Set(children.map((child) => child.uid))],
    children_count: Number(branch.children_count ?? children.length) || 0,
    parentId: known ? known.parentId : parentId,
    includeInMenu: branch.include_in_menu !== 0,
    urlPath: branch.url_path ?? null,
    urlSuffix: branch.url_suffix ?? '',
  });
  for (const child of children) add(entries, child, branch.uid);
}

/** The menu below a category, in the tree's order: categories that are included in it and have a URL. */
export function menuNodes(entries: CategoryEntries, rootUid: string, storeView: StoreView): MenuNode[] {
  return (entries.get(rootUid)?.children ?? []).flatMap((uid): MenuNode[] => {
    const entry = entries.get(uid);
    if (!entry?.includeInMenu || !entry.urlPath) return [];
    const { name, position, urlPath, urlSuffix } = entry;
    const href = viewPath(storeView, `/${urlPath}${urlSuffix}`);
    return [{ uid, name, href, position, children: menuNodes(entries, uid, storeView) }];
  });
}
