import { processShared } from '@/lib/cache/process-shared';
import { SwrCache } from '@/lib/cache/swr-cache';
import { fetchQuery } from '@/lib/magento/server/fetch-query';
import { routeDocument } from './documents';
import { type Route, readRoute } from './route';

const MINUTE = 60_000;

/** Magento's longest request path, in characters. */
const MAX_PATH_LENGTH = 255;

// Middleware and pages are bundled apart, yet run in one process: they share what they know.
const routes = processShared(
  'routes',
  () =>
    new SwrCache<Route>({
      max: 20_000,
      // A path that is nothing yet may become a page at any time.
      lifetime: ({ type }) =>
        type === 'not-found' ? { fresh: 10_000, stale: 0 } : { fresh: MINUTE, stale: 60 * MINUTE },
      // A scanner must not push the shop's own routes out.
      isMinor: ({ type }) => type === 'not-found',
    }),
);

/**
 * What a public path (without store code) is in a view, from memory or by the `route` query [ROUTE-14].
 * Throws AppError when the backend fails and nothing is remembered.
 */
export async function resolveRoute(storeCode: string, path: string): Promise<Route> {
  if (path.length > MAX_PATH_LENGTH) return { type: 'not-found' };
  return routes.get(`${storeCode} ${path}`, async () => {
    const { data } = await fetchQuery(routeDocument, { url: path }, { store: storeCode });
    return readRoute(data);
  });
}

/** Lets every route be asked for again, so that a changed URL rewrite shows soon. */
export function expireRoutes(): void {
  routes.expire();
}
