import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Badge } from '@/lib/catalog/card/card-rules';
import { env } from '@/lib/config/env';
import { testStoreContext, testStoreView } from '@/lib/store/store-context.fixture';
import { getCategoryMetadata, getProductMetadata, getSearchMetadata } from './get-metadata';

const reads = vi.hoisted(() => ({
  product: {},
  path: '/travel.html' as string | null,
  products: [] as object[],
  logo: '',
  filters: [] as object[],
  page: 1,
  total: 1,
}));
vi.mock('next-intl/server', async () => {
  const { default: messages } = await import('@/messages/en-GB.json');
  const { createTranslator } = await import('next-intl');
  return {
    getTranslations: async (namespace: 'catalog') => createTranslator({ locale: 'en-GB', messages, namespace }),
  };
});
vi.mock('@/lib/catalog/product/get-product', () => ({ getProduct: async () => reads.product }));
const brand = {
  ...{ code: 'brand', label: 'Brand', type: 'options' },
  options: ['Acme', 'Velmora'].map((label, index) => ({ value: `${index}`, label, count: 3, isSelected: false })),
};
const sugarFree = {
  ...{ code: 'sugar_free', label: 'Sugar free', type: 'yes-no' },
  options: [{ value: '1', label: '1', count: 3, isSelected: false }],
};
vi.mock('@/lib/catalog/listing/get-listing', () => ({
  getListing: async () => ({
    products: reads.products,
    total: reads.total,
    params: { page: reads.page, filters: reads.filters, sort: null },
    facets: [brand, sugarFree],
  }),
}));
vi.mock('@/lib/catalog/category/get-category', () => ({
  getCategory: async () => ({
    name: 'Travel',
    path: reads.path,
    description: '<p>For trips.</p><p>And home.</p><p data-active-to="2020-01-01 00:00:00">Over</p>',
    showsProducts: true,
    meta: { title: 'Travel' },
    image: null,
  }),
}));
vi.mock('@/lib/store/get-store-config', () => ({
  getStoreConfig: async () => ({ storeName: 'mmstr', logo: { src: reads.logo } }),
}));
vi.mock('./get-addresses', async (original) => ({
  ...(await original<object>()),
  getProductAddresses: async () => [],
  getCategoryAddresses: async () => [],
  getCmsAddresses: async () => [],
}));

const badge: Badge = {
  ...{ kind: 'pom', label: 'Prescription only', tone: 'warning', icon: 'shield', isSold: false },
  hiddenOn: ['shared'],
};
const picture = (name: string) => `https://shop.example/media/catalog/product/${name}.jpg`;
const key = { sku: 'A', uid: 'MQ==', urlKey: 'a' };
const pictures = ({ openGraph }: Awaited<ReturnType<typeof getProductMetadata>>) => JSON.stringify(openGraph?.images);

beforeEach(() => {
  env.SITE_ORIGIN = 'https://shop.example';
  env.SHOP_TRADE = 'pharmacy';
  reads.path = '/travel.html';
  reads.logo = '';
  reads.filters = [];
  reads.page = 1;
  reads.total = 1;
});
afterEach(() => {
  env.SITE_ORIGIN = undefined;
  env.SHOP_TRADE = undefined;
});

describe('The picture of a link that is shared', () => {
  it('is the product’s, or the shop’s own sign where the product may not be shown there', async () => {
    const product = { name: 'A', href: '/a.html', meta: {}, image: picture('a'), images: [{ url: picture('a') }] };
    reads.product = { ...product, badge: null };
    expect(pictures(await getProductMetadata(testStoreContext, key, '/a.html'))).toContain('product/a.jpg');
    reads.product = { ...product, badge };
    expect(pictures(await getProductMetadata(testStoreContext, key, '/a.html'))).toMatch(/\/icons\/icon-512\.png/);
    reads.logo = 'logo.png';
    expect(pictures(await getProductMetadata(testStoreContext, key, '/a.html'))).toMatch(/\/media\/logo\/logo\.png/);
  });

  it('is of a category’s first product that may be shown there', async () => {
    reads.products = [
      { image: picture('a'), badge },
      { image: picture('b'), badge: null },
    ];
    expect(pictures(await getCategoryMetadata(testStoreContext, 'NA==', { path: '/travel.html' }))).toContain(
      'product/b.jpg',
    );
    reads.products = reads.products.slice(0, 1);
    expect(pictures(await getCategoryMetadata(testStoreContext, 'NA==', { path: '/travel.html' }))).toBeUndefined();
  });
});

it('[CAT-1] A category that the backend keeps no path of stands for itself where it was met, in its store view', async () => {
  reads.path = null;
  const thai = { ...testStoreContext, storeView: testStoreView({ code: 'mmstr_th', isDefault: false }) };
  const { alternates } = await getCategoryMetadata(thai, 'NA==', { path: '/ยา' });
  expect(alternates?.canonical).toBe('https://shop.example/mmstr_th/%E0%B8%A2%E0%B8%B2');
});

it('[CMS-3] A category without a description for search engines has what its text says now', async () => {
  const { description } = await getCategoryMetadata(testStoreContext, 'NA==', { path: '/travel.html' });
  expect(description).toBe('For trips. And home.');
});

describe('The title of a listing', () => {
  it('has the number of a later page, so that no two pages share one', async () => {
    expect((await getCategoryMetadata(testStoreContext, 'NA==', { path: '/travel.html' })).title).toBe('Travel');
    reads.page = 2;
    expect((await getCategoryMetadata(testStoreContext, 'NA==', { path: '/travel.html' })).title).toBe(
      'Travel · Page 2',
    );
    const search = (params: string) => getSearchMetadata(testStoreContext, new URLSearchParams(params));
    expect((await search('query=cold')).title).toBe('Results for “cold” · Page 2');
    expect((await search('')).title).toBe('Search');
    reads.page = 1;
    expect(await search('query=cold')).toMatchObject({
      title: 'Results for “cold”',
      robots: { index: false, follow: true },
    });
  });

  it('[CAT-1] has the one value that it is narrowed by, before the number of its page; of more it has none', async () => {
    const filter = (value: string) => ({ code: 'brand', value, label: 'Buy here!' });
    const title = async () => (await getCategoryMetadata(testStoreContext, 'NA==', { path: '/travel.html' })).title;
    reads.filters = [filter('0')];
    expect(await title()).toBe('Travel · Acme');
    reads.page = 2;
    expect(await title()).toBe('Travel · Acme · Page 2');
    reads.filters = [filter('0'), filter('1')];
    expect(await title()).toBe('Travel · Page 2');
    reads.filters = [{ code: 'sugar_free', value: '1', label: '1' }];
    expect(await title()).toBe('Travel · Sugar free: Yes · Page 2');
  });

  it('[CAT-6] says of a search that nothing was found', async () => {
    reads.total = 0;
    const { title } = await getSearchMetadata(testStoreContext, new URLSearchParams('query=xyzzyqq'));
    expect(title).toBe('Nothing found for “xyzzyqq”');
  });
});
