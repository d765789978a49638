import type { NextRequest, NextResponse } from 'next/server';
import { SEARCH_PATH } from '@/lib/config/paths';
import { secondsToWait } from '@/lib/magento/server/rate-limit';
import { renderListing } from './kept-listings';
import { ensureCached, type PagePaths } from './render-probe';
import type { RequestContext } from './request-context';
import {
  cachedRewrite,
  failurePage,
  isRouterFetch,
  listingResponse,
  notFoundPage,
  perRequestRewrite,
  tooManyPage,
} from './responses';

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
  if (rendered.status === 200) return listingResponse(rendered);
  if (rendered.status === 404) return notFoundPage(request, context);
  return failurePage(request, context.storeView.locale, 503);
}
