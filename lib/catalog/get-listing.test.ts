import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/lib/errors/app-error';
import { query } from '@/lib/graphql/server';
import { getStoreConfig } from '@/lib/store-config/get-store-config';
import type { StoreConfig } from '@/lib/store-config/store-config';
import { getListing } from './get-listing';
import { FIRST_PAGE } from './listing-params';
import { testScope } from './scope.fixture';

vi.mock('@/lib/graphql/server', () => ({ query: vi.fn() }));
vi.mock('@/lib/store-config/get-store-config', () => ({ getStoreConfig: vi.fn() }));
vi.mock('@/lib/commerce/capabilities', () => ({
  getCapabilities: async () => ({ fields: {}, productAttributes: [], filters: { brand: 'equal' } }),
}));

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
}

/** Thirteen products, as Magento answers for them. */
function magento({ currentPage, pageSize, sort }: Asked) {
  const pages = Math.ceil(13 / pageSize);
  const [field = ''] = Object.keys(sort);
  if (!['position', 'price', 'name'].includes(field)) {
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
      items: [item(currentPage), null],
    },
  };
}

function storeSays(gridPerPage: number | null) {
  vi.mocked(getStoreConfig).mockResolvedValue({ gridPerPage } as StoreConfig);
}

const asked = () => backend.mock.calls.map(([, variables]) => variables as Asked);

beforeEach(() => {
  backend.mockReset();
  backend.mockImplementation(async (_document, variables) => magento(variables as Asked));
  storeSays(null);
});

describe('getListing', () => {
  it('[CAT-1] asks for the first six products by position', async () => {
    const listing = await getListing(testScope, 'NA==', FIRST_PAGE);
    expect(asked()).toEqual([
      { filter: { category_uid: { eq: 'NA==' } }, sort: { position: 'ASC' }, pageSize: 6, currentPage: 1 },
    ]);
    expect(listing).toMatchObject({ total: 13, totalPages: 3, pageSize: 6, params: FIRST_PAGE });
    expect(listing.products.map((product) => product.href)).toEqual(['/balm-1.html']);
  });

  it('[CAT-1] takes the store’s page size', async () => {
    storeSays(12);
    expect((await getListing(testScope, 'NA==', FIRST_PAGE)).totalPages).toBe(2);
  });

  it('passes on page, sort and filters', async () => {
    const filters = [{ code: 'brand', label: 'Velmora', value: '301' }];
    await getListing(testScope, 'NA==', { page: 2, sort: { field: 'price', direction: 'desc' }, filters });
    expect(asked()).toEqual([
      {
        filter: { brand: { eq: '301' }, category_uid: { eq: 'NA==' } },
        sort: { price: 'DESC' },
        pageSize: 6,
        currentPage: 2,
      },
    ]);
  });

  it('names the category’s tag', async () => {
    await getListing(testScope, 'NA==', FIRST_PAGE);
    expect(backend.mock.calls[0]?.[2].tags).toEqual(['catalog', 'cat_c_4']);
  });

  it('shows the last page for one beyond the end', async () => {
    const listing = await getListing(testScope, 'NA==', { ...FIRST_PAGE, page: 99 });
    expect(asked().map(({ currentPage }) => currentPage)).toEqual([99, 1, 3]);
    expect(listing.params.page).toBe(3);
    expect(listing.products.map((product) => product.href)).toEqual(['/balm-3.html']);
  });

  it('shows the usual order for a sort that the backend lacks', async () => {
    const sort = { field: 'nope', direction: 'asc' as const };
    const listing = await getListing(testScope, 'NA==', { ...FIRST_PAGE, page: 2, sort });
    expect(listing.params).toEqual({ ...FIRST_PAGE, page: 2 });
    expect(asked().at(-1)).toMatchObject({ sort: { position: 'ASC' }, currentPage: 2 });
  });

  it.each([
    new AppError('network', 'no answer'),
    new AppError('http', '503', { status: 503 }),
    new AppError('graphql', 'Internal server error', { category: 'internal' }),
  ])('[CAT-4] changes neither page nor total on an error ($kind)', async (error) => {
    backend.mockRejectedValue(error);
    await expect(getListing(testScope, 'NA==', { ...FIRST_PAGE, page: 3 })).rejects.toBe(error);
    expect(asked().map(({ currentPage }) => currentPage)).toEqual([3]);
  });
});
