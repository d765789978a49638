import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { withPageCache } from './page-cache';

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

const fronted = new WeakSet<Server>();

/**
 * Puts the page cache in front of whoever answers a server's requests, once. Node tells of a request's start before it
 * calls them, so the first one finds it there.
 */
export function frontServer(server: Server, options: Parameters<typeof withPageCache>[1]): void {
  if (fronted.has(server)) return;
  fronted.add(server);
  const listeners = server.listeners('request') as Listener[];
  server.removeAllListeners('request');
  for (const listener of listeners) server.on('request', withPageCache(listener.bind(server), options));
}
