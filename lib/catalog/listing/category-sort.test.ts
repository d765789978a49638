import { beforeEach, expect, it, vi } from 'vitest';
import { query } from '@/lib/magento/server/query';
import type { StoreConfig } from '@/lib/store/get-store-config';
import { getStoreConfig } from '@/lib/store/get-store-config';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { getListing } from './get-listing';
import { FIRST_PAGE } from './listing-params';

vi.mock('@/lib/magento/server/query', () => ({ query: vi.fn() }));
vi.mock('@/lib/store/get-store-config', () => ({ getStoreConfig: vi.fn() }));
vi.mock('@/lib/store/get-currency-rate', () => ({ getCurrencyRate: async () => 1 }));
vi.mock('@/lib/catalog/product/get-attributes', () => ({ getAttributes: async () => new Map() }));
vi.mock('@/lib/magento/capabilities/capabilities', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  getCapabilities: async () => ({
    fields: { ProductAttributeSortInput: ['strength'] },
    productAttributes: [],
    filters: {},
  }),
}));

beforeEach(() => {
  vi.mocked(query).mockReset();
  vi.mocked(query).mockResolvedValue({ products: { page_info: { current_page: 1, total_pages: 1 }, items: [] } });
});

async function listed(defaultSortBy: string | null, storeSortBy: string, sort = FIRST_PAGE.sort) {
  vi.mocked(getStoreConfig).mockResolvedValue({ gridPerPage: null, defaultSortBy: storeSortBy } as StoreConfig);
  const source = { type: 'category', uid: 'NA==', defaultSortBy } as const;
  const { params } = await getListing(testStoreContext, source, { ...FIRST_PAGE, sort });
  return { asked: vi.mocked(query).mock.calls[0]?.[1], params };
}

it.each([
  ['price', 'position', 'price'],
  ['strength', 'price', 'strength'],
  ['nope', 'price', 'price'],
  [null, 'price', 'price'],
  [null, 'nope', 'position'],
])('[CAT-1] a category whose own order is %s lists, in a store with %s, by %s', async (own, stores, field) => {
  expect((await listed(own, stores)).asked).toMatchObject({ sort: { [field]: 'ASC' } });
});

it('[CAT-1] the category’s own order in an address counts as none, the store’s as one', async () => {
  const sorted = (field: string) => listed('price', 'position', { field, direction: 'asc' });
  expect((await sorted('price')).params.sort).toBeNull();
  expect((await sorted('position')).params.sort).toEqual({ field: 'position', direction: 'asc' });
});
