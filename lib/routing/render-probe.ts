import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { processShared } from '@/lib/cache/process-shared';
import { reportError } from '@/lib/errors/report-error';
import { isRouterFetch } from './responses';

const SECRET_HEADER = 'x-render-probe';
const PAGE_HEADER = 'x-render-probe-page';
const secret = processShared('render-probe', () => randomBytes(16).toString('hex'));

/** The page that a render probe of this very server asks for; null for any other request. */
export function probedPage(request: NextRequest): NextResponse | null {
  const internalPath = request.headers.get(PAGE_HEADER);
  if (request.headers.get(SECRET_HEADER) !== secret || !internalPath) return null;
  return NextResponse.rewrite(new URL(`${internalPath}${request.nextUrl.search}`, request.nextUrl.origin));
}

/**
 * Renders an internal page through this server's own port, so that its status is known before the visitor gets an
 * answer: Next draws a page whose read failed in the browser only. Null in development, without a port, for soft
 * navigations (the router shows the failure itself), and where the server does not listen on loopback.
 */
export async function probeRendering(
  request: NextRequest,
  internalPath: string,
  search = '',
): Promise<Response | null> {
  const port = process.env.PORT;
  if (process.env.NODE_ENV !== 'production' || !port || request.method !== 'GET' || isRouterFetch(request)) return null;
  return fetch(`http://127.0.0.1:${port}${request.nextUrl.pathname}${search}`, {
    headers: { [SECRET_HEADER]: secret, [PAGE_HEADER]: internalPath, 'Accept-Encoding': 'identity' },
    redirect: 'manual',
    cache: 'no-store',
  }).catch((error: unknown) => {
    reportError(`Probing ${internalPath}`, error);
    return null;
  });
}
