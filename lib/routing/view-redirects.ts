import type { NextRequest, NextResponse } from 'next/server';
import { STORE_VIEW_KEY } from '@/lib/config/constants';
import { viewPath } from '@/lib/store/store-view';
import type { RequestContext } from './request-context';
import { viewRedirect } from './responses';

const YEAR = 31_536_000;

/**
 * One URL per page: the default view's code leads to the bare path, and is remembered on the way, else
 * the cookie would lead straight back; a bare path leads a visitor of another view there [ROUTE-20].
 */
export function redirectToView(
  request: NextRequest,
  { storeView, path, isNamed, remembered }: RequestContext,
): NextResponse | null {
  if (isNamed && storeView.isDefault) {
    const response = viewRedirect(request, path);
    response.cookies.set(STORE_VIEW_KEY, storeView.code, { path: '/', maxAge: YEAR, sameSite: 'lax' });
    return response;
  }
  return remembered ? viewRedirect(request, viewPath(remembered, path)) : null;
}
