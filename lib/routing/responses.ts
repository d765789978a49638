import { type NextRequest, NextResponse } from 'next/server';
import { ANSWERED_PAGE_HEADER } from '@/lib/cache/process-memory';
import { DEFAULT_LOCALE, PAGE_STORE_HEADER, STORE_VIEW_KEY } from '@/lib/config/constants';
import { CONFIRMED_PARAM, FAILURE_SEGMENT, NOT_FOUND_SEGMENT, SIGN_IN_PATH } from '@/lib/config/paths';
import { offeredLocale } from '@/lib/format/locale-codes';
import { viewPath } from '@/lib/store/store-view';
import { type CachedListing, ensureCached } from './render-probe';
import { normalPath, type RequestContext } from './request-context';

// What the middleware may answer, each with its caching; its own Cache-Control wins over the page's.

/** The same for everyone: shared caches store it for a minute and may serve it one more while they ask. */
const PUBLIC = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';
/** Depends on the visitor's cookies, or must be asked again each time. */
const PRIVATE = 'private, no-cache, no-store, max-age=0, must-revalidate';
/** Browsers cache a bare 301 for ever; a merchant may change their mind. */
const MOVED_PERMANENTLY = 'public, max-age=3600';
/** The cookies of store view and currency, and Next's router: without these a shared cache would mix their answers. */
const VARY = 'Cookie, rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch';
/** Depends on cookies and parameters; browsers show it again for back and forward, and ask again for all else. */
const PRIVATE_PAGE = 'private, no-cache';
/** Seconds that the chosen store view is remembered. */
const YEAR = 31_536_000;
/** Seconds after which a client may ask again when the backend failed. */
const RETRY_AFTER = '30';

/** The way to a cached page; `isShared` is false where a cookie took part in choosing it. Its headers let it be kept for offline. */
export function cachedRewrite(
  request: NextRequest,
  internalPath: string,
  { isShared, storeView, base }: RequestContext,
): NextResponse {
  const response = withCaching(rewrite(request, internalPath), isShared ? PUBLIC : PRIVATE_PAGE);
  response.headers.set(PAGE_STORE_HEADER, base.slice(1).replace('/', ' '));
  response.headers.set('Content-Language', storeView.locale);
  return response;
}

/** The way to a page rendered per request, with its parameters. */
export function perRequestRewrite(request: NextRequest, internalPath: string): NextResponse {
  return withCaching(rewrite(request, internalPath, { search: request.nextUrl.search }), PRIVATE);
}

/** What a render probe gave of a page rendered per request; a failed one has another answer. */
export function listingResponse({ body, headers }: CachedListing, internalPath: string): NextResponse {
  const response = withCaching(new NextResponse(body, { headers }), PRIVATE_PAGE);
  response.headers.set(ANSWERED_PAGE_HEADER, internalPath);
  return response;
}

/** The not-found page, 404; the router's own fetches get it with 200, so that it comes without a document load. */
export async function notFoundPage(request: NextRequest, { base, storeView }: RequestContext): Promise<NextResponse> {
  const internal = `${base}/${NOT_FOUND_SEGMENT}`;
  // Its links to other store views lead to their home pages: what is nothing here is likely to be nothing there.
  const rendering = await ensureCached({ internal, public: viewPath(storeView, '/') });
  const isRouter = isRouterFetch(request);
  if (rendering === 'failed' && !isRouter) return failurePage(request, storeView.locale, 503);
  return withCaching(rewrite(request, internal, { status: isRouter ? 200 : 404 }), PRIVATE);
}

/** The failure page: 503 when the backend failed, 500 for a fault that asking again does not mend. */
export async function failurePage(request: NextRequest, locale: string, status: 500 | 503): Promise<NextResponse> {
  const response = await failureRewrite(request, locale, { status });
  if (status === 503) response.headers.set('Retry-After', RETRY_AFTER);
  return response;
}

/** The page for who is offline, as the build has made it: Next would have shared caches keep it for a year, past that. */
export function offlinePage(): NextResponse {
  return NextResponse.next({ headers: { 'Cache-Control': 'no-cache' } });
}

/** The page for who asked too often, and after how many seconds it is over. */
export async function tooManyPage(request: NextRequest, locale: string, seconds: number): Promise<NextResponse> {
  const response = await failureRewrite(request, locale, { status: 429, below: '/too-many' });
  response.headers.set('Retry-After', String(seconds));
  return response;
}

async function failureRewrite(
  request: NextRequest,
  locale: string,
  { status, below = '' }: { status: number; below?: string },
): Promise<NextResponse> {
  const internal = `/${FAILURE_SEGMENT}/${offeredLocale(locale) ?? DEFAULT_LOCALE}${below}`;
  await ensureCached({ internal, public: '/' });
  return withCaching(rewrite(request, internal, { status }), PRIVATE);
}

/** A merchant's redirect, with exactly its status and the visitor's query string [ROUTE-15]. */
export function merchantRedirect(request: NextRequest, location: string, status: 301 | 302): NextResponse {
  const url = new URL(location, request.nextUrl.origin);
  const own = new Set(url.searchParams.keys());
  request.nextUrl.searchParams.forEach((value, name) => {
    if (!own.has(name)) url.searchParams.append(name, value);
  });
  return withCaching(NextResponse.redirect(url, status), status === 301 ? MOVED_PERMANENTLY : PRIVATE);
}

/** One URL per page [ROUTE-20]: the default view's code leads to the bare path; unremembered, the cookie led back. */
export function storeViewRedirect(
  request: NextRequest,
  { storeView, path, isNamed, remembered }: RequestContext,
): NextResponse | null {
  if (isNamed && storeView.isDefault) {
    const response = redirectWithQuery(request, path);
    response.cookies.set(STORE_VIEW_KEY, storeView.code, { path: '/', maxAge: YEAR, sameSite: 'lax' });
    return response;
  }
  return remembered ? redirectWithQuery(request, viewPath(remembered, path)) : null;
}

/** From the link of a letter to the sign-in page, which says what became of it; its key stays behind. */
export function confirmationRedirect(
  request: NextRequest,
  storeView: RequestContext['storeView'],
  isConfirmed: boolean,
): NextResponse {
  const url = new URL(viewPath(storeView, SIGN_IN_PATH), request.nextUrl.origin);
  url.searchParams.set(CONFIRMED_PARAM, String(isConfirmed));
  return withCaching(NextResponse.redirect(url, 302), PRIVATE);
}

/** The one spelling of a path, for a while: the same for everyone. */
export function spellingRedirect(request: NextRequest): NextResponse | null {
  const path = normalPath(request.nextUrl.pathname);
  if (path === request.nextUrl.pathname || path.includes('//')) return null;
  return redirectWithQuery(request, path, 301);
}

function redirectWithQuery(request: NextRequest, path: string, status: 301 | 302 = 302): NextResponse {
  // Never resolved against the origin: two slashes at the beginning would lead to another host.
  const url = new URL(request.nextUrl.origin);
  url.pathname = path.replace(/^\/+/, '/');
  url.search = request.nextUrl.search;
  return withCaching(NextResponse.redirect(url, status), status === 301 ? MOVED_PERMANENTLY : PRIVATE);
}

/** Whether the router asks, for a soft navigation; Next hides its own headers from the middleware. */
export function isRouterFetch({ headers }: NextRequest): boolean {
  // The service worker's fetch of a document looks like the router's, but for the types that it accepts.
  return headers.get('sec-fetch-dest') === 'empty' && !headers.get('accept')?.includes('text/html');
}

function rewrite(
  request: NextRequest,
  internalPath: string,
  { status, search = '' }: { status?: number; search?: string } = {},
): NextResponse {
  const url = new URL(internalPath, request.nextUrl.origin);
  url.search = search;
  return NextResponse.rewrite(url, status ? { status } : undefined);
}

function withCaching(response: NextResponse, cacheControl: string): NextResponse {
  response.headers.set('Cache-Control', cacheControl);
  response.headers.append('Vary', VARY);
  return response;
}
