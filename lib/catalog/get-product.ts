import 'server-only';
import { getCapabilities } from '@/lib/commerce/capabilities';
import { query } from '@/lib/graphql/server';
import type { PageScope } from '@/lib/store-view/store-view';
import { withAttributes } from './attribute-fields';
import { productByRouteDocument, productDocument } from './documents';
import { getAttributes } from './get-attributes';
import { type Product, toProduct } from './product';
import { idOfUid } from './uid';

/** Which product: `uid` names its cache tag, `urlKey` finds it when it is not in stock. */
interface ProductKey {
  sku: string;
  uid?: string;
  urlKey?: string;
}

/**
 * A product for its page; null where the backend has none (any more). The product search leaves out what
 * is not in stock: it is then read through its address. `path`, without the view, decides the breadcrumbs.
 * Throws AppError.
 */
export async function getProduct(scope: PageScope, key: ProductKey, path = ''): Promise<Product | null> {
  const [{ productAttributes }, attributes] = await Promise.all([getCapabilities(), getAttributes(scope)]);
  const options = { scope, tags: ['catalog', ...(key.uid ? [`cat_p_${idOfUid(key.uid)}`] : [])] };
  const context = { view: scope.view, currency: scope.currency, attributes, path };

  const { products } = await query(
    withAttributes(productDocument, 'ProductPageFields', productAttributes),
    { filter: { sku: { eq: key.sku } } },
    options,
  );
  const found = products?.items?.[0];
  if (found) return toProduct(found, products?.aggregations, context);
  if (!key.urlKey) return null;
  const url = `${key.urlKey}${scope.view.productUrlSuffix}`;
  const { route } = await query(
    withAttributes(productByRouteDocument, 'ProductPageFields', productAttributes),
    { url },
    options,
  );
  return route && 'sku' in route ? toProduct(route, null, context) : null;
}
