import { beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '@/lib/errors/app-error';
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

const thai = { ...testStoreContext, currency: 'THB' };
const source = { type: 'category', uid: 'NA==', defaultSortBy: null } as const;
const price = { code: 'price', label: '', value: '400_800' };
const brand = { code: 'brand', label: 'Velmora', value: '301' };

const converted = {
  attribute_code: 'price',
  label: 'Price',
  position: null,
  options: ['0_400', '400_800'].map((value) => ({ value, label: value, count: 3 })),
};
const listing = {
  products: { total_count: 6, page_info: { current_page: 1, total_pages: 1 }, items: [], aggregations: [converted] },
};

beforeEach(() => {
  vi.mocked(query).mockReset();
});

it('[CAT-1] every read of a listing filters by price in the base currency; its address keeps the page’s', async () => {
  vi.mocked(query).mockResolvedValue(listing);
  const filters = [price, brand];
  const { params } = await getListing(thai, source, { ...FIRST_PAGE, filters });
  const asked = vi.mocked(query).mock.calls.map(([, variables]) => variables as { filter?: { price?: object } });
  expect(asked.flatMap(({ filter }) => filter?.price ?? [])).toEqual([
    { from: '10', to: '20' },
    { from: '10', to: '20' },
  ]);
  expect(params.filters).toContainEqual(price);
});

type Counts = Record<string, { filter?: never; price: object; brand?: object }>;

/** Answers for listings, and for the steps with the counts of the whole listing or, filtered by brand, of fewer. */
function answer(counts: (isFiltered: boolean) => number[]) {
  vi.mocked(query).mockImplementation(async (_, variables) => {
    if (!('a' in variables)) return listing;
    const found = counts((variables as Counts).a?.brand !== undefined);
    return Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f'].map((name, at) => [name, { total_count: found[at] }]));
  });
}

async function steps(context: typeof thai, filters: (typeof brand)[] = []) {
  const { facets } = await getListing(context, source, { ...FIRST_PAGE, filters });
  const options = facets.find(({ code }) => code === 'price')?.options ?? [];
  return options.map(({ step, value, count }) => [step, value, count]);
}

it('[CAT-1] steps of prices are round in the page’s currency, the same with every filter, and hold what they count', async () => {
  answer((isFiltered) => (isFiltered ? [1, 0, 2, 0, 0, 0] : [4, 5, 6, 0, 0, 0]));
  expect(await steps(thai)).toEqual([
    ['0_100', '0_99.99', 4],
    ['100_250', '100_249.99', 5],
    ['250_500', '250_499.99', 6],
  ]);
  expect(await steps(thai, [brand, price])).toEqual([
    ['0_100', '0_99.99', 1],
    ['100_250', '100_249.99', 0],
    ['250_500', '250_499.99', 2],
  ]);
  const [, asked] = vi.mocked(query).mock.calls.find(([, variables]) => 'a' in variables) ?? [];
  expect((asked as Counts).b?.price).toEqual({ from: '2.5', to: '6.24' });
});

it('[CAT-1] a backend that will not count so many at once keeps steps of its own; so does the base currency', async () => {
  const own = [
    ['0_400', '0_399.99', 3],
    ['400_800', '400_799.99', 3],
  ];
  answer(() => {
    throw new AppError('graphql', 'Max Aliases in query should be less than or equal to 5', {
      category: 'graphql-input',
    });
  });
  expect(await steps(thai)).toEqual(own);
  answer(() => [1, 1, 1, 1, 1, 1]);
  expect(await steps({ ...thai, currency: 'GBP' })).toEqual(own);
  answer(() => {
    throw new AppError('network', 'Gone');
  });
  await expect(steps(thai)).rejects.toThrow('Gone');
});
