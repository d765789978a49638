import type { NextRequest, NextResponse } from 'next/server';
import { findCachedPage } from '@/lib/cache/process-memory';
import { isListingParam } from '@/lib/catalog/listing/listing-params';
import { CATEGORY_FILTERED_SEGMENT, LEAFLETS, PAGE_SEGMENTS } from '@/lib/config/paths';
import { reportError } from '@/lib/errors/report-error';
import { viewPath } from '@/lib/store/store-view';
import { type RequestContext, readablePath } from './request-context';
import { isExternal, isRedirectLoop, type Route, resolveRoute } from './resolve-route';
import { cachedRewrite, failurePage, merchantRedirect, notFoundPage } from './responses';
import { cachedPage, perRequestPage } from './shop-pages';

type PageType = keyof typeof PAGE_SEGMENTS;

const PAGE_TYPES: PageType[] = ['category', 'product', 'cms-page', 'leaflet'];

/** Answers a catalogue path: page, redirect, 404, or 503 when the backend fails and nothing is cached [ROUTE-14 to 16]. */
export async function cataloguePage(request: NextRequest, context: RequestContext): Promise<NextResponse> {
  const path = readablePath(context.path);
  if (path === null) return notFoundPage(request, context);
  const hasListingParams = [...request.nextUrl.searchParams.keys()].some(isListingParam);
  try {
    const route = await resolveRoute(context.storeView.code, path);
    return await answer(request, context, { route, path, hasListingParams });
  } catch (error) {
    reportError(`Resolving ${path}`, error);
    // Never the cached page where there are listing parameters: they would be ignored silently.
    const cached = hasListingParams
      ? undefined
      : PAGE_TYPES.map((type) => internalPath(context, path, type)).find(findCachedPage);
    if (cached) return cachedRewrite(request, cached, context);
    return failurePage(request, context.storeView.locale, 503);
  }
}

async function answer(
  request: NextRequest,
  context: RequestContext,
  { route, path, hasListingParams }: { route: Route; path: string; hasListingParams: boolean },
): Promise<NextResponse> {
  const { storeView } = context;
  if (route.type === 'not-found') return notFoundPage(request, context);
  if (route.type === 'redirect') {
    if (await isRedirectLoop(storeView.code, path, route)) return failurePage(request, storeView.locale, 500);
    const target = isExternal(route.target) ? route.target : viewPath(storeView, route.target);
    return merchantRedirect(request, target, route.status);
  }
  if (route.type === 'category' && hasListingParams) {
    return perRequestPage(request, context, {
      internal: `${context.base}/${CATEGORY_FILTERED_SEGMENT}${encodeURI(path)}`,
      public: viewPath(storeView, encodeURI(path)),
    });
  }
  return cachedPage(request, context, {
    internal: internalPath(context, path, isLeaflet(route) ? 'leaflet' : route.type),
    public: viewPath(storeView, encodeURI(path)),
  });
}

function isLeaflet(route: Route): boolean {
  return route.type === 'cms-page' && route.identifier.startsWith(LEAFLETS);
}

/** Made of the readable path: however a visitor spells it, it is one page. */
function internalPath({ base }: RequestContext, path: string, type: PageType): string {
  return `${base}/${PAGE_SEGMENTS[type]}${path === '/' ? '' : encodeURI(path)}`;
}
