import type { ResultOf } from '@/lib/magento/graphql';
import type { routeDocument } from './documents';

/** What a catalogue path is [ROUTE-14]. */
export type Route =
  | { type: 'category'; uid: string }
  | { type: 'product'; uid: string; sku: string; urlKey: string }
  | { type: 'cms-page'; identifier: string }
  | { type: 'redirect'; status: 301 | 302; target: string }
  | { type: 'not-found' };

const NOT_FOUND: Route = { type: 'not-found' };

/** Reads the answer of the `route` query; one that names no page counts as not found [ROUTE-15, 16]. */
export function readRoute({ route }: ResultOf<typeof routeDocument>): Route {
  if (!route) return NOT_FOUND;
  const { redirect_code: code, relative_url: target } = route;
  if ((code === 301 || code === 302) && target !== null) return { type: 'redirect', status: code, target };
  if ('identifier' in route) return route.identifier ? { type: 'cms-page', identifier: route.identifier } : NOT_FOUND;
  if ('sku' in route) {
    if (!route.uid || !route.sku) return NOT_FOUND;
    return { type: 'product', uid: route.uid, sku: route.sku, urlKey: route.url_key ?? '' };
  }
  if ('uid' in route && route.uid) return { type: 'category', uid: route.uid };
  return NOT_FOUND;
}
