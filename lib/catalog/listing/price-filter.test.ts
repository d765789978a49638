import { expect, it, vi } from 'vitest';
import { query } from '@/lib/magento/server/query';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { getListing } from './get-listing';
import { FIRST_PAGE } from './listing-params';

vi.mock('@/lib/magento/server/query', () => ({ query: vi.fn() }));
vi.mock('@/lib/store/get-store-config', () => ({ getStoreConfig: async () => ({}) }));
vi.mock('@/lib/catalog/product/get-attributes', () => ({ getAttributes: async () => new Map() }));
vi.mock('@/lib/magento/capabilities/capabilities', () => ({
  getCapabilities: async () => ({ fields: {}, productAttributes: [], filters: { brand: 'equal', price: 'range' } }),
  hasField: () => false,
}));
vi.mock('@/lib/store/get-currency-rate', () => ({
  getCurrencyRate: async ({ currency }: { currency: string }) => (currency === 'THB' ? 40 : 1),
}));

it('[CAT-1] every read of a listing filters by price in the base currency; its address keeps the page’s', async () => {
  const page = { current_page: 1, total_pages: 1 };
  vi.mocked(query).mockResolvedValue({ products: { total_count: 1, page_info: page, items: [] } });
  const price = { code: 'price', label: '', value: '400_800' };
  const filters = [price, { code: 'brand', label: 'Velmora', value: '301' }];
  const thai = { ...testStoreContext, currency: 'THB' };
  const source = { type: 'category', uid: 'NA==', defaultSortBy: null } as const;
  const { params } = await getListing(thai, source, { ...FIRST_PAGE, filters });
  const asked = vi.mocked(query).mock.calls.map(([, variables]) => variables as { filter: { price?: object } });
  expect(asked.flatMap(({ filter }) => filter.price ?? [])).toEqual([
    { from: '10', to: '20' },
    { from: '10', to: '20' },
  ]);
  expect(params.filters).toContainEqual(price);
});
