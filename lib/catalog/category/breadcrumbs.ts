import { type StoreView, viewPath } from '@/lib/store/store-view';

/** One step of the way to a page; the page itself has no `href`. */
export interface Crumb {
  name: string;
  href: string | null;
}

interface Ancestor {
  category_name?: string | null;
  category_level?: number | null;
  category_url_path?: string | null;
}

interface PlacedCategory {
  name?: string | null;
  level?: number | null;
  url_path?: string | null;
  url_suffix?: string | null;
  breadcrumbs?: readonly (Ancestor | null)[] | null;
}

/** The categories above a category, outermost first. */
export function ancestorCrumbs({ breadcrumbs, url_suffix }: PlacedCategory, storeView: StoreView): Crumb[] {
  return (breadcrumbs ?? [])
    .filter((ancestor) => ancestor !== null)
    .toSorted((a, b) => (a.category_level ?? 0) - (b.category_level ?? 0))
    .flatMap(({ category_name, category_url_path }) =>
      category_name ? [crumb(category_name, category_url_path, url_suffix, storeView)] : [],
    );
}

/**
 * The way to a product: through the category in its address (`gear/bags/duffle.html`), else through its
 * deepest one, of equals the first.
 */
export function productCrumbs(
  categories: readonly (PlacedCategory | null)[] | null | undefined,
  productUrl: string,
  storeView: StoreView,
): Crumb[] {
  const placed = (categories ?? []).filter((category) => category?.name && category.url_path) as PlacedCategory[];
  const deepestFirst = placed.toSorted((a, b) => (b.level ?? 0) - (a.level ?? 0));
  const chosen =
    deepestFirst.find(({ url_path }) => productUrl.replace(/^\//, '').startsWith(`${url_path}/`)) ?? deepestFirst[0];
  if (!chosen?.name) return [];
  return [...ancestorCrumbs(chosen, storeView), crumb(chosen.name, chosen.url_path, chosen.url_suffix, storeView)];
}

function crumb(
  name: string,
  urlPath: string | null | undefined,
  suffix: string | null | undefined,
  storeView: StoreView,
) {
  return { name, href: urlPath ? viewPath(storeView, `/${urlPath}${suffix ?? ''}`) : null };
}
