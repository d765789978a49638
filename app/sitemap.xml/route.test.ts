import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GET as getFile } from '@/app/api/sitemap/[file]/route';
import { GET as getRobots } from '@/app/robots.txt/route';
import { env } from '@/lib/config/env';
import { fakeCommerce, threeViews } from '@/lib/testing/fake-commerce';
import { clearProcessMemory } from '@/lib/testing/forget-process-memory';
import { GET as getIndex } from './route';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));

const request = new Request('http://localhost:3000/', { headers: { host: 'asked.example' } });
const file = (name: string) => getFile(request, { params: Promise.resolve({ file: name }) });
const ONE = { products: { page_info: { total_pages: 1 }, items: [{ url_key: 'a', url_suffix: '.html' }] } };
const shop = (sitemapProducts: object = ONE) =>
  fakeCommerce({
    '/graphql': { filters: null },
    storeViews: threeViews,
    sitemapCount: { products: { total_count: 1 } },
    sitemapProducts,
    route: ({ variables: { url } }: { variables: Record<string, unknown> }) => ({
      route: url === '/leaflets/a' ? { redirect_code: 0, identifier: 'leaflets/a' } : null,
    }),
  });

beforeEach(() => {
  env.SITE_ORIGIN = 'https://shop.example';
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  Object.assign(env, { SITE_ORIGIN: undefined, SHOP_TRADE: undefined, COMMERCE_FIELDS: undefined });
  clearProcessMemory();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('files for crawlers', () => {
  test('name the shop’s origin and may be stored by shared caches', async () => {
    shop();
    const [index, products] = [await getIndex(request), await file('sitemap-mmstr_th-products-1.xml')];
    expect(await index.text()).toContain('<loc>https://shop.example/sitemap-mmstr_th-products-1.xml</loc>');
    expect(await products.text()).toContain('<loc>https://shop.example/mmstr_th/a.html</loc>');
    expect(products.headers.get('content-type')).toBe('application/xml');
    expect(products.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  test.each([
    ['pharmacy', ['/a.html', '/b.html', '/c.html', '/d.html', '/e.html', '/leaflets/a']],
    ['neutral', ['/a.html', '/b.html', '/c.html', '/d.html', '/e.html']],
  ] as const)(
    'list the leaflets that products name, where they are, in a shop that shows them: %s',
    async (trade, paths) => {
      env.SHOP_TRADE = trade;
      env.COMMERCE_FIELDS = 'ProductInterface.leaflet';
      const leaflets = {
        a: 'leaflets/a',
        b: 'leaflets/a',
        c: 'https://shop.example/c.pdf',
        d: null,
        e: 'leaflets/misspelt',
      };
      const items = Object.entries(leaflets).map(([url_key, leaflet]) => ({ url_key, url_suffix: '.html', leaflet }));
      shop({ products: { page_info: { total_pages: 1 }, items } });
      const text = await (await file('sitemap-mmstr_en-products-1.xml')).text();
      fakeCommerce({ '/graphql': () => new Response('down', { status: 503 }) });
      expect(await (await file('sitemap-mmstr_en-products-1.xml')).text(), 'what it knows').toBe(text);
      const listed = [...text.matchAll(/<loc>https:\/\/shop\.example([^<]*)/g)].map(([, path]) => path);
      expect(listed).toEqual(paths);
    },
  );

  test('without SITE_ORIGIN name the host that was asked, and are nobody else’s', async () => {
    env.SITE_ORIGIN = undefined;
    shop();
    const index = await getIndex(request);
    expect(await index.text()).toContain('<loc>http://asked.example/sitemap-mmstr_en-pages.xml</loc>');
    expect(index.headers.get('cache-control')).toMatch(/^private/);
  });

  test('are 503 while the backend fails, and 404 where there is none', async () => {
    shop();
    expect((await file('sitemap-mmstr_en-products-2.xml')).status).toBe(404);
    clearProcessMemory();
    clearProcessMemory();
    fakeCommerce({});
    for (const answer of [await getIndex(request), await file('sitemap-mmstr_en-pages.xml')]) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  test('robots.txt comes even while the backend fails: without it the whole shop would count as closed', async () => {
    fakeCommerce({ storeViews: () => new Response('down', { status: 503 }) });
    const answer = await getRobots(request);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control'), 'it lacks the rules of the other views').toBe('no-store');
    expect(await answer.text()).toMatch(/Disallow: \/checkout\/\n.*Sitemap: https:\/\/shop\.example\/sitemap\.xml/s);
    clearProcessMemory();
    shop();
    expect((await getRobots(request)).headers.get('cache-control')).toBe('public, max-age=3600');
  });
});
