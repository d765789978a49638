import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { ANSWERED_PAGE_HEADER } from '@/lib/cache/process-memory';
import { reportError } from '@/lib/errors/report-error';

/** What Node tells when a request's headers have been read. */
export interface StartedRequest {
  request: IncomingMessage;
  response: ServerResponse;
  server: Server;
}

/** Cookies of Next's draft mode, which the shop has not: Next answers unknown ones with a `Set-Cookie` on any page. */
const DRAFT_COOKIES = /(^|;\s*)(__prerender_bypass|__next_preview_data)=[^;]*/g;

/** By which Next tells where inside a page stands. */
const REWRITE = 'x-middleware-rewrite';

let hasWarned = false;

/** Tells ops once that all shoppers count as one client: a proxy speaks for them, and none is configured. */
function warnOfProxy(forwardedFor: string | undefined, trustedHops: number): void {
  if (hasWarned || !forwardedFor || trustedHops > 0) return;
  hasWarned = true;
  reportError('Without TRUSTED_PROXY_HOPS all who come by a proxy share its rate limits', 'X-Forwarded-For arrived');
}

/** First word on a request, last on its answer: Next writes headers late, and believes a client about its address. */
export function watchRequest({ request, response, server }: StartedRequest, trustedHops: number): void {
  const { headers, socket } = request;
  const told = headers['x-forwarded-for']?.toString();
  warnOfProxy(told, trustedHops);
  headers['x-forwarded-for'] = clientAddress(socket.remoteAddress, told, trustedHops);
  if (headers.cookie) headers.cookie = headers.cookie.replace(DRAFT_COOKIES, '').replace(/^;\s*/, '');
  const writeHead = response.writeHead;
  response.writeHead = (...given: unknown[]) => {
    settlePage(response);
    // A server that is stopping answers who is there, and waits for nobody's next request.
    if (!server.listening) response.shouldKeepAlive = false;
    return Reflect.apply(writeHead, response, given);
  };
}

/**
 * Hides where a page stands inside. Shared caches are told that cookies choose, as Next replaces the middleware's
 * `Vary` on cached pages. What became no page (a failed rendering, a router's redirect) is nobody else's.
 */
function settlePage(response: ServerResponse): void {
  response.removeHeader(ANSWERED_PAGE_HEADER);
  if (!response.hasHeader(REWRITE)) return;
  response.removeHeader(REWRITE);
  if (!/\bpublic\b/.test(String(response.getHeader('cache-control')))) return;
  const isPage = response.statusCode < 300 || response.statusCode === 304;
  if (!isPage || response.hasHeader('set-cookie')) response.setHeader('Cache-Control', 'private, no-store');
  const vary = [response.getHeader('vary') ?? []].flat().join(', ');
  if (!/\bcookie\b/i.test(vary)) response.setHeader('Vary', vary ? `Cookie, ${vary}` : 'Cookie');
}

/**
 * The address that a call comes from. Each trusted proxy adds the address that it was called by to `X-Forwarded-For`,
 * so the client's stands as many places from the end as there are proxies; what stands before it anyone may write.
 */
export function clientAddress(peer: string | undefined, forwardedFor: string | undefined, trustedHops: number): string {
  const told = forwardedFor?.split(',').map((entry) => withoutPort(entry.trim())) ?? [];
  const chain = [...told, withoutPort(peer ?? '')];
  const address = chain.at(-1 - trustedHops) ?? chain[0] ?? '';
  // A proxy that writes something else is none that could be trusted.
  return isIP(address) ? address : withoutPort(peer ?? '');
}

/** Some proxies name the port too; a socket of both families tells IPv4 addresses as `::ffff:192.0.2.1`. */
function withoutPort(entry: string): string {
  const bare = /^\[(.*)\](?::\d+)?$/.exec(entry)?.[1] ?? entry.replace(/^([\d.]+):\d+$/, '$1');
  return bare.replace(/^::ffff:(?=[\d.]+$)/i, '');
}
