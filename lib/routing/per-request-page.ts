import type { NextRequest, NextResponse } from 'next/server';
import { NOT_FOUND_SEGMENT } from '@/lib/config/paths';
import { reportError } from '@/lib/errors/report-error';
import { renderBehind } from './render-probe';
import type { RequestContext } from './request-context';
import { failurePage, notFoundPage, renderedPage, watchedPage } from './responses';

/** A page that its parameters decide, rendered for this request and never kept; 503 where its read fails [ROUTE-16]. */
export async function perRequestPage(
  request: NextRequest,
  context: RequestContext,
  internalPath: string,
): Promise<NextResponse> {
  try {
    const rendered = await renderBehind(request, internalPath, request.nextUrl.search);
    return rendered ? unlessFailed(request, context, rendered, 'never') : renderedPage(request, internalPath);
  } catch (error) {
    reportError(`Rendering ${internalPath}`, error);
    return failurePage(request, context.storeView.locale, 503);
  }
}

/** A page whose own read failed, or found nothing any more, is answered by a page drawn on the server. */
export function unlessFailed(
  request: NextRequest,
  { base, storeView }: RequestContext,
  rendered: Response,
  isShared: boolean | 'never',
): NextResponse {
  if (rendered.ok) return watchedPage(rendered, isShared);
  void rendered.body?.cancel();
  if (rendered.status === 404) return notFoundPage(request, `${base}/${NOT_FOUND_SEGMENT}`);
  return failurePage(request, storeView.locale, 503);
}
