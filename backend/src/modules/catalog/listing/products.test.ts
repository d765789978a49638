import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../../testing/shop';
import { sampleShop } from '../testing/sample-shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(sampleShop);
});
afterAll(() => shop.close());

const PAGE = `query($search:String,$filter:ProductAttributeFilterInput,$pageSize:Int,$currentPage:Int,$sort:ProductAttributeSortInput) {
  products(search:$search,filter:$filter,pageSize:$pageSize,currentPage:$currentPage,sort:$sort) {
    total_count page_info { current_page page_size total_pages } items { sku } } }`;

const ask = async (variables: Record<string, unknown>, headers?: Record<string, string>) =>
  (await shop.execute(PAGE, variables, headers)).body;

const skusOf = async (variables: Record<string, unknown>, headers?: Record<string, string>) => {
  const { data, errors } = await ask(variables, headers);
  expect(errors).toBeUndefined();
  const { products } = data as { products: { total_count: number; items: { sku: string }[] } };
  const skus = products.items.map(({ sku }) => sku);
  expect(products.total_count).toBe(skus.length);
  return skus;
};

const inPain = { category_uid: { eq: 'Nw==' } };
const inMedicines = { category_uid: { eq: 'Mw==' } };

describe('filters', () => {
  it.each([
    [
      'category_uid, its descendants’ products behind its own',
      inMedicines,
      ['PARA', 'IBU', 'LOW', 'LOZ', 'KIT', 'SET'],
    ],
    ['category_id', { category_id: { eq: '7' } }, ['PARA', 'IBU', 'KIT', 'SET']],
    [
      'several categories',
      { category_uid: { in: ['Ng==', 'NQ=='] } },
      ['IBU', 'LOW', 'OPTIONS', 'CONSULT', 'GUIDE', 'LOZ', 'BOX', 'SET'],
    ],
    ['url_key', { url_key: { eq: 'para' } }, ['PARA']],
    ['unknown url_key', { url_key: { eq: 'nope' } }, []],
    ['several SKUs, the newest first', { sku: { in: ['PARA', 'LOZ', 'nope', 'GONE'] } }, ['LOZ', 'PARA']],
    ['a SKU that is sold out', { sku: { eq: 'GONE' } }, []],
    ['the URL key of a sold-out product', { url_key: { eq: 'gone' } }, []],
    ['a SKU that is disabled', { sku: { eq: 'HIDDEN' } }, []],
    ['a variant’s SKU', { sku: { eq: 'LOZ-MINT-12' } }, []],
    ['unknown category', { category_uid: { eq: 'OTk5OQ==' } }, []],
    ['beginning of a word in the name', { name: { match: 'kit' } }, ['KIT']],
    ['all words of a name', { name: { match: 'set family' } }, ['SET']],
    ['word of the description', { description: { match: 'headache' } }, ['PARA']],
    ['attribute', { brand: { eq: '302' } }, ['LOZ', 'PARA']],
    ['several options of an attribute', { brand: { in: ['302', '301'] } }, ['LOZ', 'LOW', 'IBU', 'PARA']],
    ['several attributes', { brand: { eq: '301' }, sugar_free: { eq: '1' } }, ['IBU']],
    ['no', { sugar_free: { eq: '0' } }, ['LOW']],
    ['an option of a multiselect', { active_ingredient: { eq: '331' } }, ['PARA']],
    ['an option that a variant in stock has', { flavour: { eq: '311' } }, ['LOZ']],
    ['an option that only a sold-out variant has', { flavour: { eq: '312' } }, []],
    ['a value that no option has', { brand: { eq: 'acme' } }, []],
    [
      'price, both ends included',
      { ...inMedicines, price: { from: '4.99', to: '5.20' } },
      ['PARA', 'IBU', 'KIT', 'SET'],
    ],
    ['lowest price', { ...inMedicines, price: { from: '5.3' } }, ['LOW']],
    ['highest price', { ...inMedicines, price: { to: '3' } }, ['LOZ']],
  ])('[BACK-1] [CAT-1] filters by %s', async (_, filter, skus) => {
    expect(await skusOf({ filter })).toEqual(skus);
  });

  it('[BACK-1] takes price bounds in the base currency, whatever the request shows', async () => {
    const [gbp, thb] = await Promise.all([
      skusOf({ filter: { ...inMedicines, price: { from: '12.5', to: '12.5' } } }),
      skusOf({ filter: { ...inMedicines, price: { from: '12.5', to: '12.5' } } }, { 'Content-Currency': 'THB' }),
    ]);
    expect(gbp).toEqual(['LOW']);
    expect(thb).toEqual(['LOW']);
  });

  it('filters by the texts of the store view', async () => {
    const thai = { Store: 'mmstr_th' };
    expect(await skusOf({ filter: { name: { match: 'พาราฟิกซ์' } } }, thai)).toEqual(['PARA']);
    expect(await skusOf({ filter: { name: { match: 'parafix' } } }, thai)).toEqual([]);
    expect(await skusOf({ filter: { name: { match: 'caplets' } } }, thai)).toEqual(['IBU']);
  });
});

describe('sorting', () => {
  it.each([
    ['position', { position: 'ASC' }, ['PARA', 'IBU', 'KIT', 'SET']],
    ['position, last first', { position: 'DESC' }, ['SET', 'KIT', 'IBU', 'PARA']],
    ['name', { name: 'ASC' }, ['SET', 'KIT', 'IBU', 'PARA']],
    ['name, last first', { name: 'DESC' }, ['PARA', 'IBU', 'KIT', 'SET']],
    // KIT and IBU both begin at 5.20.
    ['price, equal ones by id', { price: 'ASC' }, ['PARA', 'SET', 'IBU', 'KIT']],
    ['price, highest first, equal ones by id downwards', { price: 'DESC' }, ['KIT', 'IBU', 'SET', 'PARA']],
    [
      'several fields in the order of the input type',
      { price: 'ASC', position: 'DESC' },
      ['SET', 'KIT', 'IBU', 'PARA'],
    ],
    ['relevance without a search', { relevance: 'DESC' }, ['SET', 'KIT', 'IBU', 'PARA']],
  ])('[BACK-1] [CAT-1] by %s', async (_, sort, skus) => {
    expect(await skusOf({ filter: inPain, sort })).toEqual(skus);
  });

  it('[BACK-1] offers position, name and price', async () => {
    const fields = '{ products(filter:{sku:{eq:"PARA"}}) { sort_fields { default options { label value } } } }';
    expect((await shop.execute(fields)).body.data).toEqual({
      products: {
        sort_fields: {
          default: 'position',
          options: [
            { label: 'Position', value: 'position' },
            { label: 'Product Name', value: 'name' },
            { label: 'Price', value: 'price' },
          ],
        },
      },
    });
  });
});

describe('paging', () => {
  it('[BACK-1] [CAT-1] counts everything and cuts a page', async () => {
    expect(await ask({ filter: inMedicines, pageSize: 4, currentPage: 2 })).toEqual({
      data: {
        products: {
          total_count: 6,
          page_info: { current_page: 2, page_size: 4, total_pages: 2 },
          items: [{ sku: 'KIT' }, { sku: 'SET' }],
        },
      },
    });
  });

  it('[BACK-1] has no highest page size, and 20 by default', async () => {
    expect(await ask({ filter: inPain, pageSize: 500 })).toMatchObject({
      data: { products: { page_info: { current_page: 1, page_size: 500, total_pages: 1 } } },
    });
    expect((await shop.execute('{ products(filter:{}) { page_info { page_size current_page } } }')).body.data).toEqual({
      products: { page_info: { page_size: 20, current_page: 1 } },
    });
  });

  it('[BACK-1] answers an empty result with no pages', async () => {
    expect(await ask({ filter: { sku: { eq: 'GONE' } }, pageSize: 12 })).toEqual({
      data: {
        products: { total_count: 0, page_info: { current_page: 1, page_size: 12, total_pages: 0 }, items: [] },
      },
    });
  });

  it.each([
    [{ filter: inPain, currentPage: 99 }, 'currentPage value 99 specified is greater than the 1 page(s) available.'],
    [{ filter: inPain, currentPage: 0 }, 'currentPage value must be greater than 0.'],
    [{ filter: inPain, pageSize: 0 }, 'pageSize value must be greater than 0.'],
    [{ filter: inPain, pageSize: -1 }, 'pageSize value must be greater than 0.'],
    [{}, "'search' or 'filter' input argument is required."],
    [{ filter: { category_uid: { eq: 'zz!' } } }, 'Value of uid "zz!" is incorrect.'],
  ])('[BACK-1] [CAT-4] refuses %j', async (variables, message) => {
    expect(await ask(variables)).toEqual({
      errors: [
        { message, extensions: { category: 'graphql-input' }, locations: expect.anything(), path: ['products'] },
      ],
      data: { products: null },
    });
  });
});

describe('caching', () => {
  const get = (query: string) => shop.get(query);

  it('[BACK-1] tags the page’s products in its order', async () => {
    const { headers } = await get(
      '{ products(filter:{category_uid:{eq:"Nw=="}}, pageSize:2, sort:{price:DESC}) { total_count } }',
    );
    expect(headers.get('x-magento-tags')).toBe('cat_p,cat_p_15,cat_p_2');
    expect(headers.get('cache-control')).toBe('max-age=86400, public, s-maxage=86400');
  });

  it('[BACK-1] does not let an empty result or an error be cached', async () => {
    for (const query of [
      '{ products(search:"qqqzzz") { total_count } }',
      '{ products(filter:{}, pageSize:0) { total_count } }',
    ]) {
      const { headers } = await get(query);
      expect(headers.get('x-magento-tags')).toBeNull();
      expect(headers.get('cache-control')).toContain('no-store');
    }
  });
});
