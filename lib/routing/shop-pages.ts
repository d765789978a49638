import type { NextRequest, NextResponse } from 'next/server';
import { findCachedPage } from '@/lib/cache/process-memory';
import { NOT_FOUND_SEGMENT, SEARCH_PATH } from '@/lib/config/paths';
import { reportError } from '@/lib/errors/report-error';
import { secondsToWait } from '@/lib/magento/server/rate-limit';
import { type PagePaths, probeRendering, type Rendering, refreshInCache, renderIntoCache } from './render-probe';
import type { RequestContext } from './request-context';
import {
  cachedRewrite,
  failurePage,
  isRouterFetch,
  notFoundPage,
  perRequestRewrite,
  probedResponse,
  tooManyPage,
} from './responses';

const ONE_SEARCH = new Map([['search', 1]] as const);

/** Milliseconds that a visitor waits for a page that is being made. */
const PATIENCE = 25_000;

/**
 * A page that is the same for everybody of one store view and currency: from the cache, into which it is rendered once
 * however many ask for it; a stale one is served while it is rendered again.
 */
export async function cachedPage(
  request: NextRequest,
  context: RequestContext,
  paths: PagePaths,
): Promise<NextResponse> {
  const cached = findCachedPage(paths.internal);
  if (cached?.isStale()) refreshInCache(cached, paths);
  const rendering = cached ? 'rendered' : await inTime(renderIntoCache(paths));
  if (rendering === 'not-found') return missingPage(request, context);
  // What failed for the one who began it another may have brought to an end; the router shows a failure itself.
  const isThere = rendering !== 'failed' || findCachedPage(paths.internal) !== null || isRouterFetch(request);
  if (!isThere) return failurePage(request, context.storeView.locale, 503);
  return cachedRewrite(request, paths.internal, context.isShared);
}

async function inTime(rendering: Promise<Rendering>): Promise<Rendering> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Rendering>((resolve) => {
    timer = setTimeout(resolve, PATIENCE, 'failed');
  });
  return Promise.race([rendering, late]).finally(() => clearTimeout(timer));
}

/** A page that its parameters decide, never cached; 503 where its read fails [ROUTE-16]. */
export async function perRequestPage(
  request: NextRequest,
  context: RequestContext,
  paths: PagePaths,
): Promise<NextResponse> {
  const seconds = paths.internal === `${context.base}${SEARCH_PATH}` ? secondsToWait(request, ONE_SEARCH) : null;
  if (seconds !== null) return tooManyPage(request, context.storeView.locale, seconds);
  const isWatched = request.method === 'GET' && !isRouterFetch(request);
  try {
    const rendered = isWatched ? await probeRendering(paths, { search: request.nextUrl.search }) : null;
    if (!rendered) return perRequestRewrite(request, paths.internal);
    if (rendered.ok) return probedResponse(rendered);
    void rendered.body?.cancel();
    if (rendered.status === 404) return missingPage(request, context);
  } catch (error) {
    reportError(`Rendering ${paths.internal}`, error);
  }
  return failurePage(request, context.storeView.locale, 503);
}

function missingPage(request: NextRequest, { base }: RequestContext): NextResponse {
  return notFoundPage(request, `${base}/${NOT_FOUND_SEGMENT}`);
}
