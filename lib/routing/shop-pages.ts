import type { NextRequest, NextResponse } from 'next/server';
import { isPageCached } from '@/lib/cache/cached-pages';
import { NOT_FOUND_SEGMENT } from '@/lib/config/paths';
import { reportError } from '@/lib/errors/report-error';
import { probeRendering } from './render-probe';
import type { RequestContext } from './request-context';
import { cachedRewrite, failurePage, notFoundPage, perRequestRewrite, probedResponse } from './responses';

/** A page that is the same for everybody of one store view and currency: from the cache, else by a render probe. */
export async function cachedPage(
  request: NextRequest,
  context: RequestContext,
  internalPath: string,
): Promise<NextResponse> {
  const rendered = isPageCached(internalPath) ? null : await probeRendering(request, internalPath);
  if (!rendered) return cachedRewrite(request, internalPath, context.isShared);
  return unlessFailed(request, context, rendered, context.isShared);
}

/** A page that its parameters decide, rendered per request and never cached; 503 where its read fails [ROUTE-16]. */
export async function perRequestPage(
  request: NextRequest,
  context: RequestContext,
  internalPath: string,
): Promise<NextResponse> {
  try {
    const rendered = await probeRendering(request, internalPath, request.nextUrl.search);
    return rendered ? unlessFailed(request, context, rendered, 'never') : perRequestRewrite(request, internalPath);
  } catch (error) {
    reportError(`Rendering ${internalPath}`, error);
    return failurePage(request, context.storeView.locale, 503);
  }
}

/** A page whose own read failed, or found nothing any more, is answered by a page drawn on the server. */
function unlessFailed(
  request: NextRequest,
  { base, storeView }: RequestContext,
  rendered: Response,
  isShared: boolean | 'never',
): NextResponse {
  if (rendered.ok) return probedResponse(rendered, isShared);
  void rendered.body?.cancel();
  if (rendered.status === 404) return notFoundPage(request, `${base}/${NOT_FOUND_SEGMENT}`);
  return failurePage(request, storeView.locale, 503);
}
