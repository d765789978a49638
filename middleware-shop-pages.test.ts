import { NextRequest } from 'next/server';
import { describe, expect, test } from 'vitest';
import middleware from '@/middleware';
import { BY_WORKER, inProduction, inside, visit, visitedShop } from './middleware.fixture';

const shop = visitedShop();

describe('search results', () => {
  test('[ROUTE-10] /search.html is a page of the app with its parameters, in its store view, never cached', async () => {
    const response = await visit('/search.html?query=hay+fever&page=2');
    expect(inside(response)).toBe('/mmstr_en/GBP/search.html?query=hay+fever&page=2');
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(inside(await visit('/mmstr_th/search.html/?query=a'))).toBe('/mmstr_th/THB/search.html?query=a');
    expect(shop.commerce.calls.filter((call) => call.query.startsWith('query route'))).toEqual([]);
  });

  test('[ROUTE-22] what lies below it is the catalogue’s', async () => {
    await visit('/search.html/more');
    expect(shop.commerce.calls.at(-1)?.variables).toEqual({ url: '/search.html/more' });
  });

  test('[ROUTE-16] whose read fails are answered by the failure page, drawn on the server', async () => {
    inProduction();
    shop.commerce.answers['/search.html'] = () => new Response('', { status: 500 });
    const failed = await visit('/search.html?query=a');
    expect(failed.status).toBe(503);
    expect(inside(failed)).toBe('/~failure/en-GB');

    // Where the server's own port does not answer, the page is drawn without being watched.
    shop.commerce.answers['/search.html'] = () => {
      throw new TypeError('connect ECONNREFUSED');
    };
    expect(inside(await visit('/search.html?query=a'))).toBe('/mmstr_en/GBP/search.html?query=a');

    shop.commerce.answers['/search.html'] = () =>
      new Response('<p>Found', { headers: { 'content-type': 'text/html' } });
    const page = await visit('/search.html?query=a');
    expect(await page.text()).toBe('<p>Found');
    expect(page.headers.get('content-type')).toBe('text/html');
    expect(page.headers.has('link')).toBe(false);
    expect(page.headers.get('x-answered-page')).toBe('/mmstr_en/GBP/search.html');
    expect(page.headers.get('cache-control')).toBe('private, no-cache');
    expect(shop.commerce.calls.at(-1)?.url.href).toBe('http://127.0.0.1:3000/search.html?query=a');

    shop.commerce.answers['/search.html'] = () => new Response('<p>', { headers: { link: '</font>; rel=preload' } });
    expect((await visit('/search.html?query=b')).headers.get('link')).toBe('</font>; rel=preload');

    shop.commerce.answers['/search.html'] = () => new Response(null, { status: 404 });
    expect((await visit('/search.html?query=c')).status).toBe(404);
  });

  test('are kept by the browser for back and forward, through the service worker, too', async () => {
    inProduction();
    shop.commerce.answers['/search.html'] = () => new Response('<p>Found');
    const page = await visit('/search.html?query=a', { headers: BY_WORKER });
    expect(await page.text()).toBe('<p>Found');
    expect(page.headers.get('cache-control')).toBe('private, no-cache');
  });

  test('[ROUTE-16] are left to Next where no document is asked for: it has an answer of its own for the router', async () => {
    inProduction();
    for (const [method, headers] of [
      ['HEAD', {}],
      ['GET', { 'sec-fetch-dest': 'empty' }],
      ['HEAD', { 'sec-fetch-dest': 'empty' }],
    ] as const) {
      const asked = new NextRequest('https://shop.example/search.html?query=a', { method, headers });
      expect(inside(await middleware(asked)), method).toBe('/mmstr_en/GBP/search.html?query=a');
    }
    expect(shop.commerce.calls.filter(({ url }) => url.port === '3000')).toEqual([]);
  });
});

describe('who asks too often', () => {
  test('is told so by a page in the store view’s language, which no cache stores', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.77' };
    for (let times = 0; times < 240; times++) await visit('/mmstr_th/search.html?query=a', { headers });
    const refused = await visit('/mmstr_th/search.html?query=b', { headers });
    expect(refused.status).toBe(429);
    expect(inside(refused)).toBe('/~failure/th-TH/too-many');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('cache-control')).toContain('no-store');
    expect((await visit('/search.html?query=b', { headers: { 'x-forwarded-for': '192.0.2.78' } })).status).toBe(200);
    expect((await visit('/pain-relief.html', { headers })).status).toBe(200);
    expect((await visit('/pain-relief.html?page=2', { headers })).status).toBe(200);
  });

  test('is told so too where filters are made up, twice as late as in a search', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.79' };
    const filtered = (price: number) => visit(`/pain-relief.html?price[from]=${price}`, { headers });
    for (let price = 1; price <= 480; price++) expect((await filtered(price)).status).toBe(200);
    const refused = await filtered(481);
    expect([refused.status, inside(refused)]).toEqual([429, '/~failure/en-GB/too-many']);
    expect((await visit('/pain-relief.html', { headers })).status).toBe(200);
  });
});

describe('store view and currency', () => {
  test('[ROUTE-20 STORE-2] a known code in the path is the store view; the page is answered in it', async () => {
    expect(inside(await visit('/mmstr_us/pain-relief.html'))).toBe('/mmstr_us/USD/~category/pain-relief.html');
    expect(inside(await visit('/mmstr_us'))).toBe('/mmstr_us/USD/~cms');
    await visit('/mmstr_us/advice/hay-fever.html');
    expect(shop.commerce.calls.at(-1)?.variables).toEqual({ url: '/advice/hay-fever.html' });
  });

  test('[ROUTE-20] the default store view has the bare path, and is remembered on the way', async () => {
    const response = await visit('/mmstr_en/pain-relief.html?page=2', { cookies: { store_view_code: 'mmstr_th' } });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('https://shop.example/pain-relief.html?page=2');
    expect(response.headers.get('set-cookie')).toMatch(
      /^store_view_code=mmstr_en; Path=\/;.* Max-Age=31536000;.* SameSite=lax$/,
    );
    expect(response.headers.get('cache-control')).toContain('private');
  });

  test('[ROUTE-20] a bare path leads to the remembered store view', async () => {
    const response = await visit('/pain-relief.html?a=1', { cookies: { store_view_code: 'mmstr_th' } });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('https://shop.example/mmstr_th/pain-relief.html?a=1');
    expect(response.headers.get('cache-control')).toContain('private');
  });

  test('[ROUTE-20] a bare path that leads nowhere in the remembered store view is answered where it leads somewhere', async () => {
    const cookies = { store_view_code: 'mmstr_th' };
    const page = await visit('/english.html', { cookies });
    expect(inside(page)).toBe('/mmstr_en/GBP/~product/english.html');
    expect(page.headers.get('cache-control'), 'for this visitor alone').toBe('private, no-cache');
    const moved = await visit('/old-english.html', { cookies });
    expect([moved.status, moved.headers.get('location')]).toEqual([301, 'https://shop.example/english.html']);
    const nowhere = await visit('/nowhere.html', { cookies });
    expect(nowhere.headers.get('location'), 'nowhere at all').toBe('https://shop.example/mmstr_th/nowhere.html');
  });

  test('[ROUTE-20] the way to the remembered store view asks the backend nothing that its page does not ask', async () => {
    const cookies = { store_view_code: 'mmstr_th' };
    const asked = () => shop.commerce.calls.filter(({ query }) => query.startsWith('query route')).length;
    await visit('/cart', { cookies });
    expect(asked(), 'a page of the shop’s own is in every store view').toBe(0);
    await visit('/pain-relief.html', { cookies });
    await visit('/mmstr_th/pain-relief.html', { cookies });
    expect(asked()).toBe(1);
    shop.isDown = true;
    const led = await visit('/paracetamol.html', { cookies });
    expect(led.headers.get('location')).toBe('https://shop.example/mmstr_th/paracetamol.html');
  });

  test('[STORE-2] unknown codes are ignored, in the path and in the cookie', async () => {
    for (const path of ['/mmstr_xx/pain-relief.html', '/mmstr_thai/pain-relief.html']) {
      expect((await visit(path)).status).toBe(404);
      expect(shop.commerce.calls.at(-1)?.variables).toEqual({ url: path });
    }
    const response = await visit('/pain-relief.html', { cookies: { store_view_code: 'mmstr_xx' } });
    expect(inside(response)).toBe('/mmstr_en/GBP/~category/pain-relief.html');
  });

  test('[ROUTE-20] the default store view’s code in the cookie leads nowhere', async () => {
    const response = await visit('/pain-relief.html', { cookies: { store_view_code: 'mmstr_en' } });
    expect(inside(response)).toBe('/mmstr_en/GBP/~category/pain-relief.html');
  });

  test('[STORE-3] the chosen currency is taken where the view offers it, else the default', async () => {
    const eur = await visit('/pain-relief.html', { cookies: { store_view_currency: 'EUR' } });
    expect(inside(eur)).toBe('/mmstr_en/EUR/~category/pain-relief.html');
    const doge = await visit('/pain-relief.html', { cookies: { store_view_currency: 'DOGE' } });
    expect(inside(doge)).toBe('/mmstr_en/GBP/~category/pain-relief.html');
  });

  test('[PWA-5, STORE-3] a page tells the service worker its store view and currency', async () => {
    const page = await visit('/pain-relief.html', { cookies: { store_view_currency: 'EUR' } });
    expect(page.headers.get('x-page-store')).toBe('mmstr_en EUR');
    expect((await visit('/mmstr_th/pain-relief.html')).headers.get('x-page-store')).toBe('mmstr_th THB');
  });

  test('[STORE-3] the view’s own currency is nothing to ask the backend about', async () => {
    await visit('/pain-relief.html', { cookies: { store_view_currency: 'GBP' } });
    expect(shop.commerce.calls.filter(({ query }) => query.startsWith('query currencies'))).toEqual([]);
  });

  test('[STORE-3] what depends on a cookie is never stored by shared caches', async () => {
    for (const cookies of [{ store_view_currency: 'EUR' }, { store_view_code: 'mmstr_en' }] as Record<string, string>[])
      expect((await visit('/pain-relief.html', { cookies })).headers.get('cache-control')).toBe('private, no-cache');
    expect((await visit('/pain-relief.html')).headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=60',
    );
  });

  test('[STORE-3] shared caches are told what an answer depends on', async () => {
    const vary = (await visit('/pain-relief.html')).headers.get('vary');
    expect(vary).toContain('Cookie');
    expect(vary).toContain('rsc');
  });

  test('[STORE-2] nothing that shared caches store sets a cookie', async () => {
    expect((await visit('/mmstr_th/pain-relief.html')).headers.has('set-cookie')).toBe(false);
  });
});

describe('pages of the app', () => {
  test.each(['/customer/account', '/order-tracking', '/contact-us', '/wishlist'])(
    '[ROUTE-18] %s is known to the app: nobody waits for the backend to say what it is',
    async (path) => {
      expect((await visit(path)).status).toBe(200);
      expect(shop.commerce.calls.filter((call) => call.query.startsWith('query route'))).toEqual([]);
    },
  );
});

describe('success and failure pages', () => {
  test.each(['/checkout/onepage/success', '/checkout/onepage/failure'])(
    '[ROUTE-2, ROUTE-22] %s is a prefix: the page is shown at whatever lies below it',
    async (page) => {
      for (const path of [page, `${page}/`, `${page}/x`, `${page}/x/y?z=1`]) {
        const response = await visit(path);
        expect(response.status, path).toBe(200);
        expect(inside(response), path).toBe(`/mmstr_en/GBP${page}`);
      }
      expect(shop.commerce.calls.filter((call) => call.query.startsWith('query route'))).toEqual([]);
    },
  );
});

describe('the cart page', () => {
  test.each(['/checkout/cart', '/checkout/cart/', '/cart', '/cart?utm_source=mail'])(
    '[ROUTE-10] %s is one page of the app, the same for everybody',
    async (path) => {
      const response = await visit(path);
      expect(response.status).toBe(200);
      expect(inside(response)).toBe('/mmstr_en/GBP/checkout/cart');
      expect(response.headers.get('cache-control')).toMatch(/^public/);
      expect(shop.commerce.calls.filter((call) => call.query.startsWith('query route'))).toEqual([]);
    },
  );

  test('[ROUTE-10] both spellings stand in their view and currency', async () => {
    const cookies = { store_view_currency: 'EUR' };
    expect(inside(await visit('/mmstr_th/cart'))).toBe('/mmstr_th/THB/checkout/cart');
    const inEuro = await visit('/checkout/cart', { cookies });
    expect(inside(inEuro)).toBe('/mmstr_en/EUR/checkout/cart');
    expect(inEuro.headers.get('cache-control')).toBe('private, no-cache');
  });

  test('[ROUTE-22] what lies below either is the catalogue’s', async () => {
    for (const path of ['/checkout/cart/more', '/cart/more']) {
      expect((await visit(path)).status).toBe(404);
      expect(shop.commerce.calls.at(-1)?.variables).toEqual({ url: path });
    }
  });

  test('[ROUTE-16] is the failure page where its own read fails', async () => {
    inProduction();
    // Its one spelling is what is rendered.
    shop.commerce.answers['/checkout/cart'] = () => new Response('', { status: 500 });
    const failed = await visit('/cart');
    expect(failed.status).toBe(503);
    expect(inside(failed)).toBe('/~failure/en-GB');
  });
});
