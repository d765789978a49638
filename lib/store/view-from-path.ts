import type { StoreView } from './store-view';

interface PathInView {
  storeView: StoreView;
  /** The path without the store code; begins with a slash. */
  path: string;
  /** Whether the path named the view itself. */
  isNamed: boolean;
}

/** The view that a public path's first segment names, else the default one; unknown codes are ordinary segments [ROUTE-20]. */
export function viewFromPath(pathname: string, views: [StoreView, ...StoreView[]]): PathInView {
  const [, first = '', ...rest] = pathname.split('/');
  const named = views.find((storeView) => storeView.code === first);
  if (named) return { storeView: named, path: `/${rest.join('/')}`, isNamed: true };
  return { storeView: views[0], path: pathname, isNamed: false };
}

/** The remembered view where a bare path must lead to it: known, and not the default one. */
export function rememberedView(code: string | undefined, storeViews: StoreView[]): StoreView | null {
  return storeViews.find((storeView) => storeView.code === code && !storeView.isDefault) ?? null;
}
