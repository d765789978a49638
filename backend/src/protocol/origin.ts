import { isIP } from 'node:net';

function firstOf(header: string | null): string {
  return header?.split(',')[0]?.trim() ?? '';
}

/**
 * The address that a request came from: each trusted proxy adds the one that it was called by to `X-Forwarded-For`, so
 * it stands as many places from the end as there are proxies. Null without proxies, or where that is no address.
 */
export function clientAddressOf(headers: Headers, trustedHops: number): string | null {
  const told = headers.get('x-forwarded-for')?.split(',') ?? [];
  const address = trustedHops > 0 ? told.at(-trustedHops)?.trim() : undefined;
  return address && isIP(address) ? address : null;
}

/**
 * The origin under which the caller reaches this server, without a trailing slash: what a proxy in front
 * says, else the request's own. Malformed forwarding headers are ignored.
 */
export function originOf(request: Request): string {
  const own = new URL(request.url);
  const host = firstOf(request.headers.get('x-forwarded-host'));
  const protocol = firstOf(request.headers.get('x-forwarded-proto'));
  const scheme = /^https?$/.test(protocol) ? protocol : own.protocol.slice(0, -1);
  return `${scheme}://${/^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(host) ? host : own.host}`;
}
