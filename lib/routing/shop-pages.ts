import type { NextRequest, NextResponse } from 'next/server';
import { findCachedPage, sharedMemory } from '@/lib/cache/process-memory';
import { isListingParam } from '@/lib/catalog/listing/listing-params';
import { CATEGORY_FILTERED_SEGMENT, LEAFLETS, PAGE_SEGMENTS, SEARCH_PATH } from '@/lib/config/paths';
import { reportError } from '@/lib/errors/report-error';
import { secondsToWait } from '@/lib/magento/server/rate-limit';
import { type StoreView, viewPath } from '@/lib/store/store-view';
import { type CachedListing, ensureCached, type PagePaths, probeRendering } from './render-probe';
import { type RequestContext, readablePath } from './request-context';
import { isExternal, isRedirectLoop, type Route, resolveRoute } from './resolve-route';
import {
  cachedRewrite,
  failurePage,
  isRouterFetch,
  listingResponse,
  merchantRedirect,
  notFoundPage,
  perRequestRewrite,
  tooManyPage,
} from './responses';

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

/**
 * Whether a bare path leads nowhere in the remembered store view, which may spell its paths otherwise, but somewhere in
 * the default one. The page that the visitor is led to asks the same, and has it from memory.
 */
export async function isOnlyBare({ storeView, remembered, path }: RequestContext): Promise<boolean> {
  const readable = readablePath(path);
  if (!remembered || readable === null) return false;
  const leads = async ({ code }: StoreView) => (await resolveRoute(code, readable)).type !== 'not-found';
  try {
    return !(await leads(remembered)) && (await leads(storeView));
  } catch {
    // Nobody knows: the page that the visitor is led to tells the failure.
    return false;
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
      internal: `${context.base}/${CATEGORY_FILTERED_SEGMENT}${pathInside(path)}`,
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

function internalPath({ base }: RequestContext, path: string, type: PageType): string {
  return `${base}/${PAGE_SEGMENTS[type]}${pathInside(path)}`;
}

/** Made of the readable path: however a visitor spells it, it is one page. A slash at its end Next would drop. */
function pathInside(path: string): string {
  return encodeURI(path).replace(/\/$/, '');
}

const ONE_SEARCH = new Map([['search', 1]] as const);
/** Filtered, sorted or a later page: made-up parameters have each rendered anew. */
const ONE_LISTING = new Map([['listing', 1]] as const);

/** A page that is the same for everybody of one store view and currency: from the cache. */
export async function cachedPage(
  request: NextRequest,
  context: RequestContext,
  paths: PagePaths,
): Promise<NextResponse> {
  const rendering = await ensureCached(paths);
  if (rendering === 'not-found') return notFoundPage(request, context);
  // The router shows a failure itself.
  if (rendering === 'failed' && !isRouterFetch(request)) return failurePage(request, context.storeView.locale, 503);
  return cachedRewrite(request, paths.internal, context);
}

/** A page that its parameters decide, kept for seconds and by nobody else; 503 where its read fails [ROUTE-16]. */
export async function perRequestPage(
  request: NextRequest,
  context: RequestContext,
  paths: PagePaths,
): Promise<NextResponse> {
  const isSearch = paths.internal === `${context.base}${SEARCH_PATH}`;
  const seconds = secondsToWait(request, isSearch ? ONE_SEARCH : ONE_LISTING);
  if (seconds !== null) return tooManyPage(request, context.storeView.locale, seconds);
  const isWatched = request.method === 'GET' && !isRouterFetch(request);
  const rendered = isWatched ? await renderListing(paths, request.nextUrl.search) : null;
  if (!rendered) return perRequestRewrite(request, paths.internal);
  if (rendered.status === 200) return listingResponse(rendered, paths.internal);
  if (rendered.status === 404) return notFoundPage(request, context);
  return failurePage(request, context.storeView.locale, 503);
}

/** Pages, each of about a quarter of a megabyte. */
const MAX_LISTINGS = 64;

/** Characters of parameters; what is longer nobody asks for twice. */
const MAX_SEARCH = 300;

const listings = sharedMemory<CachedListing>('listings', {
  max: MAX_LISTINGS,
  lifetime: () => ({ fresh: 5_000, stale: 10_000 }),
  // What they list may have changed.
  isForgotten: true,
});

/** Tells a rendering that is for its asker alone, and not cached. */
class NotCached extends Error {
  constructor(readonly listing: CachedListing | null) {
    super('A listing that is not cached');
  }
}

/** A search or filtered category, rendered once for all, kept for seconds; null where this server cannot ask itself. */
export async function renderListing(paths: PagePaths, search: string): Promise<CachedListing | null> {
  if (search.length > MAX_SEARCH) return render(paths, search);
  try {
    return await listings.get(`${paths.internal}${search}`, async () => {
      const listing = await render(paths, search);
      if (listing?.status !== 200) throw new NotCached(listing);
      return listing;
    });
  } catch (error) {
    if (error instanceof NotCached) return error.listing;
    throw error;
  }
}

async function render(paths: PagePaths, search: string): Promise<CachedListing | null> {
  const rendered = await probeRendering(paths, search);
  if (!rendered) return null;
  if (!rendered.ok) {
    void rendered.body?.cancel();
    return { status: rendered.status, headers: [], body: new ArrayBuffer(0) };
  }
  const headers = ['content-type', 'link'].flatMap((name): [string, string][] => {
    const value = rendered.headers.get(name);
    return value ? [[name, value]] : [];
  });
  return { status: 200, headers, body: await rendered.arrayBuffer() };
}
