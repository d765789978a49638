import { subscribe } from 'node:diagnostics_channel';
import type { Server } from 'node:http';
import {
  type Context,
  context,
  DiagConsoleLogger,
  DiagLogLevel,
  diag,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { isRenderProbe, probeSecret } from '@/lib/cache/process-memory';
import type { StartedRequest } from '@/server/watch-request';
import { withoutDetails } from './without-details';

interface Settings {
  COMMERCE_ORIGIN: string;
  TRUSTED_PROXY_HOPS: number;
}

/** Milliseconds that a server which ends waits for the collector. */
const PATIENCE = 2_000;

/**
 * Sends traces as the `OTEL_` variables say: Next's own spans, one around each request, pages out of memory too, and one
 * for each call to the backend, which hears of its trace. Gives what to call at the start of each request.
 */
export function startTracing({ COMMERCE_ORIGIN, TRUSTED_PROXY_HOPS }: Settings): (started: StartedRequest) => void {
  // A collector that does not answer is told of.
  diag.setLogger(new DiagConsoleLogger(), DiagLogLevel.ERROR);
  const named = resourceFromAttributes({ 'service.name': 'storefront' });
  const provider = new NodeTracerProvider({
    resource: named.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(withoutDetails(new OTLPTraceExporter()))],
  });
  provider.register();
  traceCalls(COMMERCE_ORIGIN);
  const known = new WeakSet<Server>();
  return (started) => {
    if (!known.has(started.server)) sendBeforeTheEnd(started.server, () => provider.forceFlush());
    known.add(started.server);
    traceRequest(started, TRUSTED_PROXY_HOPS > 0);
  };
}

const tracer = () => trace.getTracer('shop');

/** Puts the request's span into its headers, for Next; a visitor's word about a trace counts only behind a proxy. */
function traceRequest({ request, response }: StartedRequest, isTrusted: boolean): void {
  const { method = '', url = '', headers } = request;
  const isProbe = isRenderProbe(headers);
  const isInside = isProbe && !headers.traceparent;
  const told = isTrusted || isProbe ? propagation.extract(ROOT_CONTEXT, headers) : ROOT_CONTEXT;
  const parent = isInside ? context.active() : told;
  for (const name of ['traceparent', 'tracestate', 'baggage']) delete headers[name];
  const attributes = {
    'http.request.method': method,
    'url.path': url,
    'shop.request_id': headers['x-request-id']?.toString(),
  };
  const span = tracer().startSpan(
    isInside ? 'rendering' : `request ${method}`,
    { kind: SpanKind.SERVER, attributes },
    parent,
  );
  for (const [name, value] of traceHeaders(trace.setSpan(parent, span))) headers[name] = value;
  response.once('close', () => {
    span.setAttribute('http.response.status_code', response.statusCode);
    span.setAttribute('shop.cache', String(response.getHeader('x-nextjs-cache') ?? 'none').toLowerCase());
    if (response.statusCode >= 500 || !response.writableFinished) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
}

/** As `traceparent` and `tracestate`: baggage is nothing that the shop knows of. */
function traceHeaders(current: Context): [string, string][] {
  const carrier: Record<string, string> = {};
  propagation.inject(current, carrier);
  return Object.entries(carrier).filter(([name]) => name.startsWith('trace'));
}

/** A call as Node's own `fetch` tells of it. */
interface Call {
  origin: string | URL;
  method: string;
  path: string;
  headers: unknown;
  addHeader(name: string, value: string): void;
}

/** Traces calls to the backend, and the server's own by which it renders a page. Below `fetch`, as `watchOperations`. */
function traceCalls(backend: string): void {
  const spans = new WeakMap<Call, Span>();
  subscribe('undici:request:create', (message) => {
    const { request } = message as { request: Call };
    const isRendering = String(request.headers).includes(probeSecret);
    if (String(request.origin) !== backend && !isRendering) return;
    const attributes = {
      'http.request.method': request.method,
      'url.path': request.path,
      'graphql.operation.name': operationName(request.path),
    };
    const name = isRendering ? 'rendering' : `backend ${request.method}`;
    const span = tracer().startSpan(name, { kind: SpanKind.CLIENT, attributes });
    spans.set(request, span);
    for (const header of traceHeaders(trace.setSpan(context.active(), span))) request.addHeader(...header);
  });
  subscribe('undici:request:headers', (message) => {
    const { request, response } = message as { request: Call; response: { statusCode: number } };
    spans.get(request)?.setAttribute('http.response.status_code', response.statusCode);
  });
  subscribe('undici:request:trailers', (message) => spans.get((message as { request: Call }).request)?.end());
  subscribe('undici:request:error', (message) => {
    const span = spans.get((message as { request: Call }).request);
    span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
}

/** What the shop calls a read that it sends by GET; of its text and variables nothing is told. */
function operationName(path: string): string | undefined {
  const query = new URLSearchParams(path.split('?')[1]).get('query');
  return /^\s*query\s+(\w{1,64})/.exec(query ?? '')?.[1];
}

/** Next ends the process once its server is closed; what the last visitors did is sent before that. */
function sendBeforeTheEnd(server: Server, send: () => Promise<void>): void {
  const close = server.close;
  server.close = (closed) => {
    const sent = () => Promise.race([send().catch(() => undefined), new Promise((late) => setTimeout(late, PATIENCE))]);
    return close.call(server, (error) => void sent().then(() => closed?.(error)));
  };
}
