import { AsyncLocalStorage } from 'node:async_hooks';
import { IncomingMessage, type OutgoingHttpHeaders, type Server, ServerResponse } from 'node:http';
import { BlockList, isIP, type Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { type AskSelf, ownServer } from '@/lib/cache/process-memory';
import { reportError } from '@/lib/errors/report-error';
import { inRequest } from '@/server/watch-operations';
import type { StartedRequest } from '@/server/watch-request';
import { withPageCache } from './page-cache';

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Of any other, such as TRACE, Next makes no request: it throws, and answers 500. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Longer than proxies keep idle connections, a minute as a rule: one would send a request into what is just closing. */
const KEEP_ALIVE_MS = 75_000;

const fronted = new WeakSet<Server>();

/**
 * Puts the page cache before whoever answers a server's requests, once, and tells the process how to ask them; `begin`
 * hears of its calls. `first` is the connection that told of the server, if any, on which nothing was read yet.
 */
export function frontServer(
  server: Server,
  options: Parameters<typeof withPageCache>[1],
  begin: (started: StartedRequest) => void,
  first?: Socket,
): void {
  // Vercel's network caches pages itself, as Next makes them, and each of its functions has a part of the shop alone.
  if (process.env.VERCEL || fronted.has(server)) return;
  fronted.add(server);
  tellOtherAddress(server);
  server.keepAliveTimeout = Math.max(server.keepAliveTimeout, KEEP_ALIVE_MS);
  // Next takes requests to upgrade for those of `next dev`: unwatched, unlimited, and most without an answer. Where nobody
  // listens they are requests like any other.
  server.removeAllListeners('upgrade');
  const listeners = server.listeners('request') as Handler[];
  server.removeAllListeners('request');
  endSilentConnections(server, first);
  for (const listener of listeners) {
    const next: Handler = listener.bind(server);
    server.on('request', onlyMethods(withPageCache(next, options)));
    // A server that ends waits for its connections: one whose answer was under way would idle for its whole time.
    server.on('request', (_, response) => {
      response.once('close', () => server.listening || server.closeIdleConnections());
    });
    ownServer.ask = askingSelf(server, next, begin);
  }
}

/**
 * Has a server that ends close the connections on which nothing was asked yet: to Node they are not idle, and it times
 * them out, after a minute, only as long as it listens.
 */
function endSilentConnections(server: Server, first?: Socket): void {
  const silent = new Set<Socket>();
  const watch = (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  };
  if (first) watch(first);
  server.on('connection', watch);
  server.on('request', ({ socket }) => silent.delete(socket));
  const { close } = server;
  server.close = (...given) => {
    close.apply(server, given);
    for (const socket of silent) socket.destroy();
    return server;
  };
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

/** A connection that leads nowhere: what is written to it has been read already. */
class Nowhere extends Duplex {
  readonly remoteAddress = '127.0.0.1';
  constructor() {
    // Never full: only Node's server would tell an answer that it may go on.
    super({ writableHighWaterMark: Number.MAX_SAFE_INTEGER });
  }
  override _read(): void {}
  override _write(_chunk: unknown, _encoding: string, written: () => void): void {
    written();
  }
}

/** Has a server's listener answer the process's own requests, without anything of the asker; `begin` hears of each. */
function askingSelf(server: Server, next: Handler, begin: (started: StartedRequest) => void): AskSelf {
  const outside = AsyncLocalStorage.snapshot();
  return (url, headers, signal) =>
    new Promise((resolve, reject) => {
      const socket = new Nowhere() as unknown as Socket;
      const request = Object.assign(new IncomingMessage(socket), { method: 'GET', url, httpVersion: '1.1' });
      request.headers = { host: 'localhost', ...headers };
      request.complete = true;
      request.push(null);
      const response = new ServerResponse(request);
      response.assignSocket(socket);
      const body = keepAnswer(response);
      const giveUp = () => socket.destroy();
      // An answer that fails half-way takes its connection down with its error, which then has no other listener.
      socket.on('error', reject);
      response.once('finish', () => {
        resolve(answerOf(response, body()));
        socket.destroy();
      });
      response.once('close', () => {
        signal?.removeEventListener('abort', giveUp);
        reject(signal?.reason ?? new Error('The answer broke off'));
      });
      signal?.addEventListener('abort', giveUp);
      if (signal?.aborted) return giveUp();
      begin({ request, response, server });
      outside(() => inRequest(request, () => next(request, response)));
    });
}

/** Keeps what is written as an answer's body, and its headers, of which Node forgets those that come with the status. */
function keepAnswer(response: ServerResponse): () => Buffer {
  const chunks: Buffer[] = [];
  const { writeHead, write, end } = response;
  response.writeHead = (status: number, ...given: unknown[]) => {
    const headers = given.find((value) => typeof value === 'object') as OutgoingHttpHeaders | undefined;
    for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value ?? '');
    return writeHead.call(response, status);
  };
  const kept =
    (method: typeof write | typeof end) =>
    (...given: unknown[]) => {
      const [chunk, encoding] = given;
      if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, encoding as BufferEncoding));
      else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
      return Reflect.apply(method, response, given);
    };
  Object.assign(response, { write: kept(write), end: kept(end) });
  return () => Buffer.concat(chunks);
}

function answerOf(response: ServerResponse, body: Buffer): Response {
  return new Response(body.length > 0 ? new Uint8Array(body) : null, {
    status: response.statusCode,
    headers: listed(response.getHeaders()),
  });
}

function listed(headers: OutgoingHttpHeaders): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((single): [string, string] => [name, String(single)]),
  );
}
