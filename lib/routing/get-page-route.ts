import 'server-only';
import { notFound } from 'next/navigation';
import { requireStore } from '@/lib/store/store-context';
import type { StoreContext } from '@/lib/store/store-view';
import { type Route, resolveRoute } from './resolve-route';

interface PageRoute<Type extends Route['type']> {
  storeContext: StoreContext;
  route: Extract<Route, { type: Type }>;
  /** Public path without the store code, decoded. */
  path: string;
}

/** The route that the middleware resolved a moment ago; not found where it is gone since. Throws AppError. */
export async function getPageRoute<Type extends Route['type']>(
  type: Type,
  params: Promise<{ path?: string[] }>,
): Promise<PageRoute<Type>> {
  const storeContext = await requireStore();
  const { route, path } = await routeOf(storeContext.storeView.code, (await params).path ?? []);
  if (!isRoute(route, type)) notFound();
  return { storeContext, route, path };
}

/** A merchant's suffix may be a slash, which Next drops: Magento leads back to it. */
async function routeOf(store: string, segments: string[]): Promise<{ route: Route; path: string }> {
  const path = `/${segments.map(decodeURIComponent).join('/')}`;
  const route = await resolveRoute(store, path);
  const whole = `${path}/`;
  if (route.type !== 'redirect' || `/${route.target.replace(/^\//, '')}` !== whole) return { route, path };
  return { route: await resolveRoute(store, whole), path: whole };
}

function isRoute<Type extends Route['type']>(route: Route, type: Type): route is Extract<Route, { type: Type }> {
  return route.type === type;
}

export type SearchParams = Record<string, string | string[] | undefined>;

/** Next's search parameters as the platform's own type, repeated names in order. */
export function toUrlSearchParams(params: SearchParams): URLSearchParams {
  const result = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    for (const single of [value ?? []].flat()) result.append(name, single);
  }
  return result;
}
