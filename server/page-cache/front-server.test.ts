import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ownServer } from '@/lib/cache/process-memory';
import { watchOperations } from '@/server/watch-operations';
import type { StartedRequest } from '@/server/watch-request';
import { frontServer } from './front-server';

const OPTIONS = { maxBytes: 100_000, ownScripts: new Set<string>() };
const PROBE = { 'x-render-probe': 'secret', 'accept-encoding': 'identity' };

afterEach(() => {
  delete ownServer.ask;
  vi.unstubAllEnvs();
});

/** A server that listens nowhere, and has one listener. */
function serve(
  listener: (request: IncomingMessage, response: ServerResponse) => unknown,
  begin: (started: StartedRequest) => void = () => undefined,
) {
  const server = createServer(listener);
  frontServer(server, OPTIONS, begin);
  if (!ownServer.ask) throw new Error('Nobody told how the server is asked');
  return { server, ask: ownServer.ask };
}

test('a server answers its own process without a connection, as it answers others: status, headers, body', async () => {
  const asked: unknown[] = [];
  const { ask } = serve((request, response) => {
    asked.push([request.method, request.url, request.headers['x-render-probe']]);
    response.writeHead(404, { 'Content-Type': 'text/html', Link: ['<a>', '<b>'] });
    response.write('<p>ไม่พบ');
    response.end(Buffer.from('</p>'));
  });
  const answer = await ask('/nothing?query=a', PROBE);
  expect(asked).toEqual([['GET', '/nothing?query=a', 'secret']]);
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('link')]).toEqual([
    404,
    'text/html',
    '<a>, <b>',
  ]);
  expect(await answer.text()).toBe('<p>ไม่พบ</p>');
});

test('an answer of many parts, that waits where its connection is full, comes whole', async () => {
  const part = 'ก'.repeat(100_000);
  const { ask } = serve(async (_, response) => {
    for (let count = 0; count < 3; count += 1) if (!response.write(part)) await once(response, 'drain');
    response.end();
  });
  expect(await (await ask('/', PROBE)).text()).toBe(part.repeat(3));
});

test('an answer that fails half-way is told to who asked, with its reason', async () => {
  const { ask } = serve((_, response) => {
    response.write('<p>');
    response.destroy(new Error('The stream broke'));
  });
  await expect(ask('/', PROBE)).rejects.toThrow('The stream broke');
});

test('an answer without a body is one, too', async () => {
  const { ask } = serve((_, response) => response.writeHead(304).end());
  expect((await ask('/', PROBE)).status).toBe(304);
});

test('the listener reads the request to its end, and hears that the answer was taken', async () => {
  const heard: string[] = [];
  const { ask } = serve(async (request, response) => {
    for await (const _ of request) heard.push('a body');
    response.once('close', () => heard.push(response.writableFinished ? 'closed' : 'broken'));
    response.end('a');
  });
  await ask('/', PROBE);
  await vi.waitFor(() => expect(heard).toEqual(['closed']));
});

test('an answer that breaks off is none', async () => {
  const { ask } = serve((_, response) => {
    response.write('<p>');
    response.destroy();
  });
  await expect(ask('/', PROBE)).rejects.toThrow('broke off');
});

test('who gives up waits no more, and the listener hears of it', async () => {
  const gone = vi.fn();
  const { ask } = serve((_, response) => response.once('close', gone));
  const waiting = new AbortController();
  const answer = ask('/', PROBE, waiting.signal);
  waiting.abort(new Error('too long'));
  await expect(answer).rejects.toThrow('too long');
  expect(gone).toHaveBeenCalledOnce();
  await expect(ask('/', PROBE, waiting.signal)).rejects.toThrow('too long');
});

test('nothing of who asks is known to who answers but the name of the request, which is told of as any other', async () => {
  const visitor = new AsyncLocalStorage<string>();
  let known: unknown = 'nothing';
  const begun: string[] = [];
  const watch = watchOperations({ COMMERCE_ORIGIN: 'http://backend', LOG_FORMAT: 'text', TRUSTED_PROXY_HOPS: 0 });
  const { server, ask } = serve(
    (request, response) => {
      known = visitor.getStore();
      begun.push(String(request.headers['x-request-id']));
      response.end();
    },
    (started) => {
      expect(started.server).toBe(server);
      watch(started);
      begun.push(String(started.request.headers['x-request-id']));
    },
  );
  await visitor.run('olivia', () => ask('/', PROBE));
  expect(known).toBeUndefined();
  expect(begun).toHaveLength(2);
  expect(begun[0]).toMatch(/^[\da-f-]{36}$/);
  expect(begun[1]).toBe(begun[0]);
});

test('where each function has a part of the shop alone nobody is told how to ask it, and pages stay as Next makes them', () => {
  vi.stubEnv('VERCEL', '1');
  const listener = vi.fn();
  const server = createServer(listener);
  frontServer(server, OPTIONS, () => undefined);
  expect(ownServer.ask).toBeUndefined();
  expect(server.listeners('request')).toEqual([listener]);
});

describe('a server that listens', () => {
  let server: Server;
  let told: string[];

  beforeEach(() => {
    told = [];
    vi.spyOn(console, 'error').mockImplementation((line) => void told.push(line));
  });

  afterEach(async () => {
    await new Promise((resolve) => server.close(resolve));
    vi.restoreAllMocks();
  });

  /** Fronts a server that listens on an address, as each of its first two requests would. */
  async function front(host: string | undefined, address: string): Promise<void> {
    vi.stubEnv('HOST', host);
    server = createServer((_, response) => response.end());
    await new Promise<void>((resolve) => server.listen(0, address, resolve));
    for (let request = 0; request < 2; request += 1) frontServer(server, OPTIONS, () => undefined);
  }

  test.each(['127.0.0.1', 'localhost', '192.0.2.7'])(
    'a HOST of %s on which the shop does not listen is told of once',
    async (host) => {
      await front(host, '0.0.0.0');
      expect(told).toEqual([`HOST: names ${host}, but the shop listens on 0.0.0.0 (docs/operations.md, Deploy)`]);
    },
  );

  test.each([
    ['127.0.0.1', '127.0.0.1'],
    ['localhost', '127.0.0.1'],
    ['0.0.0.0', '127.0.0.1'],
    ['::', '127.0.0.1'],
    ['buildbox', '0.0.0.0'],
    ['', '0.0.0.0'],
    [undefined, '0.0.0.0'],
  ])('nothing is told of HOST=%s where the shop listens on %s', async (host, address) => {
    await front(host, address);
    expect(told).toEqual([]);
  });

  test('an idle connection is kept for longer than a minute, as proxies keep theirs', async () => {
    await front(undefined, '127.0.0.1');
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/`);
    const [, seconds] = /timeout=(\d+)/.exec(response.headers.get('keep-alive') ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThan(60);
  });
});

test('a server that ends does so with its last answer: the connection of that is not kept', async () => {
  const server = createServer((_, response) => {
    // No more requests are taken while this one is under way.
    ended = new Promise((resolve) => server.close(resolve));
    response.end('whole');
  });
  let ended: Promise<unknown> | undefined;
  frontServer(server, OPTIONS, () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('whole');
  await ended;
});

test('a request to upgrade its connection is watched and answered as any other', async () => {
  const server = createServer((asked, response) => response.end(`${asked.method} ${asked.url}`));
  server.on('upgrade', (_, socket) => socket.destroy());
  frontServer(server, OPTIONS, () => undefined);
  const started: string[] = [];
  const watch = (message: unknown) => {
    const { request: asked, server: by } = message as StartedRequest;
    if (by === server) started.push(String(asked.url));
  };
  subscribe('http.server.request.start', watch);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    const headers = { Connection: 'Upgrade', Upgrade: 'websocket' };
    const asked = request({ port, host: '127.0.0.1', path: '/search.html', headers }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    expect([answer.statusCode, await text(answer)]).toEqual([200, 'GET /search.html']);
    expect(started).toEqual(['/search.html']);
  } finally {
    unsubscribe('http.server.request.start', watch);
    server.closeAllConnections();
    server.close();
  }
});

test.each(['', 'GET / HTTP/1.1\r\nHost:'])(
  'a server that ends waits for nobody who has asked nothing yet (%j), and for all who have',
  async (sent) => {
    const answers: ServerResponse[] = [];
    const server = createServer((_, response) => answers.push(response));
    frontServer(server, OPTIONS, () => undefined);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const waiting = request({ port, host: '127.0.0.1' }).end();
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    const silent = connect(port, '127.0.0.1').on('error', () => undefined);
    try {
      silent.write(sent);
      const [connection] = (await once(server, 'connection')) as [Socket];
      await vi.waitFor(() => expect(connection.bytesRead).toBe(sent.length));
      const ended = new Promise((resolve) => server.close(resolve));
      await once(silent.resume(), 'close');
      answers[0]?.end('whole');
      const [answer] = (await once(waiting, 'response')) as [IncomingMessage];
      expect(await text(answer)).toBe('whole');
      await ended;
    } finally {
      silent.destroy();
      server.closeAllConnections();
    }
  },
);

test('a server that ends waits as little for the connection by which it was known', async () => {
  const server = createServer();
  const tell = (message: unknown) => {
    const { socket } = message as { socket: Socket & { server: unknown } };
    if (socket.server === server) frontServer(server, OPTIONS, () => undefined, socket);
  };
  subscribe('net.server.socket', tell);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const silent = connect((server.address() as AddressInfo).port, '127.0.0.1');
  try {
    await once(server, 'connection');
    server.close();
    await once(silent.resume(), 'close');
  } finally {
    unsubscribe('net.server.socket', tell);
    server.closeAllConnections();
  }
});
