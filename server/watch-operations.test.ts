import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer, get, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { PROBE_HEADER, probeSecret } from '@/lib/cache/process-memory';
import { renderMetrics } from './metrics';
import { watchOperations } from './watch-operations';
import type { StartedRequest } from './watch-request';

const servers: Server[] = [];
const heard: IncomingHttpHeaders[] = [];
const { error, warn, info, log } = console;
let watch: ((message: unknown) => void) | undefined;

afterEach(() => {
  if (watch) unsubscribe('http.server.request.start', watch);
  for (const server of servers.splice(0)) server.close();
  heard.length = 0;
  Object.assign(console, { error, warn, info, log });
  vi.restoreAllMocks();
});

async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A shop that asks the backend for each page, as instrumentation.ts has it watched. */
async function openShop({
  trustedHops = 0,
  format = 'text' as 'text' | 'json',
  status = 200,
  secret = 'a secret of some length',
} = {}): Promise<string> {
  const backend = await listen(
    createServer((request, response) => {
      heard.push(request.headers);
      response.writeHead(status).end('{}');
    }),
  );
  const observe = watchOperations({
    COMMERCE_ORIGIN: backend,
    LOG_FORMAT: format,
    TRUSTED_PROXY_HOPS: trustedHops,
    OPS_SECRET: secret,
  });
  const server = createServer(async (_, response) => {
    await (await fetch(`${backend}/graphql`)).text();
    response.setHeader('x-nextjs-cache', 'MISS');
    response.end('page');
  });
  watch = (message) => {
    if ((message as StartedRequest).server === server) observe(message as StartedRequest);
  };
  subscribe('http.server.request.start', watch);
  return listen(server);
}

/** Asks, and waits until the server too has closed the answer. */
async function visit(url: string, headers: Record<string, string> = {}): Promise<void> {
  const [answer] = (await once(get(url, { headers, agent: false }), 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'close');
  await new Promise((resolve) => setImmediate(resolve));
}

const metric = (line: RegExp) => Number(line.exec(renderMetrics())?.[1] ?? 0);

describe('a request', () => {
  test('is named in every call to the backend, each by a name of its own', async () => {
    const shop = await openShop();
    await visit(shop);
    await visit(shop);
    const [first, second] = heard.map((headers) => headers['x-request-id']);
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect(second).toMatch(/^[\da-f-]{36}$/);
    expect(second).not.toBe(first);
  });

  test('keeps the name that a trusted proxy gave it', async () => {
    await visit(await openShop({ trustedHops: 1 }), { 'X-Request-Id': 'edge-0123456789' });
    expect(heard[0]?.['x-request-id']).toBe('edge-0123456789');
  });

  test.each([
    [0, 'edge-0123456789'],
    [1, 'short'],
    [1, 'with spaces in it'],
  ])('behind %i proxies does not go by the name "%s"', async (trustedHops, told) => {
    await visit(await openShop({ trustedHops }), { 'X-Request-Id': told });
    expect(heard[0]?.['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });

  test('is counted by what was asked for, how it ended, and what the cache had', async () => {
    const shop = await openShop();
    const page = /shop_requests_total\{kind="page",cache="miss",status="200"\} (\d+)/;
    const call = /shop_requests_total\{kind="call",cache="miss",status="200"\} (\d+)/;
    const before = [metric(page), metric(call)];
    await visit(`${shop}/pain-relief.html?p=2`);
    await visit(`${shop}/graphql?query=x`);
    expect([metric(page), metric(call)]).toEqual(before.map((value) => value + 1));
  });

  test('by which the server has a page rendered is timed as that, and no visitor’s is', async () => {
    const shop = await openShop();
    const rendered = /shop_render_duration_seconds_count\{status="200"\} (\d+)/;
    const before = metric(rendered);
    await visit(shop, { [PROBE_HEADER]: 'guessed' });
    expect(metric(rendered)).toBe(before);
    await visit(shop, { [PROBE_HEADER]: probeSecret });
    expect(metric(rendered)).toBe(before + 1);
  });

  test('is not counted where nobody can read it, but named', async () => {
    const before = metric(/shop_requests_total\{kind="page",cache="miss",status="200"\} (\d+)/);
    await visit(await openShop({ secret: '' }));
    expect(metric(/shop_requests_total\{kind="page",cache="miss",status="200"\} (\d+)/)).toBe(before);
    expect(heard[0]?.['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });

  test('is a line of JSON with its name, without what stands in its query, or opens a cart or a bought file', async () => {
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const shop = await openShop({ format: 'json' });
    await visit(`${shop}/search.html?query=secret`);
    const [line] = written.mock.calls.map(([text]) => JSON.parse(String(text)));
    expect(line).toMatchObject({ level: 'info', message: 'request', method: 'GET', path: '/search.html', status: 200 });
    expect(line.requestId).toBe(heard[0]?.['x-request-id']);
    written.mockClear();
    const token = 'EdFqX0u3kP9vT2aL7sYbWm4cRn8hJ1Gz';
    await visit(`${shop}/rest/mmstr_en/V1/guest-carts/${token}/totals`);
    await visit(`${shop}/downloadable/download/link/id/MC4xMjM0NTYwMCAxNzE2MTIzNDU2NzE3MTc,/`);
    expect(written.mock.calls.map(([text]) => JSON.parse(String(text)).path)).toEqual([
      '/rest/mmstr_en/V1/guest-carts/*/totals',
      '/downloadable/download/link/id/*/',
    ]);
  });
});

test('calls to the backend are counted by how they ended, and timed', async () => {
  const shop = await openShop({ status: 503 });
  const total = /shop_backend_duration_seconds_count\{status="503"\} (\d+)/;
  const before = metric(total);
  await visit(shop);
  expect(metric(total)).toBe(before + 1);
});

test('other servers than the backend hear no name', async () => {
  await openShop();
  const names: unknown[] = [];
  const other = await listen(
    createServer((request, response) => {
      names.push(request.headers['x-request-id']);
      response.end();
    }),
  );
  await (await fetch(other)).text();
  expect(names).toEqual([undefined]);
});

test('what is written to the console is a line of JSON where that is wanted', async () => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await openShop({ format: 'json' });
  // biome-ignore lint/suspicious/noConsole: as Next does, and whoever else
  console.error('Reading %s failed', 'the menu', new Error('no answer'));
  const line = JSON.parse(String(written.mock.calls[0]?.[0]));
  expect(line).toMatchObject({ level: 'error', message: expect.stringContaining('Reading the menu failed Error: no') });
  expect(Date.parse(line.time)).not.toBeNaN();
});
