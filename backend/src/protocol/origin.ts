function firstOf(header: string | null): string {
  return header?.split(',')[0]?.trim() ?? '';
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
