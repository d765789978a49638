import type { NextRequest, NextResponse } from 'next/server';
import { isPageCached } from '@/lib/cache/cached-pages';
import { unlessFailed } from './per-request-page';
import { renderBehind } from './render-probe';
import type { RequestContext } from './request-context';
import { cachedPage } from './responses';

/** A page that is the same for everybody of one view and currency: from the cache, else watched while it is first rendered. */
export async function keptPage(
  request: NextRequest,
  context: RequestContext,
  internalPath: string,
): Promise<NextResponse> {
  const rendered = isPageCached(internalPath) ? null : await renderBehind(request, internalPath);
  if (!rendered) return cachedPage(request, internalPath, context.isShared);
  return unlessFailed(request, context, rendered, context.isShared);
}
