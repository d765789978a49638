import { describe, expect, it, vi } from 'vitest';
import { answer, ask, fetched, kept, listeners, ORIGIN, page, precached, send, startedWorker } from './worker.fixture';

startedWorker();

describe('[PWA-5] pages in the worker', () => {
  it('[PWA-5] come from the network, and from store when it is gone', async () => {
    fetched.mockResolvedValueOnce(page('one')).mockResolvedValueOnce(page('two'));
    expect(await ask('/a.html')).toBe('one');
    expect(await ask('/a.html')).toBe('two');
    expect(await ask('/a.html')).toBe('two');
    expect(await caches.keys()).toContain('shop pages v2 mmstr_en GBP');
  });

  it('[PWA-5] come from store when the network takes too long', async () => {
    fetched.mockResolvedValueOnce(page('one'));
    await ask('/a.html');
    fetched.mockReturnValueOnce(new Promise((resolve) => setTimeout(() => resolve(page('two')), 4500)));
    expect(await ask('/a.html')).toBe('one');
    fetched.mockResolvedValueOnce(page('three'));
    expect(await ask('/never-seen.html')).toBe('three');
  });

  it('[PWA-5] that nobody has seen are the page for who is offline, in the store view’s language', async () => {
    for (const locale of ['en-GB', 'th-TH']) precached.set(`/~failure/${locale}/offline`, answer(locale));
    expect(await ask('/a.html')).toBe('en-GB');
    fetched.mockResolvedValueOnce(page('x', { 'X-Page-Store': 'mmstr_th THB', 'Content-Language': 'th-TH' }));
    await ask('/mmstr_th/a.html');
    expect(await ask('/mmstr_th/b.html')).toBe('th-TH');
    fetched.mockResolvedValueOnce(page('y'));
    await ask('/a.html');
    expect(await ask('/b.html')).toBe('en-GB');
    expect(await ask('/mmstr_th/b.html')).toBe('th-TH');
  });

  it.each([
    ['of the account', '/customer/account', page('x')],
    ['that must not be stored', '/a.html', page('x', { 'Cache-Control': 'private, no-store' })],
    ['that the shop does not mark', '/a.html', answer('x', { 'Content-Type': 'text/html' })],
    ['that failed', '/a.html', answer('x', { 'Content-Type': 'text/html', 'X-Page-Store': 'mmstr_en GBP' }, 503)],
    ['that are no document', '/a.html', page('x', { 'Content-Type': 'application/json' })],
  ])('[PWA-5] %s are not kept', async (_, path, response) => {
    fetched.mockResolvedValueOnce(response);
    await ask(path);
    expect(await kept()).toEqual([]);
  });

  it('[PWA-5] go beyond fifty, the oldest first', async () => {
    for (let index = 0; index < 52; index += 1) {
      fetched.mockResolvedValueOnce(page(String(index)));
      await ask(`/${index}.html`);
    }
    const paths = await kept();
    expect(paths).toHaveLength(50);
    expect(paths).not.toContain('/1.html');
  });

  it('[PWA-5] that the router brought are fetched and kept as documents; its own reads are not', async () => {
    fetched.mockResolvedValueOnce(
      answer('payload', { 'Content-Type': 'text/x-component', 'X-Page-Store': 'mmstr_en GBP' }),
    );
    await ask('/a.html?_rsc=1', { mode: 'cors', destination: '', headers: { RSC: '1' } });
    expect(await kept()).toEqual([]);
    fetched.mockResolvedValueOnce(page('document'));
    expect(await send('KEEP_PAGE', { url: '/a.html', files: [] })).toEqual({ status: 'done' });
    expect(await ask('/a.html')).toBe('document');
    await send('KEEP_PAGE', { url: '/customer/account', files: ['https://elsewhere.example/_next/static/a.js'] });
    expect(fetched.mock.calls.at(-1)?.[0]).not.toContain('customer');
  });
});

describe('[PWA-5] pictures in the worker', () => {
  const image = (body: string, headers = {}) => answer(body, { 'Content-Type': 'image/webp', ...headers });
  const path = (name: string, width: number) => `/media/${name}.png?width=${width}&height=${Math.round(width / 0.8)}`;
  const load = (address: string) => ask(address, { mode: 'no-cors', destination: 'image' });

  it('[PWA-5] come from store first, also a larger one, for thirty days', async () => {
    fetched.mockResolvedValueOnce(image('640'));
    expect(await load(path('a', 640))).toBe('640');
    expect(await load(path('a', 320))).toBe('640');
    expect(fetched).toHaveBeenCalledOnce();
    vi.setSystemTime(Date.now() + 31 * 24 * 3600 * 1000);
    fetched.mockResolvedValueOnce(image('new'));
    expect(await load(path('a', 640))).toBe('new');
  });

  it('[PWA-5] are sixty at most, whole, and not private', async () => {
    for (let index = 0; index < 62; index += 1) {
      fetched.mockResolvedValueOnce(image('x'));
      await load(path(`p${index}`, 80));
    }
    expect(await kept()).toHaveLength(60);
    fetched
      .mockResolvedValueOnce(image('x', { 'Cache-Control': 'private' }))
      .mockResolvedValueOnce(answer('x', {}, 404));
    await load(path('private', 80));
    await load(path('missing', 80));
    expect((await kept()).join()).not.toMatch(/private|missing/);
  });

  it('[PWA-3] PREFETCH_IMAGES stores those that are not there; a slow connection is an error', async () => {
    fetched.mockResolvedValueOnce(image('a')).mockResolvedValueOnce(image('b'));
    await load(path('a', 640));
    expect(await send('PREFETCH_IMAGES', { urls: [path('a', 640), path('b', 640)] })).toEqual({ status: 'done' });
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(await kept()).toEqual([path('a', 640), path('b', 640)]);
    vi.stubGlobal('navigator', { connection: { effectiveType: '2g' } });
    expect(await send('PREFETCH_IMAGES', { urls: [path('c', 640)] })).toEqual({ error: 'slow network' });
  });
});

describe('[PWA-5] reads in the worker', () => {
  const address = `/graphql?${new URLSearchParams({ query: 'query reviewPage{route(url:"a"){uid}}' })}`;
  const json = (data: unknown) => answer(JSON.stringify(data), { 'Content-Type': 'application/json' });
  const read = (headers = {}) =>
    ask(address, { mode: 'cors', destination: '', headers: { Store: 'mmstr_en', ...headers } });

  it('[PWA-5] are answered from store while they are as fresh as pages, and asked again behind', async () => {
    fetched.mockResolvedValueOnce(json({ data: 1 })).mockResolvedValueOnce(json({ data: 2 }));
    expect(await read()).toBe('{"data":1}');
    expect(await read()).toBe('{"data":1}');
    const asked = fetched.mock.calls.map(([request]) => (typeof request === 'string' ? request : request.url));
    expect(asked.filter((url) => url === `${ORIGIN}${address}`)).toHaveLength(2);
    expect(await read()).toBe('{"data":2}');
  });

  it('[PWA-5] are asked first when they are older, and answered from store without a connection', async () => {
    fetched.mockResolvedValueOnce(json({ data: 1 })).mockResolvedValueOnce(json({ data: 2 }));
    await read();
    vi.setSystemTime(Date.now() + 10 * 60 * 1000);
    expect(await read()).toBe('{"data":2}');
    vi.setSystemTime(Date.now() + 10 * 60 * 1000);
    expect(await read()).toBe('{"data":2}');
  });

  it('[PWA-5] are one per store view and currency; a customer’s are left to the browser', async () => {
    fetched.mockResolvedValueOnce(json({ data: 'en' })).mockResolvedValueOnce(json({ data: 'th' }));
    expect(await read()).toBe('{"data":"en"}');
    expect(await read({ Store: 'mmstr_th' })).toBe('{"data":"th"}');
    fetched.mockResolvedValueOnce(json({ data: 'eur' }));
    expect(await read({ 'Content-Currency': 'EUR' })).toBe('{"data":"eur"}');
    expect(await read({ Authorization: 'Bearer x' })).toBeNull();
    expect(await ask('/rest/V1/carts/mine', { mode: 'cors', destination: '' })).toBeNull();
  });

  it('[PWA-5] with errors are not kept', async () => {
    fetched.mockResolvedValueOnce(json({ errors: [{}] }));
    await read();
    expect(await kept()).toEqual([]);
  });
});

describe('[PWA-1] versions of the worker', () => {
  it('[PWA-1] a new one removes what older ones kept, but for pictures, and takes over only when it is asked', async () => {
    for (const name of [
      'shop pages v1 mmstr_en GBP',
      'shop files v1',
      'shop pages v2 mmstr_en GBP',
      'shop images',
      'others',
    ])
      await caches.open(name);
    const work: Promise<unknown>[] = [];
    for (const listen of listeners.get('activate') ?? [])
      listen({ waitUntil: (one: Promise<unknown>) => work.push(one) });
    await Promise.all(work);
    expect(await caches.keys()).toEqual(['shop pages v2 mmstr_en GBP', 'shop images', 'others']);
    const { skipWaiting } = self as unknown as { skipWaiting: () => void };
    expect(skipWaiting).not.toHaveBeenCalled();
    await send('SKIP_WAITING');
    expect(skipWaiting).toHaveBeenCalledOnce();
  });

  it('[PWA-5] signing out removes what somebody has looked at, and leaves the build’s files', async () => {
    const { clearVisits } = await import('@/lib/pwa/caches');
    for (const name of [
      'shop pages v2 mmstr_en GBP',
      'shop reads v2 mmstr_th',
      'shop images',
      'shop files v2',
      'others',
    ])
      await caches.open(name);
    await clearVisits();
    expect(await caches.keys()).toEqual(['shop files v2', 'others']);
  });
});
