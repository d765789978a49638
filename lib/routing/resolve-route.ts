import { fetchQuery } from '@/lib/graphql/fetch-query';
import { processShared } from '@/lib/page-cache/process-shared';
import { SwrCache } from '@/lib/page-cache/swr-cache';
import { routeDocument } from './documents';
import { type Route, readRoute } from './route';

/** A page's route seldom changes; a path that is nothing yet may become a page at any time. */
const FRESH_MILLISECONDS = 60_000;
const FRESH_MILLISECONDS_NOT_FOUND = 10_000;

// Middleware and pages are bundled apart, yet run in one process: they share what they know.
const routes = processShared(
  'routes',
  () =>
    new SwrCache<Route>({
      max: 20_000,
      freshFor: (route) => (route.type === 'not-found' ? FRESH_MILLISECONDS_NOT_FOUND : FRESH_MILLISECONDS),
    }),
);

/**
 * What a public path (without store code) is in a view, from memory or by the `route` query [ROUTE-14].
 * Throws AppError when the backend fails and nothing is remembered.
 */
export function resolveRoute(storeCode: string, path: string): Promise<Route> {
  return routes.get(`${storeCode} ${path}`, async () => {
    const { data } = await fetchQuery(routeDocument, { url: path }, { store: storeCode });
    return readRoute(data);
  });
}

/** Forgets every route, so that a changed URL rewrite shows at once. */
export function forgetRoutes(): void {
  routes.clear();
}
