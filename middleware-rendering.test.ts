import { describe, expect, test, vi } from 'vitest';
import { processShared } from '@/lib/cache/process-memory';
import { BY_WORKER, cachePages, fresh, inProduction, inside, stale, visit, visitedShop } from './middleware.fixture';

const shop = visitedShop();

describe('a cold page', () => {
  const path = '/pain-relief.html';
  const renderings = () => shop.commerce.calls.filter(({ url }) => url.port === '3000').length;

  test('is rendered once for all who ask while it is made, by whichever way', async () => {
    inProduction();
    let finish = (_: Response) => {};
    shop.commerce.answers[path] = () =>
      new Promise<Response>((resolve) => {
        finish = resolve;
      });
    const visits = [visit(path), visit(path), visit(path, { headers: { 'sec-fetch-dest': 'empty' } })];
    await vi.waitFor(() => expect(renderings()).toBe(1));
    finish(new Response('<p>'));
    for (const response of await Promise.all(visits)) expect(response.status).toBe(200);
    expect(renderings()).toBe(1);
  });

  test('is waited for so long and no longer', async () => {
    inProduction();
    await visit('/');
    shop.commerce.answers[path] = () => new Promise(() => {});
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const waiting = visit(path);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    vi.advanceTimersByTime(25_000);
    expect((await waiting).status).toBe(503);
  });

  test('leaves nothing behind that waits', async () => {
    inProduction();
    await visit('/');
    shop.commerce.answers[path] = () => new Response('<p>');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await visit(path);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('whose rendering breaks off has failed', async () => {
    inProduction();
    const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('socket hang up')) });
    shop.commerce.answers[path] = () => new Response(broken);
    expect((await visit(path)).status).toBe(503);
  });

  test('is asked for as it is: no redirect followed, no cache between, nothing packed, and not for ever', async () => {
    inProduction();
    shop.commerce.answers[path] = () => new Response('<p>');
    await visit(path);
    const init = vi.mocked(fetch).mock.calls.at(-1)?.[1];
    expect(init).toMatchObject({ redirect: 'manual', cache: 'no-store', signal: expect.any(AbortSignal) });
    expect(shop.commerce.calls.at(-1)?.headers.get('accept-encoding')).toBe('identity');
  });

  test('is left to Next in development, and where the port is not known', async () => {
    vi.stubEnv('PORT', '3000');
    expect((await visit(path)).status).toBe(200);
    expect(renderings()).toBe(0);
    vi.stubEnv('PORT', '');
    vi.stubEnv('NODE_ENV', 'production');
    expect((await visit(path)).status).toBe(200);
    expect(vi.mocked(fetch).mock.calls).toHaveLength(shop.commerce.calls.length);
    expect(processShared('render-probes', () => ({ work: true })).work).toBe(true);
  });

  test('that is nothing any more is not found, though a cache may hold it as that', async () => {
    inProduction();
    shop.commerce.answers[path] = () => {
      cachePages({ '/mmstr_en/GBP/~category/pain-relief.html': fresh });
      return new Response('', { status: 404 });
    };
    expect((await visit(path)).status).toBe(404);
  });

  test('whose rendering failed is served where it is there nevertheless', async () => {
    inProduction();
    shop.commerce.answers[path] = () => {
      cachePages({ '/mmstr_en/GBP/~category/pain-relief.html': fresh });
      return new Response('', { status: 500 });
    };
    expect((await visit(path)).status).toBe(200);
  });

  test('that is nothing any more is not found, for all who wait', async () => {
    inProduction();
    shop.commerce.answers[path] = () => new Response('', { status: 404 });
    for (const { status } of await Promise.all([visit(path), visit(path)])) expect(status).toBe(404);
  });
});

describe('a stale page', () => {
  test('is served at once and rendered again, once, by nobody’s request', async () => {
    inProduction();
    cachePages({ '/mmstr_en/GBP/~category/pain-relief.html': stale() });
    shop.commerce.answers['/pain-relief.html'] = () => new Promise(() => {});
    for (const search of ['?a=1', '?a=2', '']) expect((await visit(`/pain-relief.html${search}`)).status).toBe(200);
    const probes = () => shop.commerce.calls.filter(({ url }) => url.port === '3000');
    await vi.waitFor(() => expect(probes()).not.toEqual([]));
    expect(probes().map(({ url }) => url.href)).toEqual(['http://127.0.0.1:3000/pain-relief.html']);
  });

  test('whose rendering fails is not rendered again at once', async () => {
    inProduction();
    cachePages({ '/mmstr_en/GBP/~category/pain-relief.html': stale() });
    shop.commerce.answers['/pain-relief.html'] = () => new Response('', { status: 500 });
    const rendered = async () => {
      expect((await visit('/pain-relief.html')).status).toBe(200);
      await vi.advanceTimersByTimeAsync(100);
      return shop.commerce.calls.filter(({ url }) => url.port === '3000').length;
    };
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: 1_000_000 });
    expect([await rendered(), await rendered()]).toEqual([1, 1]);
    vi.setSystemTime(1_004_999);
    expect(await rendered()).toBe(1);
    vi.setSystemTime(1_005_000);
    expect(await rendered()).toBe(2);
  });
});

test('whether the server reaches itself is known to the cache handler', async () => {
  inProduction();
  const probes = processShared('render-probes', () => ({ work: true }));
  shop.commerce.answers['/pain-relief.html'] = () => {
    throw new TypeError('connect ECONNREFUSED');
  };
  expect((await visit('/pain-relief.html')).status).toBe(200);
  expect(probes.work).toBe(false);
  shop.commerce.answers['/pain-relief.html'] = () => new Response('<p>');
  await visit('/pain-relief.html');
  expect(probes.work).toBe(true);
  // One page that takes too long says nothing about the others.
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  shop.commerce.answers['/pain-relief.html'] = () => {
    throw new DOMException('', 'TimeoutError');
  };
  await visit('/pain-relief.html');
  expect(probes.work).toBe(true);
});

describe('a page whose own read fails', () => {
  test('[ROUTE-16] is answered by the failure page, drawn on the server', async () => {
    inProduction();
    const path = '/pain-relief.html';
    shop.commerce.answers[path] = () => new Response('', { status: 500 });
    const failed = await visit('/pain-relief.html');
    expect(failed.status).toBe(503);
    expect(inside(failed)).toBe('/~failure/en-GB');

    shop.commerce.answers[path] = () => new Response('', { status: 404 });
    expect((await visit('/pain-relief.html')).status).toBe(404);

    shop.commerce.answers[path] = () => new Response('<p>Pain relief', { headers: { 'content-type': 'text/html' } });
    const page = await visit('/pain-relief.html');
    expect(page.status).toBe(200);
    expect(inside(page)).toBe('/mmstr_en/GBP/~category/pain-relief.html');
    expect(page.headers.get('cache-control')).toMatch(/^public/);
  });

  test('[ROUTE-16] is the failure page through the service worker, too; the router shows a failure itself', async () => {
    inProduction();
    shop.commerce.answers['/pain-relief.html'] = () => new Response('', { status: 500 });
    expect((await visit('/pain-relief.html', { headers: BY_WORKER })).status).toBe(503);
    const toRouter = await visit('/pain-relief.html', { headers: { 'sec-fetch-dest': 'empty', accept: '*/*' } });
    expect(inside(toRouter)).toBe('/mmstr_en/GBP/~category/pain-relief.html');
  });

  test('[ROUTE-20] is asked for under its public address, which its links are made from', async () => {
    inProduction();
    shop.commerce.answers['/mmstr_th/pain-relief.html'] = () => new Response('<p>');
    await visit('/mmstr_th/pain-relief.html?utm_source=mail');
    const asked = shop.commerce.calls.at(-1);
    expect(asked?.url.href).toBe('http://127.0.0.1:3000/mmstr_th/pain-relief.html');
    const behind = await visit('/mmstr_th/pain-relief.html', { headers: Object.fromEntries(asked?.headers ?? []) });
    expect(inside(behind)).toBe('/mmstr_th/THB/~category/pain-relief.html');
    // Whatever stands at the address otherwise, and with the parameters of a page rendered for them.
    const probe = asked?.headers.get('x-render-probe') ?? '';
    const headers = { 'x-render-probe': probe, 'x-render-probe-page': '/mmstr_th/THB/~not-found' };
    expect(inside(await visit('/mmstr_th?a=1', { headers }))).toBe('/mmstr_th/THB/~not-found?a=1');
    expect(inside(await visit('/', { headers: { 'x-render-probe': probe } }))).toBe('/mmstr_en/GBP/~cms');
    const forged = await visit('/pain-relief.html', {
      headers: { 'x-render-probe-page': '/x/y', 'x-render-probe': 'guess' },
    });
    expect(inside(forged)).not.toBe('/x/y');
  });
});
