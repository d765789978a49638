import type { Attributes } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node';
import { maskDetails } from '@/lib/errors/mask-details';

/** What is told of a request, by name: whatever a library adds one day is left out until somebody has looked at it. */
const TOLD = new Set([
  'error.type',
  'exception.type',
  'graphql.operation.name',
  'http.method',
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'http.status_code',
  'http.target',
  'http.url',
  'net.peer.name',
  'net.peer.port',
  'next.fetch.cache_status',
  'next.page',
  'next.route',
  'next.rsc',
  'next.segment',
  'next.span_name',
  'next.span_type',
  'shop.cache',
  'shop.request_id',
  'url.path',
]);

/** Has an exporter tell of spans without what is somebody's: no queries, no tokens in paths, no texts of errors. */
export function withoutDetails(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(toldSpan), done),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}

function toldSpan(span: ReadableSpan): ReadableSpan {
  return Object.create(span, {
    name: { value: maskDetails(span.name) },
    attributes: { value: toldAttributes(span.attributes) },
    // The message of an error may quote what a shopper has typed; the log has it, under the request's name.
    status: { value: { code: span.status.code } },
    events: { value: span.events.map((event) => ({ ...event, attributes: toldAttributes(event.attributes ?? {}) })) },
  });
}

function toldAttributes(attributes: Attributes): Attributes {
  const told = Object.entries(attributes).filter(([name]) => TOLD.has(name));
  return Object.fromEntries(
    told.map(([name, value]) => [name, typeof value === 'string' ? maskDetails(value) : value]),
  );
}
