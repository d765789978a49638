import type { NextRequest, NextResponse } from 'next/server';
import { NOT_FOUND_SEGMENT } from '@/lib/config/paths';
import { reportError } from '@/lib/errors/report-error';
import { failurePage, notFoundPage, renderedPage, watchedPage } from './outcomes';
import { renderBehind } from './render-behind';
import type { Visit } from './visit';

/** A page that its parameters decide, rendered for this request and never kept; 503 where its read fails [ROUTE-16]. */
export async function perRequestPage(request: NextRequest, visit: Visit, internalPath: string): Promise<NextResponse> {
  try {
    const rendered = await renderBehind(request, internalPath, request.nextUrl.search);
    return rendered ? unlessFailed(request, visit, rendered, 'never') : renderedPage(request, internalPath);
  } catch (error) {
    reportError(`Rendering ${internalPath}`, error);
    return failurePage(request, visit.view.locale, 503);
  }
}

/** A page whose own read failed, or found nothing any more, is answered by a page drawn on the server. */
export function unlessFailed(
  request: NextRequest,
  { base, view }: Visit,
  rendered: Response,
  isShared: boolean | 'never',
): NextResponse {
  if (rendered.ok) return watchedPage(rendered, isShared);
  void rendered.body?.cancel();
  if (rendered.status === 404) return notFoundPage(request, `${base}/${NOT_FOUND_SEGMENT}`);
  return failurePage(request, view.locale, 503);
}
