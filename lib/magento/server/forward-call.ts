import { COMMERCE_TIMEOUT, COMMERCE_WRITE_TIMEOUT, UNREACHED } from '@/lib/config/constants';
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
 * Passes a browser's call on to the backend [NET-2]; no cache may store the answer. A silent backend gives 502, with a
 * header where nothing was carried out.
 */
export async function forwardCall(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const timeout = AbortSignal.timeout(request.method === 'GET' ? COMMERCE_TIMEOUT : COMMERCE_WRITE_TIMEOUT);
  try {
    const answer = await fetch(`${env.COMMERCE_ORIGIN}${pathname}${search}`, {
      method: request.method,
      headers: pick(request.headers, REQUEST_HEADERS),
      body: request.method === 'GET' ? undefined : await request.arrayBuffer(),
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.any([request.signal, timeout]),
    });
    const headers = pick(answer.headers, RESPONSE_HEADERS);
    for (const cookie of answer.headers.getSetCookie()) headers.append('Set-Cookie', cookie);
    headers.set('Cache-Control', 'private, no-store');
    return new Response(answer.body, { status: answer.status, headers });
  } catch (error) {
    // Whoever has hung up is no news.
    if (!request.signal.aborted) reportError(`Passing on ${request.method} ${pathname}`, error);
    const message = 'The commerce backend did not answer';
    const headers = new Headers({ 'Cache-Control': 'private, no-store' });
    if (!isNeverConnected(error)) return Response.json({ errors: [{ message }], message }, { status: 502, headers });
    headers.set(...UNREACHED);
    return Response.json({ message }, { status: 502, headers });
  }
}

/** Codes of a connection that never came about: not one byte of the call was sent. */
const NEVER_CONNECTED = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

function isNeverConnected(error: unknown): boolean {
  const { code } = Object(error instanceof Error ? error.cause : undefined) as { code?: unknown };
  return typeof code === 'string' && NEVER_CONNECTED.includes(code);
}

function pick(from: Headers, names: string[]): Headers {
  const headers = new Headers();
  for (const name of names) {
    const value = from.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}
