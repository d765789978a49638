import 'server-only';
import { getCapabilities } from '@/lib/commerce/capabilities';
import { query } from '@/lib/graphql/server';
import type { PageScope } from '@/lib/store-view/store-view';
import { withAttributes } from './attribute-fields';
import { productByRouteDocument, productDocument } from './documents';
import { getAttributes } from './get-attributes';
import { type Product, toProduct } from './product';
import { idOfUid } from './uid';

/** Which product: by SKU or URL key; `uid` names its cache tag, `url` is its address without the view. */
export type ProductKey = ({ sku: string } | { urlKey: string }) & { uid?: string; url?: string };

/**
 * A product for its page; null where the backend has none (any more). The product search leaves out what
 * is not in stock: its page is then read through its address. Throws AppError.
 */
export async function getProduct(scope: PageScope, key: ProductKey): Promise<Product | null> {
  const [{ productAttributes }, attributes] = await Promise.all([getCapabilities(), getAttributes(scope)]);
  const options = { scope, tags: ['catalog', ...(key.uid ? [`cat_p_${idOfUid(key.uid)}`] : [])] };
  const filter = 'sku' in key ? { sku: { eq: key.sku } } : { url_key: { eq: key.urlKey } };
  const url = key.url ?? '';
  const context = { view: scope.view, currency: scope.currency, attributes, url };

  const { products } = await query(
    withAttributes(productDocument, 'ProductPageFields', productAttributes),
    { filter },
    options,
  );
  const found = products?.items?.[0];
  if (found) return toProduct(found, products?.aggregations, context);
  if (!url) return null;

  const { route } = await query(
    withAttributes(productByRouteDocument, 'ProductPageFields', productAttributes),
    { url },
    options,
  );
  return route && 'sku' in route ? toProduct(route, null, context) : null;
}
