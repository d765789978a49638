import { attributesOf, openTraceCollector, type SentSpan } from '@/server/tracing/trace-collector.fixture';
import { get } from './fixtures/crawl';
import { startColdStorefront } from './fixtures/servers/cold-storefront';
import { expect, test } from './fixtures/test';

/** Steps from a span up to one that nobody has called, by name. */
function way(spans: readonly SentSpan[], span: SentSpan | undefined): string[] {
  if (!span) return [];
  return [
    span.name,
    ...way(
      spans,
      spans.find(({ spanId }) => spanId === span.parentSpanId),
    ),
  ];
}

test('with a collector a first visit is one trace down to the backend’s calls, a cached page one span, and nobody’s words are in them', async ({
  shop,
  facts,
}) => {
  const collector = await openTraceCollector();
  const variables = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, DATABASE_URL: '' };
  const storefront = await startColdStorefront(shop.backendUrl, variables);
  try {
    const [category] = facts.categories;
    for (const visit of ['first', 'second']) {
      expect((await get(`${storefront.url}${category.path}`)).status, visit).toBe(200);
    }
    expect((await get(`${storefront.url}/search.html?query=xerostomia`)).status).toBe(200);
    await storefront.stop();

    const { spans } = collector;
    const listing = storefront.proxy.calls().find(({ said }) => /query listing\b/.test(said));
    const [, traceId, spanId] = listing?.traceparent?.split('-') ?? [];
    const steps = way(
      spans,
      spans.find((span) => span.spanId === spanId),
    );
    expect(steps[0]).toBe('backend GET');
    expect(steps.at(-1)).toBe('request GET');
    expect(steps).toContain('rendering');
    expect(steps.join('\n')).toMatch(/^(?:pre)?render route \(app\) \/\[store\].*~category/m);

    const visits = spans.filter((span) => attributesOf(span)['url.path'] === category.path && span.kind === 2);
    const ofSecond = visits.filter((span) => span.traceId !== traceId);
    expect(ofSecond).toHaveLength(1);
    expect(spans.filter((span) => span.traceId === ofSecond[0]?.traceId)).toHaveLength(1);

    expect(spans.some((span) => attributesOf(span)['url.path'] === '/search.html')).toBe(true);
    expect(collector.received()).not.toMatch(/xerostomia|\?/);
  } finally {
    await storefront.close();
    await collector.close();
  }
});

test('without a collector no call to the backend belongs to a trace, whatever a visitor says', async ({
  shop,
  facts,
}) => {
  const storefront = await startColdStorefront(shop.backendUrl, { DATABASE_URL: '' });
  try {
    const headers = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' };
    expect((await get(`${storefront.url}${facts.categories[0].path}`, { headers })).status).toBe(200);
    const calls = storefront.proxy.calls();
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.map(({ traceparent }) => traceparent)).toEqual(calls.map(() => null));
  } finally {
    await storefront.close();
  }
});
