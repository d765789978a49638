import { type StoreView, viewPath } from '@/lib/store/store-view';
import type { CategoryEntries } from './category-tree';

/** A category of the menu; `href` is its public path. */
export interface MenuNode {
  uid: string;
  name: string;
  href: string;
  position: number;
  children: MenuNode[];
}

/** The menu below a category: what is meant for it and has an address, in the tree's order. */
export function menuNodes(entries: CategoryEntries, rootUid: string, storeView: StoreView): MenuNode[] {
  return (entries.get(rootUid)?.children ?? []).flatMap((uid): MenuNode[] => {
    const entry = entries.get(uid);
    if (!entry?.includeInMenu || !entry.urlPath) return [];
    const { name, position, urlPath, urlSuffix } = entry;
    const href = viewPath(storeView, `/${urlPath}${urlSuffix}`);
    return [{ uid, name, href, position, children: menuNodes(entries, uid, storeView) }];
  });
}
