import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '@/lib/errors/app-error';
import { testStoreContext, testStoreView } from '@/lib/store/store-context.fixture';
import { fakeCommerce, threeViews } from '@/lib/testing/fake-commerce';
import { getCategoryAddresses, getCategoryPath, getCmsAddresses, getProductAddresses } from './get-addresses';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));

const product = { sku: 'A-1', uid: 'MQ==', urlKey: 'a' };

type Answers = Record<string, unknown>;
/** Answers by store code. */
const byView = (answers: Answers) => (call: { headers: Headers }) => answers[call.headers.get('store') ?? ''];
const shop = (answers: Parameters<typeof fakeCommerce>[0]) => fakeCommerce({ storeViews: threeViews, ...answers });
const paths = async (addresses: ReturnType<typeof getProductAddresses>) =>
  Object.fromEntries((await addresses).map((address) => [address.storeView.code, address.path]));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a product’s addresses', () => {
  const found = (url_key: string) => ({ products: { items: [{ url_key, url_suffix: '.html' }] } });
  const none = { products: { items: [] } };

  test('[ROUTE-14] each store view is asked by SKU for its own address of a product; the default store view first', async () => {
    const { calls } = shop({
      productAddress: byView({ mmstr_en: found('a'), mmstr_us: found('a-us'), mmstr_th: found('ยา') }),
    });
    const addresses = await getProductAddresses(product);
    expect(addresses.map((address) => [address.storeView.code, address.path])).toEqual([
      ['mmstr_en', '/a.html'],
      ['mmstr_us', '/a-us.html'],
      ['mmstr_th', '/ยา.html'],
    ]);
    expect(calls.filter(({ query }) => query.includes('productAddress')).map(({ variables }) => variables)).toEqual([
      { sku: 'A-1' },
      { sku: 'A-1' },
      { sku: 'A-1' },
    ]);
  });

  test('[ROUTE-14, STORE-9] a product that the search leaves out, being out of stock, is asked for by address, with the suffix of products', async () => {
    shop({
      productAddress: byView({ mmstr_en: none, mmstr_us: none, mmstr_th: none }),
      routeAddress: byView({
        mmstr_en: { route: { redirect_code: 0, sku: 'A-1' } },
        mmstr_us: { route: { redirect_code: 0, sku: 'ANOTHER' } },
        mmstr_th: { route: null },
      }),
    });
    expect(await paths(getProductAddresses(product))).toEqual({ mmstr_en: '/a.htm' });
  });

  test('[ROUTE-14] a view in which the product is disabled is left out: its address, which Magento still answers, is a 404', async () => {
    const route = { redirect_code: 0, sku: 'A-1', stock_status: 'OUT_OF_STOCK' };
    shop({
      productAddress: byView({ mmstr_en: found('a'), mmstr_us: none, mmstr_th: none }),
      routeAddress: byView({
        mmstr_us: { route: { ...route, categories: [] } },
        mmstr_th: { route: { ...route, categories: [{ uid: 'NA==' }] } },
      }),
    });
    expect(await paths(getProductAddresses(product))).toEqual({ mmstr_en: '/a.html', mmstr_th: '/a.htm' });
  });

  test('a store view that refuses the question is left out; a backend that fails is an error', async () => {
    shop({
      productAddress: byView({
        mmstr_en: found('a'),
        mmstr_us: Response.json({ errors: [{ message: 'No.' }] }),
        mmstr_th: found('a'),
      }),
    });
    expect(Object.keys(await paths(getProductAddresses(product)))).toEqual(['mmstr_en', 'mmstr_th']);
    shop({ productAddress: () => new Response('down', { status: 502 }) });
    await expect(getProductAddresses(product)).rejects.toBeInstanceOf(AppError);
  });
});

test('[ROUTE-14] a category’s addresses: its own path in each store view, none where a store view lacks it; its page’s is known', async () => {
  const found = (url_path: string | null) => ({ categories: { items: [{ url_path, url_suffix: '.html' }] } });
  shop({
    categoryAddress: byView({
      mmstr_en: found('health/pain'),
      mmstr_us: { categories: { items: [] } },
      mmstr_th: found(null),
    }),
  });
  const own = { storeView: testStoreView({ code: 'mmstr_th' }), path: '/met.html' };
  expect(await paths(getCategoryAddresses('Mw==', own))).toEqual({
    mmstr_en: '/health/pain.html',
    mmstr_th: '/met.html',
  });
});

test.each([
  ['the backend has no path of', null, '/met/1.html', {}],
  ['the backend has a path that is gone of', '/gone.html', '/met/2.html', { route: null }],
  [
    'the backend has a path of another category for',
    '/pain.html',
    '/met/3.html',
    { route: { __typename: 'CategoryTree', redirect_code: 0, uid: 'OQ==' } },
  ],
])('[ROUTE-14] where %s a category, its page stands where it was met', async (_, path, met, route) => {
  shop({ route });
  expect(await getCategoryPath(testStoreContext, { uid: 'Mw==', path }, met)).toBe(met);
});

test('[ROUTE-14] a category that was met elsewhere stands where the backend says; one that was met there is not asked for', async () => {
  const { calls } = shop({ route: { route: { __typename: 'CategoryTree', redirect_code: 0, uid: 'Mw==' } } });
  const category = { uid: 'Mw==', path: '/health.html' };
  expect(await getCategoryPath(testStoreContext, category, '/health.html')).toBe('/health.html');
  expect(calls).toEqual([]);
  expect(await getCategoryPath(testStoreContext, category, '/old/health.html')).toBe('/health.html');
});

describe('a content page’s addresses', () => {
  const configs = (homes: Record<string, string>) => ({
    // What the backend has is asked without a name.
    '/graphql': { filters: null },
    storeConfig: byView(
      Object.fromEntries(Object.entries(homes).map(([code, home]) => [code, { storeConfig: { cms_home_page: home } }])),
    ),
  });
  const homes = { mmstr_en: 'home', mmstr_us: 'home|7', mmstr_th: 'welcome' };
  const pages = byView({
    mmstr_en: { route: { redirect_code: 0, identifier: 'delivery' } },
    mmstr_us: { route: { redirect_code: 301, identifier: 'delivery' } },
    mmstr_th: { route: { redirect_code: 0, identifier: 'delivery' } },
  });

  test('[ROUTE-14] a content page has the same identifier in another store view, where it resolves there', async () => {
    shop({ ...configs(homes), routeAddress: pages });
    expect(await paths(getCmsAddresses(testStoreView(), 'delivery'))).toEqual({
      mmstr_en: '/delivery',
      mmstr_th: '/delivery',
    });
  });

  test('[ROUTE-1] a home page is every store view’s home page, whatever it is called there', async () => {
    shop({
      ...configs(homes),
      routeAddress: ({ variables }: { variables: object }) => ({
        route: Reflect.get(variables, 'url') === '/' ? { redirect_code: 0, identifier: 'any' } : null,
      }),
    });
    expect(await paths(getCmsAddresses(testStoreView(), 'home'))).toEqual({
      mmstr_en: '/',
      mmstr_us: '/',
      mmstr_th: '/',
    });
  });

  test('a page that is the home page elsewhere is not that store view’s alternate', async () => {
    shop({ ...configs({ ...homes, mmstr_th: 'delivery' }), routeAddress: pages });
    expect(await paths(getCmsAddresses(testStoreView(), 'delivery'))).toEqual({ mmstr_en: '/delivery' });
  });
});
