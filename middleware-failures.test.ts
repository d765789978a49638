import { describe, expect, test, vi } from 'vitest';
import { markRevalidated } from '@/lib/cache/memory-store.mjs';
import { STORE_TAG } from '@/lib/cache/tags.mjs';
import { cachePages, fresh, inProduction, inside, stale, visit, visitedShop } from './middleware.fixture';

const shop = visitedShop();

describe('a failing backend', () => {
  test('[ROUTE-16] gives the failure page with 503 where nothing is known, in the visitor’s language', async () => {
    shop.isDown = true;
    const response = await visit('/pain-relief.html', { headers: { 'accept-language': 'th-TH,th;q=0.9' } });
    expect(response.status).toBe(503);
    expect(inside(response)).toBe('/~failure/th-TH');
    expect(response.headers.get('retry-after')).toBe('30');
    expect(response.headers.get('cache-control')).toContain('no-store');
  });

  test('[ROUTE-16] gives it in the store view’s language where the store views are known', async () => {
    await visit('/');
    shop.isDown = true;
    const response = await visit('/mmstr_th/new.html');
    expect(response.status).toBe(503);
    expect(inside(response)).toBe('/~failure/th-TH');
  });

  test('[ROUTE-16] leaves cached pages served, but no listing in their place', async () => {
    await visit('/');
    shop.isDown = true;
    cachePages({ '/mmstr_en/GBP/~category/cached.html': fresh });
    expect(inside(await visit('/cached.html'))).toBe('/mmstr_en/GBP/~category/cached.html');
    expect((await visit('/cached.html')).status).toBe(200);
    expect((await visit('/cached.html?page=2')).status).toBe(503);
  });

  test('[ROUTE-16] does not take away what a changed configuration made old', async () => {
    await visit('/pain-relief.html');
    shop.isDown = true;
    markRevalidated([STORE_TAG], Date.now() + 1);
    expect((await visit('/pain-relief.html')).status).toBe(200);
  });

  test('[ROUTE-16] is over by itself', async () => {
    shop.isDown = true;
    expect((await visit('/pain-relief.html')).status).toBe(503);
    shop.isDown = false;
    expect((await visit('/pain-relief.html')).status).toBe(200);
  });

  test('[ROUTE-16] that answers errors counts as failing too', async () => {
    await visit('/');
    shop.commerce.answers.route = Response.json({ errors: [{ message: 'Internal server error' }], data: null });
    expect((await visit('/new.html')).status).toBe(503);
  });
});

describe('the pages of what went wrong', () => {
  const NOT_FOUND = '/mmstr_th/THB/~not-found';
  const probes = () => shop.commerce.calls.filter(({ url }) => url.port === '3000');
  const probedFor = () => probes().map(({ url, headers }) => [url.href, headers.get('x-render-probe-page')]);

  test('[ROUTE-16] are rendered by nobody’s request: no address gets into them, and no secret in it', async () => {
    inProduction();
    shop.commerce.answers['/mmstr_th'] = () => new Response('<p>');
    shop.commerce.answers['/'] = () => new Response('<p>');
    const missing = await visit('/mmstr_th/nothing.html?token=secret');
    expect([missing.status, inside(missing)]).toEqual([404, NOT_FOUND]);
    const looped = await visit('/mmstr_th/loop-a?token=secret');
    expect([looped.status, inside(looped)]).toEqual([500, '/~failure/th-TH']);
    expect(probedFor()).toEqual([
      ['http://127.0.0.1:3000/mmstr_th', NOT_FOUND],
      ['http://127.0.0.1:3000/', '/~failure/th-TH'],
    ]);
  });

  test('that of who asks too often is rendered in the same way', async () => {
    inProduction();
    shop.commerce.answers['/search.html'] = () => new Response('<p>');
    shop.commerce.answers['/'] = () => new Response('<p>');
    const headers = { 'x-forwarded-for': '192.0.2.79' };
    let refused = await visit('/search.html?query=secret', { headers });
    while (refused.status === 200) refused = await visit('/search.html?query=secret', { headers });
    expect(refused.status).toBe(429);
    expect(probedFor().at(-1)).toEqual(['http://127.0.0.1:3000/', '/~failure/en-GB/too-many']);
  });

  test('[ROUTE-16] are served when they are stale, and rendered again, once', async () => {
    inProduction();
    cachePages({ [NOT_FOUND]: stale() });
    shop.commerce.answers['/mmstr_th'] = () => new Promise(() => {});
    for (const path of ['/mmstr_th/nothing.html', '/mmstr_th/a%2Fb']) expect((await visit(path)).status).toBe(404);
    await vi.waitFor(() => expect(probedFor()).toEqual([['http://127.0.0.1:3000/mmstr_th', NOT_FOUND]]));
  });

  test('[ROUTE-16] are not rendered where they are cached', async () => {
    inProduction();
    cachePages({ [NOT_FOUND]: fresh, '/~failure/th-TH': fresh });
    expect((await visit('/mmstr_th/nothing.html')).status).toBe(404);
    expect((await visit('/mmstr_th/loop-a')).status).toBe(500);
    expect(probes()).toEqual([]);
  });

  test('[ROUTE-16] a not-found page that cannot be rendered is the failure page', async () => {
    inProduction();
    shop.commerce.answers['/mmstr_th'] = () => new Response('', { status: 500 });
    const failed = await visit('/mmstr_th/nothing.html');
    expect([failed.status, inside(failed)]).toEqual([503, '/~failure/th-TH']);
  });

  test('[PWA-5] the one for who is offline nobody keeps past a build without asking', async () => {
    shop.isDown = true;
    const { headers } = await visit('/~failure/th-TH/offline');
    expect([headers.get('x-middleware-next'), headers.get('cache-control')]).toEqual(['1', 'no-cache']);
  });
});
