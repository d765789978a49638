import { NextRequest } from 'next/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { markRevalidated } from '@/lib/cache/memory-store.mjs';
import { STORE_TAG } from '@/lib/cache/tags';
import { env } from '@/lib/config/env';
import { currencies, fakeCommerce, threeViews } from '@/lib/testing/fake-commerce';
import { forgetProcessMemory } from '@/lib/testing/forget-process-memory';
import middleware, { config } from '@/middleware';
import { type CachedPage, processShared } from './lib/cache/process-memory';

const category = {
  __typename: 'CategoryTree',
  relative_url: 'x.html',
  redirect_code: 0,
  type: 'CATEGORY',
  uid: 'Mw==',
};
const product = {
  __typename: 'SimpleProduct',
  redirect_code: 0,
  type: 'PRODUCT',
  uid: 'NA==',
  sku: 'A-1',
  url_key: 'a',
};
const home = { __typename: 'CmsPage', relative_url: 'home', redirect_code: 0, type: 'CMS_PAGE', identifier: 'home' };
const redirectTo = (target: string, code: number) => ({ ...category, relative_url: target, redirect_code: code });

const ROUTES: Record<string, unknown> = {
  '/': home,
  '/pain-relief.html': category,
  '/paracetamol.html': product,
  '/old.html': redirectTo('pain-relief.html', 301),
  '/spring.html': redirectTo('pain-relief.html?from=spring', 302),
  '/first.html': redirectTo('second.html', 301),
  '/second.html': redirectTo('pain-relief.html', 302),
  '/loop-a': redirectTo('loop-b', 301),
  '/loop-b': redirectTo('loop-a', 302),
  '/itself': redirectTo('itself', 301),
  '/away': redirectTo('https://elsewhere.example/page', 302),
  '/script': redirectTo('javascript:alert(1)', 301),
  '/slashes': redirectTo('//elsewhere.example/page', 301),
  '/backslashes': redirectTo('/\\elsewhere.example/page', 301),
  '/plain': redirectTo('http://elsewhere.example/page', 302),
  '/login': redirectTo('login.html?back=https://elsewhere.example', 302),
  '/spaced': redirectTo('pain relief.html', 302),
  '/deep/a': redirectTo('deep/b', 302),
  '/deep/b': redirectTo('/deep/a', 302),
  ...Object.fromEntries(Array.from({ length: 11 }, (_, hop) => [`/hop-${hop}`, redirectTo(`hop-${hop + 1}`, 302)])),
  '/unled': { ...category, redirect_code: 301, relative_url: null },
  '/no-uid': { ...category, uid: null },
  '/no-page': { __typename: 'RoutableUrl', relative_url: 'x', redirect_code: 0, type: null },
  '/no-identifier': { ...home, identifier: null },
  '/no-sku.html': { ...product, sku: null },
  '/no-product-uid.html': { ...product, uid: null },
  '/old-suffix.htm': Response.json({
    errors: [{ message: 'No such entity.', extensions: { category: 'graphql-no-such-entity' } }],
    data: { route: null },
  }),
  '/ยา.html': category,
  '/leaflets/paracetamol': { ...home, identifier: 'leaflets/paracetamol' },
};

let isDown = false;
let commerce: ReturnType<typeof fakeCommerce>;

beforeEach(() => {
  isDown = false;
  const unlessDown = (answer: (url: string) => unknown) => (call: { variables: Record<string, unknown> }) => {
    if (isDown) throw new TypeError('connect ECONNREFUSED');
    return answer(String(call.variables.url));
  };
  commerce = fakeCommerce({
    storeViews: unlessDown(() => threeViews),
    currencies: unlessDown(() => currencies),
    route: unlessDown((url) => {
      const route = ROUTES[url] ?? null;
      return route instanceof Response ? route.clone() : { route };
    }),
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.useRealTimers();
  forgetProcessMemory();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  Reflect.deleteProperty(globalThis, Symbol.for('mmstr.cached-pages'));
});

function visit(path: string, { cookies = {}, headers = {} }: Asked = {}) {
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  return middleware(
    new NextRequest(`https://shop.example${path}`, { headers: { ...headers, ...(cookie ? { cookie } : {}) } }),
  );
}

interface Asked {
  cookies?: Record<string, string>;
  headers?: Record<string, string>;
}

const fresh = { isStale: () => false, isOver: () => false, holds: () => true, touch: () => {} };
/** A page of its own each time: what is being rendered anew is known by it. */
const stale = () => ({ ...fresh, isStale: () => true });

function cachePages(pages: Record<string, CachedPage>): void {
  Object.assign(globalThis, { [Symbol.for('mmstr.cached-pages')]: new Map(Object.entries(pages)) });
}

/** Pages are rendered through the server's own port. */
function inProduction(): void {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('PORT', '3000');
}

const inside = (response: Response) => {
  const rewrite = response.headers.get('x-middleware-rewrite');
  return rewrite && decodeURI(rewrite.replace('https://shop.example', ''));
};

describe('catalogue paths', () => {
  test('[ROUTE-1] / is the CMS home page that the backend resolves', async () => {
    const response = await visit('/');
    expect(inside(response)).toBe('/mmstr_en/GBP/~cms');
    expect(commerce.calls.at(-1)?.variables).toEqual({ url: '/' });
  });

  test('[ROUTE-14 ROUTE-21] each type of page has a folder of its own', async () => {
    expect(inside(await visit('/pain-relief.html'))).toBe('/mmstr_en/GBP/~category/pain-relief.html');
    expect(inside(await visit('/paracetamol.html'))).toBe('/mmstr_en/GBP/~product/paracetamol.html');
  });

  test('a leaflet is a content page with a folder of its own', async () => {
    expect(inside(await visit('/leaflets/paracetamol'))).toBe('/mmstr_en/GBP/~leaflet/leaflets/paracetamol');
  });

  test('[ROUTE-14] a path is asked for as the merchant wrote it, in its view', async () => {
    expect(inside(await visit(encodeURI('/mmstr_th/ยา.html')))).toBe('/mmstr_th/THB/~category/ยา.html');
    const call = commerce.calls.at(-1);
    expect(call?.variables).toEqual({ url: '/ยา.html' });
    expect(call?.headers.get('store')).toBe('mmstr_th');
  });

  test('[ROUTE-14] a path is resolved once for many visitors at a time', async () => {
    await Promise.all([visit('/pain-relief.html'), visit('/pain-relief.html'), visit('/pain-relief.html')]);
    await visit('/pain-relief.html');
    expect(commerce.calls.filter((call) => call.query.startsWith('query route'))).toHaveLength(1);
  });

  test.each([
    ['/old.html', 301, '/pain-relief.html'],
    ['/old.html?utm_source=mail', 301, '/pain-relief.html?utm_source=mail'],
    ['/old.html?brand[filter]=a&brand[filter]=b', 301, '/pain-relief.html?brand%5Bfilter%5D=a&brand%5Bfilter%5D=b'],
    ['/spring.html?a=1', 302, '/pain-relief.html?from=spring&a=1'],
    ['/mmstr_th/old.html', 301, '/mmstr_th/pain-relief.html'],
    ['/first.html', 301, '/second.html'],
  ])('[ROUTE-15] %s answers exactly %i to %s', async (path, status, location) => {
    const response = await visit(path);
    expect(response.status).toBe(status);
    expect(response.headers.get('location')).toBe(`https://shop.example${location}`);
  });

  test('[ROUTE-15] a parameter that the merchant set is not the visitor’s to change', async () => {
    const { headers } = await visit('/spring.html?from=mail&a=1');
    expect(headers.get('location')).toBe('https://shop.example/pain-relief.html?from=spring&a=1');
  });

  test('[ROUTE-15] a permanent redirect is cached for a bounded time, a temporary one not at all', async () => {
    expect((await visit('/old.html')).headers.get('cache-control')).toBe('public, max-age=3600');
    expect((await visit('/spring.html')).headers.get('cache-control')).toContain('no-store');
  });

  test('[ROUTE-15] a redirect may leave the shop, which asks no further then', async () => {
    expect((await visit('/away')).headers.get('location')).toBe('https://elsewhere.example/page');
    expect((await visit('/mmstr_th/plain')).headers.get('location')).toBe('http://elsewhere.example/page');
    const asked = commerce.calls.filter(({ query }) => query.startsWith('query route'));
    expect(asked.map(({ variables }) => variables.url)).toEqual(['/away', '/plain']);
  });

  test('[ROUTE-15] an address inside a target leads nowhere: it stays in the store view', async () => {
    const { headers } = await visit('/mmstr_th/login');
    expect(headers.get('location')).toBe('https://shop.example/mmstr_th/login.html?back=https://elsewhere.example');
    expect((await visit('/spaced')).headers.get('location')).toBe('https://shop.example/pain%20relief.html');
  });

  test.each([
    ['/script', '/javascript:alert(1)'],
    ['/slashes', '/elsewhere.example/page'],
    ['/backslashes', '/elsewhere.example/page'],
  ])('[ROUTE-15] a redirect leaves the shop by http and https only: %s stays in it', async (path, location) => {
    expect((await visit(path)).headers.get('location')).toBe(`https://shop.example${location}`);
  });

  test.each(['/loop-a', '/loop-b', '/itself', '/deep/a', '/deep/b', '/hop-0'])(
    '[ROUTE-15] the loop at %s ends in the failure page, which nobody needs to try again',
    async (path) => {
      const response = await visit(path);
      expect(response.status).toBe(500);
      expect(inside(response)).toBe('/~failure/en-GB');
      expect(response.headers.has('retry-after')).toBe(false);
    },
  );

  test('[ROUTE-15] ten redirects in a row are no loop', async () => {
    expect((await visit('/hop-1')).headers.get('location')).toBe('https://shop.example/hop-2');
  });

  test('[ROUTE-16] an answer that names no page is not found, and a redirect to nowhere is the page itself', async () => {
    for (const path of ['/no-uid', '/no-page', '/no-identifier', '/no-sku.html', '/no-product-uid.html']) {
      expect((await visit(path)).status, path).toBe(404);
    }
    expect(inside(await visit('/unled'))).toBe('/mmstr_en/GBP/~category/unled');
  });

  test('[ROUTE-16] a path that is nothing is the not-found page with 404, never cached', async () => {
    const response = await visit('/nothing.html');
    expect(response.status).toBe(404);
    expect(inside(response)).toBe('/mmstr_en/GBP/~not-found');
    expect(response.headers.get('cache-control')).toContain('no-store');
  });

  test('[ROUTE-16] a path whose page Magento says is gone is not found, not an outage', async () => {
    const response = await visit('/old-suffix.htm');
    expect(response.status).toBe(404);
    expect(inside(response)).toBe('/mmstr_en/GBP/~not-found');
  });

  test('[ROUTE-16] a soft navigation to nothing gets the same page without a document load', async () => {
    const response = await visit('/nothing.html', { headers: { 'sec-fetch-dest': 'empty' } });
    expect(response.status).toBe(200);
    expect(inside(response)).toBe('/mmstr_en/GBP/~not-found');
  });

  test('[ROUTE-16] broken encoding and the inner folders are nothing', async () => {
    expect((await visit('/%E0%A4%A.html')).status).toBe(404);
    expect((await visit('/mmstr_en/GBP/~category/pain-relief.html')).status).toBe(302);
    expect((await visit('/GBP/~category/pain-relief.html')).status).toBe(404);
    expect((await visit('/~failure/en-GB')).status).toBe(404);
  });

  test.each([
    '/pain-relief.html%3Fx=1',
    '/pain%2Frelief.html',
    '/mmstr_th/%2F%2Felsewhere.example',
    '/pain-relief.html%23x',
    '/%2Fpain-relief.html',
    '/pain-relief.html%00',
    `/${'x'.repeat(255)}`,
  ])('[ROUTE-16] no other spelling of a page is a page of its own: %s', async (path) => {
    await visit('/');
    const before = commerce.calls.length;
    expect((await visit(path)).status).toBe(404);
    expect(commerce.calls).toHaveLength(before);
  });

  test('[ROUTE-16] a path as long as Magento takes it is asked for', async () => {
    await visit(`/${'x'.repeat(254)}`);
    expect(commerce.calls.at(-1)?.variables).toEqual({ url: `/${'x'.repeat(254)}` });
  });

  test('[ROUTE-22] longer paths than an app path fall through to the catalogue', async () => {
    await visit('/graphqlish/page.html');
    expect(commerce.calls.at(-1)?.variables).toEqual({ url: '/graphqlish/page.html' });
  });
});

describe('files', () => {
  test('[PWA-1] the service worker, and the manifest are files, whatever else may be a page', () => {
    const matcher = new RegExp(`^${config.matcher}$`);
    const isPage = (path: string) => matcher.test(path);
    for (const path of ['/sw.js', '/manifest.webmanifest']) expect(isPage(path), path).toBe(false);
    for (const path of ['/', '/sw.js.html', '/mmstr_th/sw.js', '/manifest.webmanifest/x', '/offline'])
      expect(isPage(path), path).toBe(true);
  });
});

describe('listing parameters', () => {
  test('[CAT-1] lead a category to its twin, with them', async () => {
    const response = await visit('/pain-relief.html?page=2');
    expect(inside(response)).toBe('/mmstr_en/GBP/~category-filtered/pain-relief.html?page=2');
    expect(response.headers.get('cache-control')).toContain('no-store');
  });

  test('[CAT-1] others do not: a campaign link gets the cached page', async () => {
    const response = await visit('/pain-relief.html?utm_source=mail&gclid=1');
    expect(inside(response)).toBe('/mmstr_en/GBP/~category/pain-relief.html');
    expect(response.headers.get('cache-control')).toMatch(/^public/);
  });

  test('[CAT-1] mean nothing on a product', async () => {
    expect(inside(await visit('/paracetamol.html?page=2'))).toBe('/mmstr_en/GBP/~product/paracetamol.html');
  });
});

describe('search results', () => {
  test('[ROUTE-10] /search.html is a page of the app with its parameters, in its store view, never cached', async () => {
    const response = await visit('/search.html?query=hay+fever&page=2');
    expect(inside(response)).toBe('/mmstr_en/GBP/search.html?query=hay+fever&page=2');
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(inside(await visit('/mmstr_th/search.html/?query=a'))).toBe('/mmstr_th/THB/search.html?query=a');
    expect(commerce.calls.filter((call) => call.query.startsWith('query route'))).toEqual([]);
  });

  test('[ROUTE-22] what lies below it is the catalogue’s', async () => {
    await visit('/search.html/more');
    expect(commerce.calls.at(-1)?.variables).toEqual({ url: '/search.html/more' });
  });

  test('[ROUTE-16] whose read fails are answered by the failure page, drawn on the server', async () => {
    inProduction();
    commerce.answers['/search.html'] = () => new Response('', { status: 500 });
    const failed = await visit('/search.html?query=a');
    expect(failed.status).toBe(503);
    expect(inside(failed)).toBe('/~failure/en-GB');

    // Where the server's own port does not answer, the page is drawn without being watched.
    commerce.answers['/search.html'] = () => {
      throw new TypeError('connect ECONNREFUSED');
    };
    expect(inside(await visit('/search.html?query=a'))).toBe('/mmstr_en/GBP/search.html?query=a');

    commerce.answers['/search.html'] = () => new Response('<p>Found', { headers: { 'content-type': 'text/html' } });
    const page = await visit('/search.html?query=a');
    expect(await page.text()).toBe('<p>Found');
    expect(page.headers.get('content-type')).toBe('text/html');
    expect(page.headers.has('link')).toBe(false);
    expect(page.headers.get('cache-control')).toContain('no-store');
    expect(commerce.calls.at(-1)?.url.href).toBe('http://127.0.0.1:3000/search.html?query=a');

    commerce.answers['/search.html'] = () => new Response('<p>', { headers: { link: '</font>; rel=preload' } });
    expect((await visit('/search.html?query=b')).headers.get('link')).toBe('</font>; rel=preload');

    commerce.answers['/search.html'] = () => new Response(null, { status: 404 });
    expect((await visit('/search.html?query=c')).status).toBe(404);
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
    expect(commerce.calls.filter(({ url }) => url.port === '3000')).toEqual([]);
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
});

describe('store view and currency', () => {
  test('[ROUTE-20 STORE-2] a known code in the path is the store view; the page is answered in it', async () => {
    expect(inside(await visit('/mmstr_us/pain-relief.html'))).toBe('/mmstr_us/USD/~category/pain-relief.html');
    expect(inside(await visit('/mmstr_us'))).toBe('/mmstr_us/USD/~cms');
    await visit('/mmstr_us/advice/hay-fever.html');
    expect(commerce.calls.at(-1)?.variables).toEqual({ url: '/advice/hay-fever.html' });
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

  test('[STORE-2] unknown codes are ignored, in the path and in the cookie', async () => {
    for (const path of ['/mmstr_xx/pain-relief.html', '/mmstr_thai/pain-relief.html']) {
      expect((await visit(path)).status).toBe(404);
      expect(commerce.calls.at(-1)?.variables).toEqual({ url: path });
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

  test('[STORE-3] the view’s own currency is nothing to ask the backend about', async () => {
    await visit('/pain-relief.html', { cookies: { store_view_currency: 'GBP' } });
    expect(commerce.calls.filter(({ query }) => query.startsWith('query currencies'))).toEqual([]);
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

describe('success and failure pages', () => {
  test.each(['/checkout/onepage/success', '/checkout/onepage/failure'])(
    '[ROUTE-2, ROUTE-22] %s is a prefix: the page is shown at whatever lies below it',
    async (page) => {
      for (const path of [page, `${page}/`, `${page}/x`, `${page}/x/y?z=1`]) {
        const response = await visit(path);
        expect(response.status, path).toBe(200);
        expect(inside(response), path).toBe(`/mmstr_en/GBP${page}`);
      }
      expect(commerce.calls.filter((call) => call.query.startsWith('query route'))).toEqual([]);
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
      expect(commerce.calls.filter((call) => call.query.startsWith('query route'))).toEqual([]);
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
      expect(commerce.calls.at(-1)?.variables).toEqual({ url: path });
    }
  });

  test('[ROUTE-16] is the failure page where its own read fails', async () => {
    inProduction();
    // Its one spelling is what is rendered.
    commerce.answers['/checkout/cart'] = () => new Response('', { status: 500 });
    const failed = await visit('/cart');
    expect(failed.status).toBe(503);
    expect(inside(failed)).toBe('/~failure/en-GB');
  });
});

describe('a failing backend', () => {
  test('[ROUTE-16] gives the failure page with 503 where nothing is known, in the visitor’s language', async () => {
    isDown = true;
    const response = await visit('/pain-relief.html', { headers: { 'accept-language': 'th-TH,th;q=0.9' } });
    expect(response.status).toBe(503);
    expect(inside(response)).toBe('/~failure/th-TH');
    expect(response.headers.get('retry-after')).toBe('30');
    expect(response.headers.get('cache-control')).toContain('no-store');
  });

  test('[ROUTE-16] gives it in the store view’s language where the store views are known', async () => {
    await visit('/');
    isDown = true;
    const response = await visit('/mmstr_th/new.html');
    expect(response.status).toBe(503);
    expect(inside(response)).toBe('/~failure/th-TH');
  });

  test('[ROUTE-16] leaves cached pages served, but no listing in their place', async () => {
    await visit('/');
    isDown = true;
    cachePages({ '/mmstr_en/GBP/~category/cached.html': fresh });
    expect(inside(await visit('/cached.html'))).toBe('/mmstr_en/GBP/~category/cached.html');
    expect((await visit('/cached.html')).status).toBe(200);
    expect((await visit('/cached.html?page=2')).status).toBe(503);
  });

  test('[ROUTE-16] does not take away what a changed configuration made old', async () => {
    await visit('/pain-relief.html');
    isDown = true;
    markRevalidated([STORE_TAG], Date.now() + 1);
    expect((await visit('/pain-relief.html')).status).toBe(200);
  });

  test('[ROUTE-16] is over by itself', async () => {
    isDown = true;
    expect((await visit('/pain-relief.html')).status).toBe(503);
    isDown = false;
    expect((await visit('/pain-relief.html')).status).toBe(200);
  });

  test('[ROUTE-16] that answers errors counts as failing too', async () => {
    await visit('/');
    commerce.answers.route = Response.json({ errors: [{ message: 'Internal server error' }], data: null });
    expect((await visit('/new.html')).status).toBe(503);
  });
});

describe('spellings of a path', () => {
  test.each([
    ['/p%61in%2Drelief.html', '/pain-relief.html'],
    ['/%70ain-relief.html?a=%61', '/pain-relief.html?a=%61'],
    ['/mmstr%5Fth/pain-relief.html', '/mmstr_th/pain-relief.html'],
    ['/%e0%b8%a2%e0%b8%b2.html', '/%E0%B8%A2%E0%B8%B2.html'],
    ['/%63art', '/cart'],
  ])('%s leads to the one spelling, which leads no further', async (path, spelled) => {
    const response = await visit(path);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(`https://shop.example${spelled}`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    expect((await visit(spelled)).status).not.toBe(301);
  });

  test.each(['/%2570ain-relief.html', '/a%7Cb.html', '/a%2Cb.html', encodeURI('/ยา.html')])(
    '%s stays as it is: it is another path, or a proxy may spell it so',
    async (path) => {
      expect([200, 404]).toContain((await visit(path)).status);
    },
  );

  test('no spelling leads to another host', async () => {
    for (const path of ['//elsewhere.example/%61', '/mmstr_en//elsewhere.example', '/mmstr_en/%2F/elsewhere.example']) {
      const location = (await visit(path)).headers.get('location');
      // Next makes it relative, and two slashes at its beginning would name a host.
      expect(location ?? 'https://shop.example/', path).toMatch(/^https:\/\/shop\.example\/(?!\/)/);
    }
  });

  test('a page is rendered with its one spelling and without a query, whatever its first visitor asked for', async () => {
    inProduction();
    commerce.answers['/pain-relief.html'] = () => new Response('<p>');
    await visit('/pain-relief.html?utm_source=mail');
    expect(commerce.calls.at(-1)?.url.href).toBe('http://127.0.0.1:3000/pain-relief.html');
    commerce.answers['/checkout/onepage/success'] = () => new Response('<p>');
    await visit('/checkout/onepage/success/%3Cx%3E');
    expect(commerce.calls.at(-1)?.url.href).toBe('http://127.0.0.1:3000/checkout/onepage/success');
  });
});

describe('a cold page', () => {
  const path = '/pain-relief.html';
  const renderings = () => commerce.calls.filter(({ url }) => url.port === '3000').length;

  test('is rendered once for all who ask while it is made, by whichever way', async () => {
    inProduction();
    let finish = (_: Response) => {};
    commerce.answers[path] = () =>
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
    commerce.answers[path] = () => new Promise(() => {});
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const waiting = visit(path);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    vi.advanceTimersByTime(25_000);
    expect((await waiting).status).toBe(503);
  });

  test('leaves nothing behind that waits', async () => {
    inProduction();
    await visit('/');
    commerce.answers[path] = () => new Response('<p>');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await visit(path);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('whose rendering breaks off has failed', async () => {
    inProduction();
    const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('socket hang up')) });
    commerce.answers[path] = () => new Response(broken);
    expect((await visit(path)).status).toBe(503);
  });

  test('is asked for as it is: no redirect followed, no cache between, nothing packed, and not for ever', async () => {
    inProduction();
    commerce.answers[path] = () => new Response('<p>');
    await visit(path);
    const init = vi.mocked(fetch).mock.calls.at(-1)?.[1];
    expect(init).toMatchObject({ redirect: 'manual', cache: 'no-store', signal: expect.any(AbortSignal) });
    expect(commerce.calls.at(-1)?.headers.get('accept-encoding')).toBe('identity');
  });

  test('is left to Next in development, and where the port is not known', async () => {
    vi.stubEnv('PORT', '3000');
    expect((await visit(path)).status).toBe(200);
    expect(renderings()).toBe(0);
    vi.stubEnv('PORT', '');
    vi.stubEnv('NODE_ENV', 'production');
    expect((await visit(path)).status).toBe(200);
    expect(vi.mocked(fetch).mock.calls).toHaveLength(commerce.calls.length);
    expect(processShared('render-probes', () => ({ work: true })).work).toBe(true);
  });

  test('that is nothing any more is not found, though a cache may hold it as that', async () => {
    inProduction();
    commerce.answers[path] = () => {
      cachePages({ '/mmstr_en/GBP/~category/pain-relief.html': fresh });
      return new Response('', { status: 404 });
    };
    expect((await visit(path)).status).toBe(404);
  });

  test('whose rendering failed is served where it is there nevertheless', async () => {
    inProduction();
    commerce.answers[path] = () => {
      cachePages({ '/mmstr_en/GBP/~category/pain-relief.html': fresh });
      return new Response('', { status: 500 });
    };
    expect((await visit(path)).status).toBe(200);
  });

  test('that is nothing any more is not found, for all who wait', async () => {
    inProduction();
    commerce.answers[path] = () => new Response('', { status: 404 });
    for (const { status } of await Promise.all([visit(path), visit(path)])) expect(status).toBe(404);
  });
});

describe('the pages of what went wrong', () => {
  const NOT_FOUND = '/mmstr_th/THB/~not-found';
  const probes = () => commerce.calls.filter(({ url }) => url.port === '3000');
  const probedFor = () => probes().map(({ url, headers }) => [url.href, headers.get('x-render-probe-page')]);

  test('[ROUTE-16] are rendered by nobody’s request: no address gets into them, and no secret in it', async () => {
    inProduction();
    commerce.answers['/mmstr_th'] = () => new Response('<p>');
    commerce.answers['/'] = () => new Response('<p>');
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
    commerce.answers['/search.html'] = () => new Response('<p>');
    commerce.answers['/'] = () => new Response('<p>');
    const headers = { 'x-forwarded-for': '192.0.2.79' };
    let refused = await visit('/search.html?query=secret', { headers });
    while (refused.status === 200) refused = await visit('/search.html?query=secret', { headers });
    expect(refused.status).toBe(429);
    expect(probedFor().at(-1)).toEqual(['http://127.0.0.1:3000/', '/~failure/en-GB/too-many']);
  });

  test('[ROUTE-16] are served when they are stale, and rendered again, once', async () => {
    inProduction();
    cachePages({ [NOT_FOUND]: stale() });
    commerce.answers['/mmstr_th'] = () => new Promise(() => {});
    for (const path of ['/mmstr_th/nothing.html', '/mmstr_th/a%2Fb']) expect((await visit(path)).status).toBe(404);
    expect(probedFor()).toEqual([['http://127.0.0.1:3000/mmstr_th', NOT_FOUND]]);
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
    commerce.answers['/mmstr_th'] = () => new Response('', { status: 500 });
    const failed = await visit('/mmstr_th/nothing.html');
    expect([failed.status, inside(failed)]).toEqual([503, '/~failure/th-TH']);
  });
});

describe('a stale page', () => {
  test('is served at once and rendered again, once, by nobody’s request', async () => {
    inProduction();
    cachePages({ '/mmstr_en/GBP/~category/pain-relief.html': stale() });
    commerce.answers['/pain-relief.html'] = () => new Promise(() => {});
    for (const search of ['?a=1', '?a=2', '']) expect((await visit(`/pain-relief.html${search}`)).status).toBe(200);
    const probes = commerce.calls.filter(({ url }) => url.port === '3000');
    expect(probes.map(({ url }) => url.href)).toEqual(['http://127.0.0.1:3000/pain-relief.html']);
  });

  test('whose rendering fails is not rendered again at once', async () => {
    inProduction();
    cachePages({ '/mmstr_en/GBP/~category/pain-relief.html': stale() });
    commerce.answers['/pain-relief.html'] = () => new Response('', { status: 500 });
    const rendered = async () => {
      expect((await visit('/pain-relief.html')).status).toBe(200);
      await new Promise((resolve) => setTimeout(resolve));
      return commerce.calls.filter(({ url }) => url.port === '3000').length;
    };
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
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
  commerce.answers['/pain-relief.html'] = () => {
    throw new TypeError('connect ECONNREFUSED');
  };
  expect((await visit('/pain-relief.html')).status).toBe(200);
  expect(probes.work).toBe(false);
  commerce.answers['/pain-relief.html'] = () => new Response('<p>');
  await visit('/pain-relief.html');
  expect(probes.work).toBe(true);
  // One page that takes too long says nothing about the others.
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  commerce.answers['/pain-relief.html'] = () => {
    throw new DOMException('', 'TimeoutError');
  };
  await visit('/pain-relief.html');
  expect(probes.work).toBe(true);
});

describe('a page whose own read fails', () => {
  test('[ROUTE-16] is answered by the failure page, drawn on the server', async () => {
    inProduction();
    const path = '/pain-relief.html';
    commerce.answers[path] = () => new Response('', { status: 500 });
    const failed = await visit('/pain-relief.html');
    expect(failed.status).toBe(503);
    expect(inside(failed)).toBe('/~failure/en-GB');

    commerce.answers[path] = () => new Response('', { status: 404 });
    expect((await visit('/pain-relief.html')).status).toBe(404);

    commerce.answers[path] = () => new Response('<p>Pain relief', { headers: { 'content-type': 'text/html' } });
    const page = await visit('/pain-relief.html');
    expect(page.status).toBe(200);
    expect(inside(page)).toBe('/mmstr_en/GBP/~category/pain-relief.html');
    expect(page.headers.get('cache-control')).toMatch(/^public/);
  });

  test('[ROUTE-20] is asked for under its public address, which its links are made from', async () => {
    inProduction();
    commerce.answers['/mmstr_th/pain-relief.html'] = () => new Response('<p>');
    await visit('/mmstr_th/pain-relief.html?utm_source=mail');
    const asked = commerce.calls.at(-1);
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

test.each([
  ['/', 200],
  ['/pain-relief.html', 200],
  ['/pain-relief.html?page=2', 200],
  ['/mmstr_th/checkout/cart', 200],
  ['/search.html?query=a', 200],
  ['/nowhere.html', 404],
])('%s carries the policy of a document, without the card provider', async (path, status) => {
  const response = await visit(path);
  expect(response.status).toBe(status);
  const policy = response.headers.get('content-security-policy');
  expect(policy).toMatch(/^default-src 'self'; .*worker-src 'self'; manifest-src 'self'; .*frame-ancestors 'none'$/);
  expect(policy).not.toContain('braintree');
});

test.each(['/checkout', '/mmstr_th/checkout', '/checkout/'])('%s allows the card provider', async (path) => {
  const policy = (await visit(path)).headers.get('content-security-policy');
  expect(policy).toMatch(/script-src[^;]* https:\/\/js\.braintreegateway\.com[^;]*;.*frame-src[^;]* https:;/);
});

test('[PWA-2] the policy lets Firebase be asked for tokens only where a project of it is configured', async () => {
  const hosts =
    /connect-src 'self' https:\/\/firebaseinstallations\.googleapis\.com https:\/\/fcmregistrations\.googleapis\.com;/;
  const policy = async () => (await visit('/')).headers.get('content-security-policy');
  expect(await policy()).not.toContain('googleapis');
  Object.assign(env, { FIREBASE_API_KEY: 'key' });
  expect(await policy()).toMatch(hosts);
  Reflect.deleteProperty(env, 'FIREBASE_API_KEY');
});

test('a page that cannot be made carries the policy too', async () => {
  isDown = true;
  const failed = await visit('/pain-relief.html');
  expect(failed.status).toBe(503);
  expect(failed.headers.get('content-security-policy')).toContain("object-src 'none'");
});
