import 'server-only';
import { notFound } from 'next/navigation';
import type { PageScope } from '@/lib/store/store-view';
import { getPageScope } from './page-scope';
import { resolveRoute } from './resolve-route';
import type { Route } from './route';

interface PageRoute<Type extends Route['type']> {
  scope: PageScope;
  route: Extract<Route, { type: Type }>;
  /** Public path without the store code, decoded. */
  path: string;
}

/**
 * What the page being rendered is: the middleware has resolved it a moment ago and chosen the folder by
 * its type. Ends in the not-found page where that is no longer so. Throws AppError.
 */
export async function getPageRoute<Type extends Route['type']>(
  type: Type,
  params: Promise<{ path?: string[] }>,
): Promise<PageRoute<Type>> {
  const scope = await getPageScope();
  if (!scope) notFound();
  const path = `/${((await params).path ?? []).map(decodeURIComponent).join('/')}`;
  const route = await resolveRoute(scope.view.code, path);
  if (!isRoute(route, type)) notFound();
  return { scope, route, path };
}

function isRoute<Type extends Route['type']>(route: Route, type: Type): route is Extract<Route, { type: Type }> {
  return route.type === type;
}
