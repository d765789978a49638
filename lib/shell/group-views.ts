import type { StoreView } from '@/lib/store-view/store-view';

export interface ViewGroup {
  code: string;
  name: string;
  views: StoreView[];
}

/** The switcher's views under the names of their store groups, groups and views in sort order [STORE-2]. */
export function groupViews(views: StoreView[]): ViewGroup[] {
  const groups = new Map<string, ViewGroup>();
  for (const view of [...views].sort((a, b) => a.sortOrder - b.sortOrder)) {
    const group = groups.get(view.groupCode) ?? { code: view.groupCode, name: view.groupName, views: [] };
    group.views.push(view);
    groups.set(view.groupCode, group);
  }
  return [...groups.values()];
}
