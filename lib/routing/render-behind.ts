import { randomBytes } from 'node:crypto';
import type { NextRequest } from 'next/server';
import { processShared } from '@/lib/page-cache/process-shared';
import { isRouterFetch } from './outcomes';

const INTERNAL_HEADER = 'x-render-behind';
const secret = processShared('render-behind', () => randomBytes(16).toString('hex'));

/** Whether the request is one that `renderBehind` sent. */
export function isRenderBehind(request: NextRequest): boolean {
  return request.headers.get(INTERNAL_HEADER) === secret;
}

/**
 * Renders an internal page through this server's own port, so that its status is known before the
 * visitor gets an answer: Next draws a page whose read failed in the browser only, with an empty body.
 * Null where that is not possible or not wanted: in development, without a port, for soft navigations
 * (the router shows the failure itself). Rejects when the server's own port does not answer.
 */
export async function renderBehind(request: NextRequest, internalPath: string, search = ''): Promise<Response | null> {
  const port = process.env.PORT;
  if (process.env.NODE_ENV !== 'production' || !port || request.method !== 'GET' || isRouterFetch(request)) return null;
  return fetch(`http://127.0.0.1:${port}${internalPath}${search}`, {
    headers: { [INTERNAL_HEADER]: secret, 'Accept-Encoding': 'identity' },
    redirect: 'manual',
    cache: 'no-store',
  });
}
