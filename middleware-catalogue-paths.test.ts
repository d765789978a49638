import { describe, expect, test } from 'vitest';
import { BY_WORKER, inProduction, inside, visit, visitedShop } from './middleware.fixture';

const shop = visitedShop();

describe('catalogue paths', () => {
  test('[ROUTE-1] / is the CMS home page that the backend resolves', async () => {
    const response = await visit('/');
    expect(inside(response)).toBe('/mmstr_en/GBP/~cms');
    expect(shop.commerce.calls.at(-1)?.variables).toEqual({ url: '/' });
  });

  test('[ROUTE-14 ROUTE-21] each type of page has a folder of its own', async () => {
    expect(inside(await visit('/pain-relief.html'))).toBe('/mmstr_en/GBP/~category/pain-relief.html');
    expect(inside(await visit('/paracetamol.html'))).toBe('/mmstr_en/GBP/~product/paracetamol.html');
  });

  test('[ROUTE-14] an address whose suffix is a slash has a page inside without it, as Next stores it', async () => {
    expect((await visit('/slashed')).headers.get('location')).toBe('https://shop.example/slashed/');
    expect(inside(await visit('/slashed/'))).toBe('/mmstr_en/GBP/~category/slashed');
    expect(inside(await visit('/slashed/?page=2'))).toBe('/mmstr_en/GBP/~category-filtered/slashed?page=2');
  });

  test('a leaflet is a content page with a folder of its own', async () => {
    expect(inside(await visit('/leaflets/paracetamol'))).toBe('/mmstr_en/GBP/~leaflet/leaflets/paracetamol');
  });

  test('[ROUTE-14] a path is asked for as the merchant wrote it, in its view', async () => {
    expect(inside(await visit(encodeURI('/mmstr_th/ยา.html')))).toBe('/mmstr_th/THB/~category/ยา.html');
    const call = shop.commerce.calls.at(-1);
    expect(call?.variables).toEqual({ url: '/ยา.html' });
    expect(call?.headers.get('store')).toBe('mmstr_th');
  });

  test('[ROUTE-14] a path is resolved once for many visitors at a time', async () => {
    await Promise.all([visit('/pain-relief.html'), visit('/pain-relief.html'), visit('/pain-relief.html')]);
    await visit('/pain-relief.html');
    expect(shop.commerce.calls.filter((call) => call.query.startsWith('query route'))).toHaveLength(1);
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
    const asked = shop.commerce.calls.filter(({ query }) => query.startsWith('query route'));
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

  test('[ROUTE-16] a path that is nothing is 404 through the service worker, too', async () => {
    const response = await visit('/nothing.html', { headers: BY_WORKER });
    expect(response.status).toBe(404);
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
    const before = shop.commerce.calls.length;
    expect((await visit(path)).status).toBe(404);
    expect(shop.commerce.calls).toHaveLength(before);
  });

  test('[ROUTE-16] a path as long as Magento takes it is asked for', async () => {
    await visit(`/${'x'.repeat(254)}`);
    expect(shop.commerce.calls.at(-1)?.variables).toEqual({ url: `/${'x'.repeat(254)}` });
  });

  test('[ROUTE-22] longer paths than an app path fall through to the catalogue', async () => {
    await visit('/graphqlish/page.html');
    expect(shop.commerce.calls.at(-1)?.variables).toEqual({ url: '/graphqlish/page.html' });
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
    shop.commerce.answers['/pain-relief.html'] = () => new Response('<p>');
    await visit('/pain-relief.html?utm_source=mail');
    expect(shop.commerce.calls.at(-1)?.url.href).toBe('http://127.0.0.1:3000/pain-relief.html');
    shop.commerce.answers['/checkout/onepage/success'] = () => new Response('<p>');
    await visit('/checkout/onepage/success/%3Cx%3E');
    expect(shop.commerce.calls.at(-1)?.url.href).toBe('http://127.0.0.1:3000/checkout/onepage/success');
  });
});
