import 'server-only';
import { CONTENT_TAG, categoryTags, productTags } from '@/lib/cache/tags.mjs';
import type { Category } from '@/lib/catalog/category/get-category';
import { isDisabled } from '@/lib/catalog/product/get-product';
import { isAnswered } from '@/lib/errors/app-error';
import { reportError } from '@/lib/errors/report-error';
import { graphql } from '@/lib/magento/graphql';
import { query } from '@/lib/magento/server/query';
import { resolveRoute } from '@/lib/routing/resolve-route';
import { getStoreConfig, isHomePage } from '@/lib/store/get-store-config';
import { getStoreViews } from '@/lib/store/get-store-views';
import type { StoreContext, StoreView } from '@/lib/store/store-view';
import type { Address } from './addresses';

// Every store view is asked for its own address of the entity, so that all of an entity's pages name the same addresses.
// A store view that lacks it is left out. All of them throw AppError.

/** Where a product stands in each store view; its address, unlike the product search, finds what is not in stock. */
export function getProductAddresses(product: { sku: string; uid: string; urlKey: string }): Promise<Address[]> {
  const tags = productTags(product);
  return inEveryView(async (storeView) => {
    const storeContext = { storeView: storeView };
    const { products } = await query(productAddressDocument, { sku: product.sku }, { storeContext, tags });
    const found = products?.items?.[0];
    if (found?.url_key) return `/${found.url_key}${found.url_suffix ?? ''}`;
    const path = `/${product.urlKey}${storeView.productUrlSuffix}`;
    const { route } = await query(routeAddressDocument, { url: path }, { storeContext, tags });
    if (!route || !('sku' in route) || route.sku !== product.sku) return null;
    return route.redirect_code || isDisabled(route) ? null : path;
  });
}

/** Where a category that was met by `met` stands in the page's store view: where the backend says, if that leads to it. */
export async function getCategoryPath(
  { storeView }: Pick<StoreContext, 'storeView'>,
  { uid, path }: Pick<Category, 'uid' | 'path'>,
  met: string,
): Promise<string> {
  if (path === null || path === met) return met;
  const route = await resolveRoute(storeView.code, path);
  return route.type === 'category' && route.uid === uid ? path : met;
}

/** Where a category stands in each store view; in its page's own one that is known. */
export function getCategoryAddresses(uid: string, own: Address): Promise<Address[]> {
  const tags = categoryTags(uid);
  return inEveryView(async (storeView) => {
    if (storeView.code === own.storeView.code) return own.path;
    const { categories } = await query(
      categoryAddressDocument,
      { uid },
      { storeContext: { storeView: storeView }, tags },
    );
    const found = categories?.items?.[0];
    return found?.url_path ? `/${found.url_path}${found.url_suffix ?? ''}` : null;
  });
}

/** Where a content page stands in each store view; a home page is every one's, whatever it is called there. */
export async function getCmsAddresses(storeView: StoreView, identifier: string): Promise<Address[]> {
  const isHome = isHomePage(identifier, await getStoreConfig({ storeView }));
  return inEveryView(async (other) => {
    if (!isHome && isHomePage(identifier, await getStoreConfig({ storeView: other }))) return null;
    const path = isHome ? '/' : `/${identifier}`;
    const { route } = await query(
      routeAddressDocument,
      { url: path },
      { storeContext: { storeView: other }, tags: [CONTENT_TAG] },
    );
    const found = route && 'identifier' in route && !route.redirect_code ? route.identifier : null;
    return found && (isHome || found === identifier) ? path : null;
  });
}

/** Where a page of the storefront's own, which every store view has, stands in each. */
export function getInAppAddresses(path: string): Promise<Address[]> {
  return inEveryView(async () => path);
}

async function inEveryView(pathIn: (storeView: StoreView) => Promise<string | null>): Promise<Address[]> {
  const storeViews = await getStoreViews();
  const paths = await Promise.all(
    storeViews.map((storeView) => pathIn(storeView).catch((error) => absent(storeView, error))),
  );
  return storeViews.flatMap((storeView, index) => {
    const path = paths[index];
    return path ? [{ storeView: storeView, path }] : [];
  });
}

/** A store view that refuses the question must not cost the other store views their page; a backend that fails must. */
function absent(storeView: StoreView, error: unknown): null {
  if (!isAnswered(error)) throw error;
  reportError(`Asking ${storeView.code} for an address`, error);
  return null;
}

const productAddressDocument = graphql(`
  query productAddress($sku: String!) {
    products(filter: { sku: { eq: $sku } }, pageSize: 1) {
      items {
        url_key
        url_suffix
      }
    }
  }
`);

const routeAddressDocument = graphql(`
  query routeAddress($url: String!) {
    route(url: $url) {
      redirect_code
      ... on CmsPage {
        identifier
      }
      ... on ProductInterface {
        sku
        stock_status
        categories {
          uid
        }
      }
    }
  }
`);

const categoryAddressDocument = graphql(`
  query categoryAddress($uid: String!) {
    categories(filters: { category_uid: { eq: $uid } }, pageSize: 1) {
      items {
        url_path
        url_suffix
      }
    }
  }
`);
