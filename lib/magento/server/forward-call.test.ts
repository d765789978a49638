import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import type { forwardRest } from './forward-call';

const MEGABYTE = 1024 * 1024;
const SHOP = 'https://shop.example';
const rules = {
  tooManyText: async (store: string | null) => `Too many, ${store}`,
  judgeOrder: vi.fn<Parameters<typeof forwardRest>[1]['judgeOrder']>(async () => null),
};

let graphQL: (request: Request) => Promise<Response>;
let rest: (request: Request) => Promise<Response>;
let stop = async () => {};

/** The forwarders as a process of its own has them. */
async function openForwarders(variables: Record<string, string> = {}) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  vi.resetModules();
  const { forwardGraphQL, forwardRest } = await import('./forward-call');
  graphQL = (request) => forwardGraphQL(request, rules);
  rest = (request) => forwardRest(request, rules);
}

/** A backend on a port of its own, behind the forwarders. */
async function openBackend(handle: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = async () => {
    server.closeAllConnections();
    server.close();
  };
  await openForwarders({ COMMERCE_ORIGIN: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  new Request(`${SHOP}${path}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  });

/** A body whose length nobody tells before. */
function endless(path: string, chunk: Uint8Array): { request: Request; sent: () => number } {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += chunk.byteLength;
      controller.enqueue(chunk);
    },
  });
  const init = { method: 'POST', body, duplex: 'half', headers: { 'Content-Type': 'application/json' } };
  return { request: new Request(`${SHOP}${path}`, init as RequestInit), sent: () => sent };
}

beforeEach(async () => {
  Reflect.deleteProperty(globalThis, Symbol.for('mmstr.rate-limits'));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await openForwarders();
});

afterEach(async () => {
  await stop();
  stop = async () => {};
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('forwarded GraphQL', () => {
  test('[NET-2 NET-3] a query is passed on with the headers that decide the answer', async () => {
    const { calls } = fakeCommerce({ thing: { thing: 1 } });
    const headers = {
      Store: 'mmstr_th',
      'Content-Currency': 'THB',
      Authorization: 'Bearer x',
      'X-Forwarded-For': '192.0.2.1',
      'X-Forwarded-Host': 'evil',
    };
    const response = await graphQL(new Request(`${SHOP}/graphql?query=query+thing{thing}`, { headers }));
    expect(await response.json()).toEqual({ data: { thing: 1 } });
    expect(calls[0]?.url.href).toMatch(/^http:\/\/127\.0\.0\.1:4000\/graphql\?query=/);
    expect(Object.fromEntries(calls[0]?.headers ?? [])).toEqual({
      store: 'mmstr_th',
      'content-currency': 'THB',
      authorization: 'Bearer x',
      'x-forwarded-for': '192.0.2.1',
    });
  });

  test('[NET-3] no cache may store an answer: one URL has one per store view, currency and customer', async () => {
    const answer = Response.json({ data: {} }, { headers: { 'Cache-Control': 'public, max-age=86400' } });
    fakeCommerce({ thing: answer });
    const response = await graphQL(new Request(`${SHOP}/graphql?query=query+thing{thing}`));
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  test('[NET-3] a chosen currency’s session is the shop’s own: REST knows the currency by it alone', async () => {
    const cookies = ['PHPSESSID=1; path=/', 'PHPSESSID=2; path=/; domain=magento.example; HttpOnly'];
    const ask = async (headers: Record<string, string>) => {
      const answer = Response.json({ data: {} });
      for (const cookie of cookies) answer.headers.append('Set-Cookie', cookie);
      fakeCommerce({ thing: answer });
      const response = await graphQL(new Request(`${SHOP}/graphql?query=query+thing{thing}`, { headers }));
      return response.headers.getSetCookie();
    };
    expect(await ask({ 'Content-Currency': 'EUR' })).toEqual(['PHPSESSID=1; path=/', 'PHPSESSID=2; path=/; HttpOnly']);
    expect(await ask({})).toEqual(cookies);
  });

  test('of a name that stands twice the backend gets what was read', async () => {
    const { calls } = fakeCommerce({ a: {}, b: {} });
    await graphQL(new Request(`${SHOP}/graphql?query=query+a{x}&query=query+b{x}&+query=query+b{x}&hash=1`));
    expect([...(calls[0]?.url.searchParams ?? [])]).toEqual([['query', 'query a{x}']]);
    await graphQL(post('/graphql', '{"query":"query a{x}","query":"query b{x}","variables":{"id":7}}'));
    expect(calls[1]?.body).toEqual({ query: 'query b{x}', variables: { id: 7 } });
  });

  test.each([
    [415, 'query=mutation', 'application/x-www-form-urlencoded'],
    [415, 'mutation { x }', 'application/graphql'],
    [415, '{"query":"{ a }"}', 'text/plain; application/json'],
    [400, '{"query":', 'application/json'],
    [400, '{"query":"{ a("}', 'application/json; charset=utf-8'],
    [400, JSON.stringify({ query: `{${' a'.repeat(9_000)} }` }), 'application/json'],
    [400, JSON.stringify([{ query: '{ a }' }, { query: '{' }]), 'application/json'],
  ])('what cannot be read is answered %i: nobody knows what it asks for', async (status, body, type) => {
    const { calls } = fakeCommerce({});
    const response = await graphQL(post('/graphql', body, { 'Content-Type': type }));
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ errors: [{ message: expect.any(String) }] });
    expect(calls).toEqual([]);
  });

  test('a body of more than 1 MB is refused, whether or not its length is told, and not read to its end', async () => {
    const { calls } = fakeCommerce({});
    const query = `query thing { thing(a: "${'x'.repeat(MEGABYTE)}") }`;
    const told = { 'Content-Length': String(MEGABYTE + 100) };
    expect((await graphQL(post('/graphql', { query }, told))).status).toBe(413);
    const { request, sent } = endless('/graphql', new Uint8Array(64 * 1024).fill(32));
    expect((await graphQL(request)).status).toBe(413);
    expect(sent()).toBeLessThan(2 * MEGABYTE);
    expect(calls).toEqual([]);
  });

  test('who asks too often is told so in the words of the store view, and after how long it is over', async () => {
    await openForwarders({ RATE_LIMITS: 'sign-in:2' });
    const { calls } = fakeCommerce({ signIn: { generateCustomerToken: null } });
    const query = 'mutation signIn { a: generateCustomerToken { token } b: generateCustomerToken { token } }';
    const send = (client: string) =>
      graphQL(post('/graphql', { query }, { Store: 'mmstr_th', 'X-Forwarded-For': client }));
    expect((await send('192.0.2.1')).status).toBe(200);
    const refused = await send('192.0.2.1');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect(await refused.json()).toMatchObject({ errors: [{ message: 'Too many, mmstr_th' }] });
    expect((await send('192.0.2.2')).status).toBe(200);
    expect(calls).toHaveLength(2);
  });
});

describe('a forwarded REST call', () => {
  test('has body, length and status passed on', async () => {
    const seen: { length?: string; text: string }[] = [];
    await openBackend(async (request, response) => {
      let text = '';
      for await (const chunk of request) text += chunk;
      seen.push({ length: request.headers['content-length'], text });
      response.writeHead(201, { 'Content-Type': 'application/json' }).end('"masked"');
    });
    const response = await rest(post('/rest/mmstr_th/V1/guest-carts', '{"a":1}', { 'Content-Length': '7' }));
    expect([response.status, await response.json()]).toEqual([201, 'masked']);
    expect(seen).toEqual([{ length: '7', text: '{"a":1}' }]);
  });

  test('of more than 1 MB is refused and breaks off, while the rest has not come yet', async () => {
    let received = 0;
    let close = () => {};
    const closed = new Promise<void>((resolve) => {
      close = resolve;
    });
    await openBackend((request) => {
      request.on('data', (chunk: Buffer) => {
        received += chunk.length;
      });
      request.on('error', () => {});
      request.on('close', close);
    });
    const { request, sent } = endless('/rest/V1/guest-carts/x/items', new Uint8Array(64 * 1024));
    expect((await rest(request)).status).toBe(413);
    await closed;
    expect(sent()).toBeLessThan(2 * MEGABYTE);
    expect(received).toBeLessThanOrEqual(MEGABYTE);
    const told = post('/rest/V1/x', 'x', { 'Content-Length': String(40 * MEGABYTE) });
    expect((await rest(told)).status).toBe(413);
  });

  test.each([
    '/rest/async/V1/guest-carts',
    '/rest/async/bulk/V1/guest-carts',
    '/rest/default/async/V1/guest-carts',
    '/rest/V1/x%2f..%2f..%2fgraphql',
    '/rest/V1/x%5Cgraphql',
    '/rest/default/schema',
    '/rest/V1',
  ])('%s is none', async (path) => {
    const { calls } = fakeCommerce({});
    expect((await rest(post(path, '{}'))).status).toBe(404);
    expect(calls).toEqual([]);
  });

  test.each([
    [200, 0],
    [400, 1],
    [500, 0],
    [504, 0],
  ])('that orders and is answered %i has what was noted of it taken back so often: %i', async (status, times) => {
    const takeBack = vi.fn(async () => {});
    rules.judgeOrder.mockImplementationOnce(async (_, ifRefused) => {
      ifRefused(takeBack);
      return null;
    });
    fakeCommerce({ '/rest/V1/guest-carts/x/payment-information': () => Response.json({ message: 'No.' }, { status }) });
    const response = await rest(post('/rest/V1/guest-carts/x/payment-information', {}));
    expect([response.status, await response.json()]).toEqual([status, { message: 'No.' }]);
    expect(takeBack).toHaveBeenCalledTimes(times);
  });

  test('that orders an own cart without a session is told so by its status, and not passed on', async () => {
    rules.judgeOrder.mockResolvedValueOnce({ message: 'Nobody.', lines: [], isUnauthorized: true });
    const { calls } = fakeCommerce({});
    const response = await rest(post('/rest/V1/carts/mine/payment-information', {}));
    expect([response.status, await response.json()]).toEqual([401, { message: 'Nobody.' }]);
    expect(calls).toEqual([]);
  });

  test('that guesses too often is refused in words that REST’s callers read', async () => {
    await openForwarders({ RATE_LIMITS: 'coupon:1' });
    fakeCommerce({ '/rest/V1/guest-carts/x/coupons/A': true });
    const send = () => rest(new Request(`${SHOP}/rest/V1/guest-carts/x/coupons/A`, { method: 'PUT' }));
    expect((await send()).status).toBe(200);
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ message: 'Too many, null' });
  });
});

describe('a backend that does not answer', () => {
  const broken = (code: string) => () => {
    throw new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });
  };

  test('was not reached: that is said where nothing was carried out', async () => {
    const ask = () => rest(post('/rest/V1/x', {}));
    fakeCommerce({ '/rest/V1/x': broken('ECONNREFUSED') });
    const unreached = await ask();
    expect([unreached.status, unreached.headers.get('x-commerce')]).toEqual([502, 'unreachable']);
    fakeCommerce({ '/rest/V1/x': broken('ECONNRESET') });
    expect((await ask()).headers.has('x-commerce')).toBe(false);
  });

  test('is told of in the log without what opens a guest’s cart', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    fakeCommerce({});
    await rest(post('/rest/V1/guest-carts/EdFqX0u3kP9vT2aL7sYbWm4cRn8hJ1Gz/totals?a=secret', {}));
    expect(report.mock.calls.flat()).toEqual([
      expect.stringMatching(/^Passing on POST https:\/\/shop\.example\/rest\/V1\/guest-carts\/\*\/totals: /),
    ]);
  });

  test('[NET-4] is never told as an error of GraphQL, so that what can be repeated is sent again', async () => {
    fakeCommerce({ x: broken('ECONNRESET') });
    const response = await graphQL(new Request(`${SHOP}/graphql?query=query x{x}`));
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({ message: expect.any(String) });
  });

  test('is late: that is 504', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new DOMException('The operation was aborted due to timeout', 'TimeoutError');
    });
    expect((await rest(post('/rest/V1/x', {}))).status).toBe(504);
  });

  test('is waited for longer where something is changed, and no longer than the browser does', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({}));
    vi.stubGlobal('fetch', fetch);
    const browser = new AbortController();
    await rest(new Request(`${SHOP}/rest/V1/x`));
    await rest(new Request(`${SHOP}/rest/V1/x`, { method: 'POST', body: '{}', signal: browser.signal }));
    expect(timeout.mock.calls).toEqual([[15_000], [60_000]]);
    const signal = fetch.mock.calls[1]?.[1]?.signal;
    expect(signal?.aborted).toBe(false);
    browser.abort();
    expect(signal?.aborted).toBe(true);
  });
});
