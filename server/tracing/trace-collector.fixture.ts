import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A span as OTLP spells it in JSON. */
export interface SentSpan {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: Record<string, unknown> }[];
  status: { code?: number; message?: string };
  events: { attributes: { key: string }[] }[];
}

/** Takes traces as OpenTelemetry's collector does, over HTTP and in JSON, and keeps them. */
export interface TraceCollector {
  url: string;
  spans: SentSpan[];
  /** Who has sent them, as JSON, one for each time. */
  senders: string[];
  /** All that came, letter by letter, each time behind its path. */
  received(): string;
  close(): Promise<void>;
}

/** Opens a collector on a free port of this machine. */
export async function openTraceCollector(): Promise<TraceCollector> {
  const spans: SentSpan[] = [];
  const senders: string[] = [];
  const received: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    received.push(`${request.url} ${body}`);
    for (const { resource, scopeSpans } of JSON.parse(body).resourceSpans) {
      senders.push(JSON.stringify(resource.attributes));
      for (const scope of scopeSpans) spans.push(...scope.spans);
    }
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    senders,
    received: () => received.join('\n'),
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** What a span tells, by name. */
export function attributesOf(span: SentSpan | undefined): Record<string, unknown> {
  return Object.fromEntries((span?.attributes ?? []).map(({ key, value }) => [key, Object.values(value)[0]]));
}
