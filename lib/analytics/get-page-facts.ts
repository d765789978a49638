import 'server-only';
import { getCountedProducts } from '@/lib/analytics/products/get-counted-products';
import { isSensitivePath, WITHHELD } from '@/lib/analytics/products/sensitive';
import type { CardRules } from '@/lib/catalog/card/card-rules';
import { getCategory } from '@/lib/catalog/category/get-category';
import { env } from '@/lib/config/env';
import { LEAFLETS } from '@/lib/config/paths';
import type { StoreContext } from '@/lib/store/store-view';
import type { PageFacts } from './settings';

/** A product's page is named where the product may be. Throws AppError. */
export async function getProductFacts(
  storeContext: StoreContext,
  sku: string,
  cardRules?: CardRules,
): Promise<PageFacts> {
  const products = await getCountedProducts(storeContext, [sku], cardRules);
  return { type: 'product', sku, isWithheld: !products[sku] };
}

/** A category, met by `path`, and its list have its name unless it, or one above it, is sensitive. Throws AppError. */
export async function getCategoryFacts(storeContext: StoreContext, uid: string, path: string): Promise<PageFacts> {
  const category = await getCategory(storeContext, uid);
  const place = category?.path ?? path;
  const places = [place, ...(category?.ancestors.map(({ href }) => href) ?? [])];
  const isWithheld = !category || places.some((href) => href && isSensitivePath(href, env.SENSITIVE_CATEGORIES));
  const id =
    place
      .split('/')
      .at(-1)
      ?.replace(/\.[a-z]+$/, '') ?? '';
  return {
    type: 'category',
    isWithheld,
    list: isWithheld ? { id: WITHHELD, name: WITHHELD } : { id, name: category.name },
  };
}

/** A content page is named unless its address has the name of what is sensitive, or it is a medicine's leaflet. */
export function contentFacts(path: string, identifier: string): PageFacts {
  // A leaflet does not know how its medicine is sold, and names it.
  const isWithheld = identifier.startsWith(LEAFLETS) || isSensitivePath(path, env.SENSITIVE_CATEGORIES);
  return { type: path === '/' ? 'home' : 'cms', isWithheld };
}

export const SEARCH_FACTS: PageFacts = { type: 'search', isWithheld: true, list: { id: 'search', name: 'search' } };

export const NOT_FOUND_FACTS: PageFacts = { type: 'not-found', isWithheld: true };
