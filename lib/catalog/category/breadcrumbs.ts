import type { ResultOf } from '@/lib/magento/graphql';
import type { Crumb } from '@/lib/shell/get-crumbs';
import { type StoreView, viewPath } from '@/lib/store/store-view';
import type { categoryPlaceFragment } from './documents';

type CategoryPlace = ResultOf<typeof categoryPlaceFragment>;

/** The categories above a category, outermost first. */
export function ancestorCrumbs({ breadcrumbs, url_suffix }: CategoryPlace, storeView: StoreView): Crumb[] {
  return (breadcrumbs ?? [])
    .filter((ancestor) => ancestor !== null)
    .toSorted((a, b) => (a.category_level ?? 0) - (b.category_level ?? 0))
    .flatMap(({ category_name, category_url_path }) =>
      category_name ? [crumb(category_name, category_url_path, url_suffix, storeView)] : [],
    );
}

/** The categories of a product's URL (`gear/bags/duffle.html`), else of its deepest category, of equals the first. */
export function productCrumbs(
  categories: readonly (CategoryPlace | null)[] | null | undefined,
  productUrl: string,
  storeView: StoreView,
): Crumb[] {
  const placed = (categories ?? []).filter((category) => category !== null);
  const deepestFirst = placed
    .filter(({ name, url_path }) => name && url_path)
    .toSorted((a, b) => (b.level ?? 0) - (a.level ?? 0));
  const path = productUrl.replace(/^\//, '');
  const category = deepestFirst.find(({ url_path }) => path.startsWith(`${url_path}/`)) ?? deepestFirst[0];
  if (!category?.name) return [];
  const { name, url_path, url_suffix } = category;
  return [...ancestorCrumbs(category, storeView), crumb(name, url_path, url_suffix, storeView)];
}

function crumb(name: string, urlPath: string | null, suffix: string | null, storeView: StoreView): Crumb {
  return { name, href: urlPath ? viewPath(storeView, `/${urlPath}${suffix ?? ''}`) : null };
}
