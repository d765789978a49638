import type { NextRequest, NextResponse } from 'next/server';
import { isPageCached } from '@/lib/cache/cached-pages';
import { cachedPage } from './outcomes';
import { unlessFailed } from './per-request-page';
import { renderBehind } from './render-behind';
import type { Visit } from './visit';

/** A page that is the same for everybody of one view and currency: from the cache, else watched while it is first rendered. */
export async function keptPage(request: NextRequest, visit: Visit, internalPath: string): Promise<NextResponse> {
  const rendered = isPageCached(internalPath) ? null : await renderBehind(request, internalPath);
  if (!rendered) return cachedPage(request, internalPath, visit.isShared);
  return unlessFailed(request, visit, rendered, visit.isShared);
}
