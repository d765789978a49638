import { createServer, type Server } from 'node:http';
import { createServerAdapter } from '@whatwg-node/server';

const KEEP_ALIVE_MS = 75_000;

type Fetch = (request: Request) => Response | Promise<Response>;

/** A port that answers requests; its handler may be exchanged while it runs. */
export interface HttpListener {
  url: string;
  handle: (fetch: Fetch) => void;
  /** Takes no new connection and waits until the requests under way are answered. */
  close: () => Promise<void>;
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Connections that clients keep alive would hold the server open after their last answer.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  await closed.finally(() => clearInterval(sweep));
}

/** Opens a port, answering 503 until `handle` gives a handler; fails when the port is taken. */
export async function openListener(port: number, host: string): Promise<HttpListener> {
  let current: Fetch = () => new Response('Starting\n', { status: 503, headers: { 'Retry-After': '1' } });
  const server = createServer(createServerAdapter((request: Request) => current(request)));
  // Longer than clients keep theirs, or they would send requests into connections that are just closing.
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await listen(server, port, host);
  const address = server.address();
  const shownPort = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${shownPort}`,
    handle(fetch) {
      current = fetch;
    },
    close: () => close(server),
  };
}
