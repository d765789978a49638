import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createServerAdapter } from '@whatwg-node/server';

const KEEP_ALIVE_MS = 75_000;
/** How long somebody whose request is answered may go on sending it, so that they can read the answer. */
const LINGER_MS = 1_000;

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

async function close(server: Server, silent: ReadonlySet<Socket>): Promise<void> {
  // What has sent nothing counts as neither idle nor under way, and would hold the server open.
  for (const socket of silent) socket.destroy();
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Connections that clients keep alive would hold the server open after their last answer.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  await closed.finally(() => clearInterval(sweep));
}

/** Ends the connection of a request that was answered before all of it was sent. */
function endUnread(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (request.complete) return;
    request.resume();
    const end = setTimeout(() => request.socket.destroy(), LINGER_MS);
    request.once('close', () => clearTimeout(end));
  });
}

function refuseTrace(response: ServerResponse): void {
  response.writeHead(405, { Allow: 'GET, HEAD, POST, PUT, DELETE, OPTIONS' }).end();
}

/** Opens a port, answering 503 until `handle` gives a handler; fails when the port is taken. */
export async function openListener(port: number, host: string): Promise<HttpListener> {
  let current: Fetch = () => new Response('Starting\n', { status: 503, headers: { 'Retry-After': '1' } });
  const adapter = createServerAdapter((request: Request) => current(request));
  const silent = new Set<Socket>();
  const server = createServer((request, response) => {
    silent.delete(request.socket);
    endUnread(request, response);
    // It would repeat what was sent; the fetch API has no such method.
    if (request.method === 'TRACE') refuseTrace(response);
    else adapter(request, response);
  });
  // Longer than clients keep theirs, or they would send requests into connections that are just closing.
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.on('connection', (socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  await listen(server, port, host);
  const address = server.address();
  const shownPort = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${shownPort}`,
    handle(fetch) {
      current = fetch;
    },
    close: () => close(server, silent),
  };
}
