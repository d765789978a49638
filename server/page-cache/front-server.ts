import type { Server } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { ownServer } from '@/lib/cache/process-memory';
import { reportError } from '@/lib/errors/report-error';
import type { StartedRequest } from '@/server/watch-request';
import { askingSelf, type Handler } from './ask-self';
import { withPageCache } from './page-cache';

/** Of any other, such as TRACE, Next makes no request: it throws, and answers 500. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Longer than proxies keep idle connections, a minute as a rule: one would send a request into what is just closing. */
const KEEP_ALIVE_MS = 75_000;

const fronted = new WeakSet<Server>();

/**
 * Puts the page cache before whoever answers a server's requests, once, and tells the process how to ask them; `begin`
 * hears of its calls. Node tells of a start before it calls them, so the first request finds all of it.
 */
export function frontServer(
  server: Server,
  options: Parameters<typeof withPageCache>[1],
  begin: (started: StartedRequest) => void,
): void {
  // Vercel's network caches pages itself, as Next makes them, and each of its functions has a part of the shop alone.
  if (process.env.VERCEL || fronted.has(server)) return;
  fronted.add(server);
  tellOtherAddress(server);
  server.keepAliveTimeout = Math.max(server.keepAliveTimeout, KEEP_ALIVE_MS);
  const listeners = server.listeners('request') as Handler[];
  server.removeAllListeners('request');
  for (const listener of listeners) {
    const next: Handler = listener.bind(server);
    server.on('request', onlyMethods(withPageCache(next, options)));
    ownServer.ask = askingSelf(server, next, begin);
  }
}

/** Next takes its address by `-H` alone: whoever counts on HOST would believe the `X-Forwarded-For` of everybody. */
function tellOtherAddress(server: Server): void {
  const { HOST: host = '' } = process.env;
  const address = server.address();
  const meant = host === 'localhost' ? ['127.0.0.1', '::1'] : [host].filter(isIP);
  if (meant.length === 0 || !address || typeof address === 'string') return;
  if (['0.0.0.0', '::'].includes(host) || isAmong(meant, address.address)) return;
  reportError('HOST', `names ${host}, but the shop listens on ${address.address} (docs/operations.md, Deploy)`);
}

function isAmong(addresses: readonly string[], address: string): boolean {
  const list = new BlockList();
  for (const each of addresses) list.addAddress(each, family(each));
  return list.check(address, family(address));
}

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

function onlyMethods(next: Handler): Handler {
  return (request, response) => {
    if (METHODS.includes(request.method ?? '')) return next(request, response);
    response.writeHead(405, { Allow: METHODS.join(', '), 'Cache-Control': 'private, no-store' }).end();
  };
}
