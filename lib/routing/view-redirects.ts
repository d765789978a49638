import type { NextRequest, NextResponse } from 'next/server';
import { STORE_VIEW_KEY } from '@/lib/config/constants';
import { viewPath } from '@/lib/store/store-view';
import { viewRedirect } from './outcomes';
import type { Visit } from './visit';

const YEAR = 31_536_000;

/**
 * One URL per page: the default view's code leads to the bare path, and is remembered on the way, else
 * the cookie would lead straight back; a bare path leads a visitor of another view there [ROUTE-20].
 */
export function redirectToView(request: NextRequest, { view, path, isNamed, remembered }: Visit): NextResponse | null {
  if (isNamed && view.isDefault) {
    const response = viewRedirect(request, path);
    response.cookies.set(STORE_VIEW_KEY, view.code, { path: '/', maxAge: YEAR, sameSite: 'lax' });
    return response;
  }
  return remembered ? viewRedirect(request, viewPath(remembered, path)) : null;
}
