import { COMMERCE_TIMEOUT } from '@/lib/config/constants';
import { env } from '@/lib/config/env';
import { reportError } from '@/lib/errors/report-error';

/** What of a browser's call the backend needs to see. */
const REQUEST_HEADERS = [
  'accept',
  'accept-language',
  'authorization',
  'content-currency',
  'content-type',
  'cookie',
  'store',
  'user-agent',
  'x-magento-cache-id',
  'x-recaptcha',
];

/** What of the backend's answer is the browser's; its caching is not: the answer depends on headers that no URL tells. */
const RESPONSE_HEADERS = ['content-type', 'x-magento-cache-id'];

/**
 * Passes a browser's call on to the commerce backend under the same path [NET-2], and its answer back,
 * never to be kept by any cache. A backend that does not answer gives 502 with GraphQL's and REST's words
 * for an error.
 */
export async function forwardCall(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  try {
    const answer = await fetch(`${env.COMMERCE_ORIGIN}${pathname}${search}`, {
      method: request.method,
      headers: pick(request.headers, REQUEST_HEADERS),
      body: request.method === 'GET' ? undefined : await request.arrayBuffer(),
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(COMMERCE_TIMEOUT),
    });
    const headers = pick(answer.headers, RESPONSE_HEADERS);
    for (const cookie of answer.headers.getSetCookie()) headers.append('Set-Cookie', cookie);
    headers.set('Cache-Control', 'private, no-store');
    return new Response(answer.body, { status: answer.status, headers });
  } catch (error) {
    reportError(`Passing on ${request.method} ${pathname}`, error);
    const message = 'The commerce backend did not answer';
    return Response.json(
      { errors: [{ message }], message },
      { status: 502, headers: { 'Cache-Control': 'private, no-store' } },
    );
  }
}

function pick(from: Headers, names: string[]): Headers {
  const headers = new Headers();
  for (const name of names) {
    const value = from.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}
