import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/lib/errors/app-error';
import { query } from '@/lib/magento/server/query';
import type { StoreConfig } from '@/lib/store/get-store-config';
import { getStoreConfig } from '@/lib/store/get-store-config';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { getListing } from './get-listing';
import { FIRST_PAGE } from './listing-params';

vi.mock('@/lib/magento/server/query', () => ({ query: vi.fn() }));
vi.mock('@/lib/store/get-store-config', () => ({ getStoreConfig: vi.fn() }));
vi.mock('@/lib/store/get-currency-rate', () => ({ getCurrencyRate: async () => 1 }));
vi.mock('@/lib/magento/capabilities/capabilities', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  getCapabilities: async () => ({
    fields: { ProductAttributeSortInput: ['strength'] },
    productAttributes: [],
    filters: { brand: 'equal', price: 'range', category_id: 'equal' },
  }),
}));

const { attributes } = vi.hoisted(() => ({ attributes: new Map<string, { options: Map<string, string> }>() }));
vi.mock('@/lib/catalog/product/get-attributes', () => ({ getAttributes: async () => attributes }));

const CATEGORY = { type: 'category', uid: 'NA==', defaultSortBy: null } as const;
const SEARCH = { type: 'search', term: 'balm' } as const;
const backend = vi.mocked(query);
const money = { value: 4.99, currency: 'GBP' };

const item = (id: number) => ({
  __typename: 'SimpleProduct',
  uid: `uid-${id}`,
  sku: `sku-${id}`,
  name: `Balm ${id}`,
  url_key: `balm-${id}`,
  url_suffix: '.html',
  stock_status: 'IN_STOCK',
  rating_summary: 0,
  review_count: 0,
  price_range: { minimum_price: { final_price: money, regular_price: money } },
});

interface Asked extends Record<string, unknown> {
  currentPage: number;
  pageSize: number;
  sort: Record<string, string>;
  filter?: Record<string, unknown>;
}

const option = (value: string, count: number) => ({ value, label: `label ${value}`, count });

/** Like Magento's, counted with all filters: of a filtered attribute only the selected options are left. */
function aggregations(filter: Asked['filter'] = {}) {
  return [
    { attribute_code: 'price', label: 'Price', position: null, options: [option('0_10', 13)] },
    {
      attribute_code: 'category_id',
      label: 'Category',
      position: null,
      options: [option('3', 9), option('4', 4)],
    },
    {
      attribute_code: 'brand',
      label: 'Brand',
      position: 1,
      options: 'brand' in filter ? [option('301', 5)] : [option('301', 5), option('302', 8)],
    },
  ];
}

/** Thirteen products, as Magento answers for them. */
function magento({ currentPage, pageSize, sort, filter }: Asked) {
  if (!currentPage) return { products: { aggregations: aggregations(filter) } };
  const pages = Math.ceil(13 / pageSize);
  const [field = ''] = Object.keys(sort);
  if (!['position', 'relevance', 'price', 'name'].includes(field)) {
    throw new AppError('graphql', `Field "${field}" is not defined by type ProductAttributeSortInput.`, {
      category: 'graphql',
    });
  }
  if (currentPage > pages) {
    const message = `currentPage value ${currentPage} specified is greater than the ${pages} page(s) available.`;
    throw new AppError('graphql', message, { category: 'graphql-input' });
  }
  return {
    products: {
      total_count: 13,
      page_info: { current_page: currentPage, total_pages: pages },
      sort_fields: { options: [{ label: 'Position', value: 'position' }] },
      aggregations: aggregations(filter),
      suggestions: [{ search: 'balsam' }, null],
      items: [item(currentPage), null],
    },
  };
}

function storeSays(gridPerPage: number | null, defaultSortBy: string | null = null) {
  vi.mocked(getStoreConfig).mockResolvedValue({ gridPerPage, defaultSortBy } as StoreConfig);
}

const asked = () => backend.mock.calls.map(([, variables]) => variables as Asked);

beforeEach(() => {
  backend.mockReset();
  backend.mockImplementation(async (_document, variables) => magento(variables as Asked));
  storeSays(null);
});

describe('getListing', () => {
  it('[CAT-1] reads the first six products by position', async () => {
    const listing = await getListing(testStoreContext, CATEGORY, FIRST_PAGE);
    expect(asked()).toEqual([
      { filter: { category_uid: { eq: 'NA==' } }, sort: { position: 'ASC' }, pageSize: 6, currentPage: 1 },
    ]);
    expect(listing).toMatchObject({ total: 13, totalPages: 3, pageSize: 6, params: FIRST_PAGE });
    expect(listing.products.map((product) => product.href)).toEqual(['/balm-1.html']);
  });

  it('[CAT-1] uses the store’s page size', async () => {
    storeSays(12);
    expect((await getListing(testStoreContext, CATEGORY, FIRST_PAGE)).totalPages).toBe(2);
  });

  it.each([
    ['price', 'price'],
    ['strength', 'strength'],
    ['nope', 'position'],
  ])('[CAT-1] lists a category by the merchant’s “%s” upwards, where it can: by %s', async (code, field) => {
    backend.mockImplementation(async () => magento({ currentPage: 1, pageSize: 6, sort: { name: 'ASC' } }));
    storeSays(null, code);
    const { defaultSort, sortOptions } = await getListing(testStoreContext, CATEGORY, FIRST_PAGE);
    await getListing(testStoreContext, SEARCH, FIRST_PAGE);
    expect(asked().map(({ sort }) => sort)).toEqual([{ [field]: 'ASC' }, { relevance: 'DESC' }]);
    expect([defaultSort, sortOptions[0]]).toMatchObject([{ field }, { field }]);
  });

  it.each([
    [CATEGORY, 'price', 'asc', null],
    [CATEGORY, 'price', 'desc', { price: 'DESC' }],
    [CATEGORY, 'position', 'asc', { position: 'ASC' }],
    [SEARCH, 'relevance', 'desc', null],
  ] as const)(
    '[CAT-1, CAT-6] takes the default order of %o for none: %s-%s',
    async (source, field, direction, sort) => {
      storeSays(null, 'price');
      const { params } = await getListing(testStoreContext, source, { ...FIRST_PAGE, sort: { field, direction } });
      expect(params.sort).toEqual(sort && { field, direction });
      if (sort) expect(asked()[0]?.sort).toEqual(sort);
    },
  );

  it('reads the page, sort and filters of the URL', async () => {
    const filters = [{ code: 'brand', label: 'Velmora', value: '301' }];
    await getListing(testStoreContext, CATEGORY, { page: 2, sort: { field: 'price', direction: 'desc' }, filters });
    expect(asked()).toContainEqual({
      filter: { brand: { eq: '301' }, category_uid: { eq: 'NA==' } },
      sort: { price: 'DESC' },
      pageSize: 6,
      currentPage: 2,
    });
  });

  it('tags the read with its category', async () => {
    await getListing(testStoreContext, CATEGORY, FIRST_PAGE);
    expect(backend.mock.calls[0]?.[2].tags).toEqual(['catalog', 'cat_c_4', 'cat_c_p_4']);
  });

  it('[CAT-1] keeps the reads of whole listings and of one option; of the countless others it keeps nothing', async () => {
    attributes.set('brand', { options: new Map([['301', 'Velmora']]) });
    const keptWith = async (...filters: [code: string, value: string][]) => {
      backend.mockClear();
      const chosen = filters.map(([code, value]) => ({ code, label: value, value }));
      await getListing(testStoreContext, CATEGORY, { ...FIRST_PAGE, filters: chosen });
      return backend.mock.calls.map(([, variables, { isKept }]) => [
        Object.keys((variables as Asked).filter ?? {}),
        isKept,
      ]);
    };
    expect(await keptWith()).toEqual([[['category_uid'], true]]);
    expect(await keptWith(['brand', '301'])).toEqual([
      [['brand', 'category_uid'], true],
      [['category_uid'], true],
      // The same again, which one request asks once: the whole listing's ranges.
      [['category_uid'], true],
    ]);
    expect((await keptWith(['brand', '999']))[0]).toEqual([['brand', 'category_uid'], false]);
    expect((await keptWith(['price', '3.51_7']))[0]).toEqual([['price', 'category_uid'], false]);
    expect(await keptWith(['brand', '301'], ['price', '0_10'])).toEqual([
      [['brand', 'price', 'category_uid'], false],
      [['price', 'category_uid'], false],
      [['brand', 'category_uid'], true],
      [['category_uid'], true],
    ]);
    attributes.clear();
  });

  it('[CAT-1] keeps the bands of prices, whatever filters leave in them', async () => {
    const priced = (options: ReturnType<typeof option>[]) => [
      { attribute_code: 'price', label: 'Price', position: null, options },
    ];
    backend.mockImplementation((async (_: unknown, asked: Asked) => {
      const whole = priced([option('0_10', 9), option('10_20', 4)]);
      const aggregations =
        asked.filter && 'brand' in asked.filter ? priced([option('3_4', 2), option('5_6', 1)]) : whole;
      return { products: { ...magento(asked).products, aggregations } };
    }) as unknown as typeof query);
    const filters = [{ code: 'brand', label: 'Velmora', value: '301' }];
    const { facets } = await getListing(testStoreContext, CATEGORY, { ...FIRST_PAGE, filters });
    const price = facets.find(({ code }) => code === 'price');
    expect(price?.options.map(({ value, count }) => [value, count])).toEqual([
      ['0_9.99', 3],
      ['10_19.99', 0],
    ]);
  });

  it('gives the last page for one beyond the end', async () => {
    const listing = await getListing(testStoreContext, CATEGORY, { ...FIRST_PAGE, page: 99 });
    expect(asked().map(({ currentPage }) => currentPage)).toEqual([99, 1, 3]);
    expect(listing.params.page).toBe(3);
    expect(listing.products.map((product) => product.href)).toEqual(['/balm-3.html']);
  });

  it('gives the default order for a sort that the backend lacks', async () => {
    const sort = { field: 'nope', direction: 'asc' as const };
    const listing = await getListing(testStoreContext, CATEGORY, { ...FIRST_PAGE, page: 2, sort });
    expect(listing.params).toEqual({ ...FIRST_PAGE, page: 2 });
    expect(asked().at(-1)).toMatchObject({ sort: { position: 'ASC' }, currentPage: 2 });
  });

  it.each([
    new AppError('network', 'no answer'),
    new AppError('http', '503', { status: 503 }),
    new AppError('graphql', 'Internal server error', { category: 'internal' }),
  ])('[CAT-4] changes neither page nor total on an error ($kind)', async (error) => {
    backend.mockRejectedValueOnce(error);
    const params = { ...FIRST_PAGE, page: 3 };
    await expect(getListing(testStoreContext, CATEGORY, params)).rejects.toBe(error);
    expect(await getListing(testStoreContext, CATEGORY, params)).toMatchObject({ params, totalPages: 3 });
    expect(asked().map(({ currentPage }) => currentPage)).toEqual([3, 3]);
  });

  it('[CAT-4] gives no other page when the backend fails while the last page is looked for', async () => {
    const error = new AppError('network', 'no answer');
    backend.mockImplementationOnce(async (_document, variables) => magento(variables as Asked));
    backend.mockRejectedValueOnce(error);
    await expect(getListing(testStoreContext, CATEGORY, { ...FIRST_PAGE, page: 99 })).rejects.toBe(error);
  });

  it('[CAT-4] does not give up a sort when the backend fails while it is tried', async () => {
    const error = new AppError('http', '503', { status: 503 });
    backend.mockRejectedValueOnce(error);
    const sort = { field: 'strength', direction: 'asc' as const };
    await expect(getListing(testStoreContext, CATEGORY, { ...FIRST_PAGE, sort })).rejects.toBe(error);
  });

  it('[CAT-1] offers the facets that the backend can filter by, but no other category in a category', async () => {
    const { facets } = await getListing(testStoreContext, CATEGORY, FIRST_PAGE);
    expect(facets.map(({ code, type }) => [code, type])).toEqual([['brand', 'options']]);
    expect(facets[0]?.options.map(({ value, count, isSelected }) => [value, count, isSelected])).toEqual([
      ['301', 5, false],
      ['302', 8, false],
    ]);
  });

  it('[CAT-1] offers the other options of a filtered attribute, counted without its filter', async () => {
    const filters = [{ code: 'brand', label: 'Velmora', value: '301' }];
    const { facets } = await getListing(testStoreContext, CATEGORY, { ...FIRST_PAGE, filters });
    expect(asked()).toContainEqual({ filter: { category_uid: { eq: 'NA==' } } });
    expect(facets[0]?.options.map(({ value, isSelected }) => [value, isSelected])).toEqual([
      ['301', true],
      ['302', false],
    ]);
  });

  it('leaves filters that the backend lacks out of the read and of the listing’s parameters', async () => {
    const filters = [
      { code: 'colour', label: 'Red', value: '1' },
      { code: 'category_id', label: 'Elsewhere', value: '9' },
    ];
    const { params } = await getListing(testStoreContext, CATEGORY, { ...FIRST_PAGE, filters });
    expect(params.filters).toEqual([]);
    expect(asked()).toHaveLength(1);
  });

  it('[CAT-6] lists what a search finds with the best match first', async () => {
    const listing = await getListing(testStoreContext, SEARCH, FIRST_PAGE);
    expect(asked()).toEqual([{ search: 'balm', sort: { relevance: 'DESC' }, pageSize: 6, currentPage: 1 }]);
    expect(listing.defaultSort).toEqual({ field: 'relevance', direction: 'desc' });
    expect(listing.facets.map(({ code }) => code)).toEqual(['category_id', 'brand']);
  });

  it('[CAT-6] filters a search by category and counts the other categories', async () => {
    const filters = [{ code: 'category_id', label: 'Pain relief', value: '3' }];
    const { facets, params } = await getListing(testStoreContext, SEARCH, { ...FIRST_PAGE, filters });
    expect(asked()).toContainEqual({ search: 'balm' });
    expect(asked()).toContainEqual(expect.objectContaining({ search: 'balm', filter: { category_id: { eq: '3' } } }));
    expect(params.filters).toEqual(filters);
    expect(facets[0]?.options.map(({ value }) => value)).toEqual(['3', '4']);
  });
});
