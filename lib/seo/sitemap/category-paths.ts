/** A category with what is below it. */
export interface CategoryNode {
  url_path?: string | null;
  url_suffix?: string | null;
  children?: readonly (CategoryNode | null)[] | null;
}

/** Paths of all categories of a tree, parents first; the root has none. */
export function categoryPaths(nodes: readonly (CategoryNode | null)[]): string[] {
  return nodes.flatMap((node) => {
    if (!node) return [];
    const own = node.url_path ? [`/${node.url_path}${node.url_suffix ?? ''}`] : [];
    return [...own, ...categoryPaths(node.children ?? [])];
  });
}
