import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '@/lib/errors/app-error';
import { fakeCommerce, threeViews } from '@/lib/testing/fake-commerce';
import { clearProcessMemory } from '@/lib/testing/forget-process-memory';
import { getSitemapNames, getSitemapPages } from './get-sitemap';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));

const TOTAL = 5300;
const scalar = { kind: 'SCALAR', ofType: null };
const productFields = (names: string[]) => ({
  ProductInterface: { fields: names.map((name) => ({ name, type: scalar })) },
  filters: null,
});

interface Call {
  query: string;
  variables: Record<string, unknown>;
}

function productPage({ query, variables }: Call) {
  const [size, page] = [Number(variables.pageSize), Number(variables.currentPage)];
  const from = (page - 1) * size;
  const items = Array.from({ length: Math.max(0, Math.min(size, TOTAL - from)) }, (_, index) => ({
    url_key: `p-${from + index + 1}`,
    url_suffix: '.html',
    ...(query.includes('updated_at') ? { updated_at: '2026-02-03 04:05:06' } : {}),
  }));
  return { products: { page_info: { total_pages: Math.ceil(TOTAL / size) }, items } };
}

const links = '<a href="http://backend.example/delivery">D</a><a href="http://backend.example/pain.html">P</a>';
const answers = {
  '/graphql': productFields(['sku']),
  storeViews: threeViews,
  storeConfig: { storeConfig: { root_category_uid: 'Mg==', base_url: 'http://backend.example/' } },
  sitemapCount: { products: { total_count: TOTAL } },
  sitemapProducts: productPage,
  sitemapCategories: {
    categories: { items: [{ children: [{ url_path: 'pain', url_suffix: '.html', children: [] }] }] },
  },
  cmsBlocks: { cmsBlocks: { items: [{ identifier: 'footer-links', content: links }] } },
  route: ({ variables }: { variables: Record<string, unknown> }) => ({
    route:
      variables.url === '/delivery' ? { redirect_code: 0, identifier: 'delivery' } : { redirect_code: 0, uid: 'Mw==' },
  }),
};
const down = () => new Response('down', { status: 503 });

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  clearProcessMemory();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the sitemap', () => {
  test('[STORE-2] the sitemap has files of every store view, the default one first', async () => {
    fakeCommerce(answers);
    expect(await getSitemapNames()).toEqual(
      ['mmstr_en', 'mmstr_us', 'mmstr_th'].flatMap((code) => [
        `sitemap-${code}-pages.xml`,
        `sitemap-${code}-products-1.xml`,
        `sitemap-${code}-products-2.xml`,
      ]),
    );
  });

  test('[ROUTE-14] the sitemap lists each product once, asked for in pages that no Magento refuses', async () => {
    const { calls } = fakeCommerce(answers);
    const first = await getSitemapPages('sitemap-mmstr_th-products-1.xml');
    const second = await getSitemapPages('sitemap-mmstr_th-products-2.xml');
    expect([first?.length, second?.length]).toEqual([5000, 300]);
    expect(new Set([...(first ?? []), ...(second ?? [])].map(({ path }) => path)).size).toBe(TOTAL);
    expect(second?.[0]).toEqual({ path: '/mmstr_th/p-5001.html', changed: null });
    const asked = calls.filter(({ query }) => query.includes('sitemapProducts'));
    expect(Math.max(...asked.map(({ variables }) => Number(variables.pageSize)))).toBeLessThanOrEqual(300);
    expect(asked.every(({ headers }) => headers.get('store') === 'mmstr_th')).toBe(true);
  });

  test('the sitemap tells when a product last changed, where the backend does', async () => {
    fakeCommerce({ ...answers, '/graphql': productFields(['sku', 'updated_at']) });
    const pages = await getSitemapPages('sitemap-mmstr_en-products-2.xml');
    expect(pages?.[0]).toEqual({ path: '/p-5001.html', changed: '2026-02-03' });
  });

  test('[ROUTE-14] the sitemap lists the home page, the categories, and content pages that the footer links to', async () => {
    fakeCommerce(answers);
    const pages = await getSitemapPages('sitemap-mmstr_us-pages.xml');
    expect(pages?.map(({ path }) => path)).toEqual(['/mmstr_us', '/mmstr_us/pain.html', '/mmstr_us/delivery']);
  });

  test('[ROUTE-14] the sitemap lists a tree of categories parents first, those without an address by their children alone', async () => {
    const children = [
      { url_path: 'a', url_suffix: '.html', children: [{ url_path: 'a/b', url_suffix: '.html', children: [] }] },
      { url_path: null, children: [{ url_path: 'c', url_suffix: null }] },
      null,
    ];
    fakeCommerce({ ...answers, sitemapCategories: { categories: { items: [{ children }] } } });
    const pages = await getSitemapPages('sitemap-mmstr_en-pages.xml');
    expect(pages?.map(({ path }) => path)).toEqual(['/', '/a.html', '/a/b.html', '/c', '/delivery']);
  });

  test('the sitemap asks once, and serves what it knows while the backend fails', async () => {
    const { calls } = fakeCommerce(answers);
    const known = await getSitemapPages('sitemap-mmstr_en-products-2.xml');
    const count = calls.length;
    fakeCommerce({ '/graphql': down });
    expect(await getSitemapPages('sitemap-mmstr_en-products-2.xml')).toEqual(known);
    expect(calls).toHaveLength(count);
  });

  test('the sitemap knows no other file', async () => {
    fakeCommerce(answers);
    expect(await getSitemapPages('sitemap-mmstr_en-products-3.xml')).toBeNull();
    expect(await getSitemapPages('sitemap-other-pages.xml')).toBeNull();
  });

  test('a file of products that Magento’s index answers without any, as beyond its window, fails rather than be empty', async () => {
    const none = { products: { page_info: { total_pages: 0 }, items: [] } };
    const windowed = (call: Call) => (Number(call.variables.currentPage) > 20 ? none : productPage(call));
    fakeCommerce({ ...answers, sitemapProducts: windowed });
    expect(await getSitemapPages('sitemap-mmstr_en-products-1.xml')).toHaveLength(5000);
    await expect(getSitemapPages('sitemap-mmstr_en-products-2.xml')).rejects.toBeInstanceOf(AppError);
  });

  test('[ROUTE-14] a badly encoded link of the footer is left out of the sitemap, and no other', async () => {
    const broken = '<a href="http://backend.example/50%-off">O</a><a href="http://backend.example/salt%26pepper">S</a>';
    const { calls } = fakeCommerce({
      ...answers,
      cmsBlocks: { cmsBlocks: { items: [{ identifier: 'footer-links', content: `${broken}${links}` }] } },
    });
    const pages = await getSitemapPages('sitemap-mmstr_en-pages.xml');
    expect(pages?.map(({ path }) => path)).toEqual(['/', '/pain.html', '/delivery']);
    expect(calls.map(({ variables }) => variables.url)).toContain('/salt&pepper');
  });

  test('the sitemap fails as a whole rather than list a part', async () => {
    const failing = (call: Call) => (call.variables.currentPage === 3 ? down() : productPage(call));
    fakeCommerce({ ...answers, sitemapProducts: failing });
    await expect(getSitemapPages('sitemap-mmstr_en-products-1.xml')).rejects.toThrow();
  });
});
