import { type NextRequest, NextResponse } from 'next/server';
import { env } from '@/lib/config/env';

/** First segments that belong to the commerce backend, on the same origin for the browser [NET-2]. */
const COMMERCE_SEGMENTS = new Set(['graphql', 'rest']);

/** Passes the browser's commerce calls on to the backend; null for anything else. */
export function commerceProxy(request: NextRequest): NextResponse | null {
  const { pathname, search } = request.nextUrl;
  if (!COMMERCE_SEGMENTS.has(pathname.split('/')[1] ?? '')) return null;
  return NextResponse.rewrite(new URL(`${pathname}${search}`, env.COMMERCE_ORIGIN));
}
