import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer, get, type IncomingHttpHeaders, IncomingMessage, type Server, ServerResponse } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { context, propagation, ROOT_CONTEXT, SpanStatusCode, trace } from '@opentelemetry/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PROBE_HEADER, probeSecret } from '@/lib/cache/process-memory';
import type { StartedRequest } from '@/server/watch-request';
import { startTracing } from './start-tracing';
import { attributesOf, openTraceCollector, type TraceCollector } from './trace-collector.fixture';

const TOLD = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const STATUS_ERROR = 2;

const servers: Server[] = [];
const heard: IncomingHttpHeaders[] = [];
let collector: TraceCollector;
let watch: ((message: unknown) => void) | undefined;

beforeEach(async () => {
  collector = await openTraceCollector();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url);
});

afterEach(async () => {
  if (watch) unsubscribe('http.server.request.start', watch);
  await Promise.all(servers.splice(0).map((server) => new Promise((closed) => server.close(closed))));
  await collector.close();
  heard.length = 0;
  forgetTracing();
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

function forgetTracing(): void {
  for (const part of [trace, context, propagation]) part.disable();
}

async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

type Handler = (asked: { backend: string; request: IncomingMessage }) => Promise<void>;

/** A shop whose requests and calls are traced; `handle` is what it does for a visitor, in Next's way of tracing. */
async function openShop({ trustedHops = 0, handle = (async () => {}) as Handler, status = 200 } = {}) {
  const backend = await listen(
    createServer((request, response) => {
      heard.push(request.headers);
      if (status === 0) return response.destroy();
      response.writeHead(status).end('{}');
    }),
  );
  const traced = startTracing({ COMMERCE_ORIGIN: backend, TRUSTED_PROXY_HOPS: trustedHops });
  const server = createServer(async (request, response) => {
    const parent = propagation.extract(ROOT_CONTEXT, request.headers);
    await context.with(parent, () =>
      trace.getTracer('next.js').startActiveSpan('GET /[store]/~product', async (span) => {
        await handle({ backend, request });
        span.end();
      }),
    );
    response.setHeader('x-nextjs-cache', 'MISS');
    response.end('page');
  });
  watch = (message) => {
    if ((message as StartedRequest).server === server) traced(message as StartedRequest);
  };
  subscribe('http.server.request.start', watch);
  const url = await listen(server);
  return {
    url,
    traced,
    /** Ends the shop, as Next does it: what is sent then is all there will be. */
    async end(): Promise<void> {
      servers.splice(servers.indexOf(server), 1);
      await new Promise((closed) => server.close(closed));
    },
  };
}

async function visit(url: string, headers: Record<string, string> = {}): Promise<void> {
  const [answer] = (await once(get(url, { headers, agent: false }), 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'close');
}

const called = (name: string) => collector.spans.find((span) => span.name === name);

const askBackend: Handler = async ({ backend }) => {
  const query = new URLSearchParams({
    query: 'query product($url: String){a}',
    variables: '{"url":"secret-variable"}',
  });
  await (await fetch(`${backend}/graphql?${query}`)).text();
};

test('a request, what Next does for it and its call to the backend are one trace, sent before the server has ended', async () => {
  const shop = await openShop({ handle: askBackend });
  await visit(`${shop.url}/paracetamol.html`, { 'x-request-id': 'edge-0123456789' });
  await shop.end();
  const [request, render, call] = ['request GET', 'GET /[store]/~product', 'backend GET'].map(called);
  expect([render?.parentSpanId, call?.parentSpanId]).toEqual([request?.spanId, render?.spanId]);
  expect([request?.parentSpanId ?? '', request?.kind, call?.kind]).toEqual(['', 2, 3]);
  expect(heard[0]?.traceparent).toBe(`00-${request?.traceId}-${call?.spanId}-01`);
  expect(attributesOf(request)).toEqual({
    'http.request.method': 'GET',
    'http.response.status_code': 200,
    'shop.cache': 'miss',
    'shop.request_id': 'edge-0123456789',
    'url.path': '/paracetamol.html',
  });
  expect(attributesOf(call)).toMatchObject({
    'graphql.operation.name': 'product',
    'http.response.status_code': 200,
    'url.path': '/graphql',
  });
  expect(collector.received()).toMatch(/^\/v1\/traces /);
});

test('nothing is told of queries, variables, tokens and numbers in paths, visitors, or what an error says', async () => {
  const handle: Handler = async (asked) => {
    await askBackend(asked);
    await fetch(`${asked.backend}/rest/mmstr_en/V1/guest-carts/secretcart0123456789abcdefghijkl/totals`);
    const span = trace.getTracer('next.js').startSpan('fetch GET http://backend/graphql?query=secret-variable');
    span.setAttributes({
      'http.url': 'http://backend/graphql?query=secret-variable',
      'http.target': '/sales/order/000000777',
      'user_agent.original': 'secret agent',
    });
    trace.getTracer('next.js').startSpan('fetch GET https://finder/v1/postcodes/SE1%20CRT?filter=secret').end();
    span.recordException(new TypeError('secret@example.com is no customer'));
    span.setStatus({ code: SpanStatusCode.ERROR, message: 'secret@example.com is no customer' });
    span.end();
  };
  const shop = await openShop({ handle });
  const headers = { authorization: 'Bearer secret-token', cookie: 'a=secret-cookie', 'x-forwarded-for': '203.0.113.9' };
  await visit(`${shop.url}/search.html?query=secret-search`, headers);
  await visit(`${shop.url}/unsubscribe/secret%40example.com/550e8400-e29b-41d4-a716-446655440000`, headers);
  await shop.end();
  expect(collector.received()).not.toMatch(/secret|203\.0\.113|550e8400|000777|CRT/);
  expect(called('fetch GET https://finder/v1/postcodes/*')).toBeTruthy();
  expect(attributesOf(called('fetch GET http://backend/graphql'))).toEqual({
    'http.url': 'http://backend/graphql',
    'http.target': '/sales/order/*',
  });
  const paths = collector.spans.map((span) => attributesOf(span)['url.path']);
  expect(paths).toEqual(
    expect.arrayContaining(['/search.html', '/unsubscribe/*/*', '/rest/mmstr_en/V1/guest-carts/*/totals']),
  );
  expect(called('fetch GET http://backend/graphql')?.events[0]?.attributes.map(({ key }) => key)).toEqual([
    'exception.type',
  ]);
});

test.each([
  ['a trace of its own where nobody stands for it', 0, {}, false],
  ['the trace that a trusted proxy has begun', 1, {}, true],
  ['the trace for which the server itself renders a page', 0, { [PROBE_HEADER]: probeSecret }, true],
])('a request belongs to %s', async (_, trustedHops, headers, continues) => {
  let baggage: unknown = 'none';
  const handle: Handler = async ({ request }) => {
    baggage = request.headers.baggage;
  };
  const shop = await openShop({ trustedHops, handle });
  await visit(shop.url, { ...headers, traceparent: TOLD, baggage: 'who=me' });
  await shop.end();
  const [, traceId, parent] = TOLD.split('-');
  const request = called('request GET');
  expect([request?.traceId === traceId, request?.parentSpanId === parent]).toEqual([continues, continues]);
  expect(baggage).toBeUndefined();
});

test('what the server renders inside of itself belongs to the trace of whom it is rendered for', async () => {
  let begin: ReturnType<typeof startTracing> | undefined;
  const handle: Handler = async () => {
    const request = new IncomingMessage(new Socket());
    Object.assign(request, { method: 'GET', url: '/cold.html', headers: { [PROBE_HEADER]: probeSecret } });
    const response = new ServerResponse(request);
    begin?.({ request, response, server: servers[0] as Server });
    response.emit('close');
  };
  const shop = await openShop({ handle });
  begin = shop.traced;
  await visit(shop.url);
  await shop.end();
  const [outer, inner] = ['GET /[store]/~product', 'rendering'].map(called);
  expect(inner?.traceId).toBe(called('request GET')?.traceId);
  expect(inner?.parentSpanId).toBe(outer?.spanId);
});

test('the shop’s own call that renders a page carries the trace on, and other servers hear nothing of it', async () => {
  const names: IncomingHttpHeaders[] = [];
  const other = await listen(
    createServer((request, response) => {
      names.push(request.headers);
      response.end();
    }),
  );
  const handle: Handler = async () => {
    await (await fetch(other, { headers: { [PROBE_HEADER]: probeSecret } })).text();
    await (await fetch(other)).text();
  };
  const shop = await openShop({ handle });
  await visit(shop.url);
  await shop.end();
  // What earlier tests have started watches still, and adds its own word.
  expect(names.map(({ traceparent }) => traceparent?.toString().split(', ')[0])).toEqual([
    `00-${called('request GET')?.traceId}-${called('rendering')?.spanId}-01`,
    undefined,
  ]);
});

test('a call that nobody answers is told as failed', async () => {
  const shop = await openShop({ status: 0, handle: (asked) => askBackend(asked).catch(() => undefined) });
  await visit(shop.url);
  await shop.end();
  expect(called('backend GET')?.status).toEqual({ code: STATUS_ERROR });
});

test('the service has the name that ops gives it, else its own', async () => {
  const shop = await openShop();
  await visit(shop.url);
  await shop.end();
  forgetTracing();
  vi.stubEnv('OTEL_SERVICE_NAME', 'shop-eu');
  const named = await openShop();
  await visit(named.url);
  await named.end();
  expect(collector.senders[0]).toContain('"storefront"');
  expect(collector.senders.at(-1)).toContain('"shop-eu"');
});

test('a collector that is silent holds up no end', async () => {
  const silent = createServer();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', await listen(silent));
  const shop = await openShop();
  await visit(shop.url);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const asked = once(silent, 'request');
  const ended = vi.fn();
  shop.end().then(ended);
  await asked;
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(ended).toHaveBeenCalled();
  for (const server of servers) server.closeAllConnections();
});
