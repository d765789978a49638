import { sharedMemory } from '@/lib/cache/process-memory';
import { AppError } from '@/lib/errors/app-error';
import { graphql, type ResultOf } from '@/lib/magento/graphql';
import { fetchQuery } from '@/lib/magento/server/fetch-query';

/** What a catalogue path is [ROUTE-14]. */
export type Route =
  | { type: 'category'; uid: string }
  | { type: 'product'; uid: string; sku: string; urlKey: string }
  | { type: 'cms-page'; identifier: string }
  | { type: 'redirect'; status: 301 | 302; target: string }
  | { type: 'not-found' };

const NOT_FOUND: Route = { type: 'not-found' };
const MINUTE = 60_000;

/** Magento's longest request path, in characters. */
const MAX_PATH_LENGTH = 255;

/** More hops than any merchant means: the rest counts as a loop. */
const MAX_HOPS = 10;

// Middleware and pages are bundled apart, yet run in one process: they share what they know.
// Whatever changed may have a new URL.
const routes = sharedMemory<Route>('routes', {
  max: 20_000,
  // A path that is nothing yet may become a page at any time.
  lifetime: ({ type }) => (type === 'not-found' ? { fresh: 10_000, stale: 0 } : { fresh: MINUTE, stale: 60 * MINUTE }),
  // A scanner must not push the shop's own routes out.
  isMinor: ({ type }) => type === 'not-found',
});

/** A path's route in a store view, remembered or by the `route` query [ROUTE-14]. Throws AppError if neither has it. */
export async function resolveRoute(storeCode: string, path: string): Promise<Route> {
  if (path.length > MAX_PATH_LENGTH) return NOT_FOUND;
  return routes.get(`${storeCode} ${path}`, async () => {
    try {
      const { data } = await fetchQuery(routeDocument, { url: path }, { store: storeCode });
      return readRoute(data);
    } catch (error) {
      if (isNoEntity(error)) return NOT_FOUND;
      throw error;
    }
  });
}

/** What Magento answers to a path whose page is gone, as it is after a change of the suffix [ROUTE-16]. */
function isNoEntity(error: unknown): boolean {
  return error instanceof AppError && error.category === 'graphql-no-such-entity';
}

/** Whether a redirect leads back to a path already seen; external targets end the chain [ROUTE-15]. Throws AppError. */
export async function isRedirectLoop(storeCode: string, path: string, first: Route): Promise<boolean> {
  const seen = new Set([path]);
  let route = first;
  while (route.type === 'redirect') {
    if (isExternal(route.target)) return false;
    const next = `/${route.target.replace(/^\//, '').split(/[?#]/)[0]}`;
    if (seen.has(next) || seen.size > MAX_HOPS) return true;
    seen.add(next);
    route = await resolveRoute(storeCode, next);
  }
  return false;
}

export function isExternal(target: string): boolean {
  return /^https?:\/\//i.test(target);
}

const routeDocument = graphql(`
  query route($url: String!) {
    route(url: $url) {
      __typename
      relative_url
      redirect_code
      type
      ... on CmsPage {
        identifier
      }
      ... on CategoryTree {
        uid
      }
      ... on ProductInterface {
        uid
        sku
        url_key
      }
    }
  }
`);

/** Where a merchant's redirect leads: to another site only by http(s), else to a path of the shop, however it is spelled. */
function targetOf(url: string): string {
  return isExternal(url) ? url : url.replace(/^[\\/\s]+/, '/');
}

/** An answer that names no page counts as not found [ROUTE-15, 16]. */
function readRoute({ route }: ResultOf<typeof routeDocument>): Route {
  if (!route) return NOT_FOUND;
  const { redirect_code: code, relative_url: target } = route;
  if ((code === 301 || code === 302) && target !== null) {
    return { type: 'redirect', status: code, target: targetOf(target) };
  }
  if ('identifier' in route) return route.identifier ? { type: 'cms-page', identifier: route.identifier } : NOT_FOUND;
  if ('sku' in route) {
    if (!route.uid || !route.sku) return NOT_FOUND;
    return { type: 'product', uid: route.uid, sku: route.sku, urlKey: route.url_key ?? '' };
  }
  if ('uid' in route && route.uid) return { type: 'category', uid: route.uid };
  return NOT_FOUND;
}
