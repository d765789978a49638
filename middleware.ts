import type { NextRequest, NextResponse } from 'next/server';
import { DEFAULT_LOCALE } from '@/lib/config/constants';
import { documentPolicy } from '@/lib/config/document-policy';
import { inAppPage, isPerRequestPage } from '@/lib/config/in-app-pages';
import { isOfflinePage } from '@/lib/config/paths';
import { reportError } from '@/lib/errors/report-error';
import { confirmationResponse } from '@/lib/routing/account-confirmation';
import { probedPage } from '@/lib/routing/render-probe';
import { type RequestContext, readRequestContext } from '@/lib/routing/request-context';
import { failurePage, offlinePage, spellingRedirect, storeViewRedirect } from '@/lib/routing/responses';
import { cachedPage, cataloguePage, isOnlyBare, perRequestPage } from '@/lib/routing/shop-pages';
import { viewPath } from '@/lib/store/store-view';

export const config = {
  // The edge sandbox is slower, and shares no memory with the page cache.
  runtime: 'nodejs',
  // Everything but what really is a file or a route handler, to its end: any other path may be a merchant's, and one
  // that missed the middleware would be taken for the inside of the shop.
  matcher:
    '/((?!_next/static/(?:(?:chunks|css|media|webpack)/|[^/~]+/_)|_next/(?:webpack-hmr|hmr)$|api/(?:address-finder|advice|analytics/(?:frame|items)|apple-pay-domain|badges|basket-guard|health|map-styles|metrics|revalidate|sitemap/[^/]+|suitability(?:/spent)?|texts/[^/]+|video-thumbnail/[^/]+/[^/]+)/?$|\\.well-known/apple-developer-merchantid-domain-association$|graphql$|rest/|media/|static/|downloadable/download/|icons/[-\\w]+\\.(?:svg|png)$|sw\\.js$|manifest\\.webmanifest$|robots\\.txt$|sitemap[-\\w]*\\.xml$).*)',
};

export default async function middleware(request: NextRequest): Promise<NextResponse> {
  return probedPage(request) ?? shopPage(request);
}

async function shopPage(request: NextRequest): Promise<NextResponse> {
  const respelled = spellingRedirect(request);
  if (respelled) return respelled;
  if (isOfflinePage(request.nextUrl.pathname)) return withPolicy(offlinePage(), null);
  let context: RequestContext;
  try {
    context = await readRequestContext(request);
  } catch (error) {
    reportError('Reading the store views', error);
    return withPolicy(await failurePage(request, visitorLocale(request), 503), null);
  }
  const page = inAppPage(context.path);
  const redirect = storeViewRedirect(request, context);
  if (redirect && (page || !(await isOnlyBare(context)))) return redirect;
  return withPolicy(await documentOf(request, context, page), page);
}

async function documentOf(request: NextRequest, context: RequestContext, page: string | null): Promise<NextResponse> {
  if (!page) return (await confirmationResponse(request, context)) ?? cataloguePage(request, context);
  const paths = { internal: `${context.base}${page}`, public: viewPath(context.storeView, page) };
  return isPerRequestPage(page) ? perRequestPage(request, context, paths) : cachedPage(request, context, paths);
}

/** Set here and not by Next's own headers, which are settled when the shop is built. */
function withPolicy(response: NextResponse, page: string | null): NextResponse {
  response.headers.set('Content-Security-Policy', documentPolicy(page));
  return response;
}

/** The visitor's first language, for when not even the store views are known. */
function visitorLocale(request: NextRequest): string {
  return request.headers.get('accept-language')?.split(/[,;]/)[0] || DEFAULT_LOCALE;
}
