import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categoryText } from '../../../database/schema/catalog';
import { openShop, type Shop } from '../../../testing/shop';
import { sampleShop } from '../testing/sample-shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(sampleShop);
});
afterAll(() => shop.close());

const dataOf = async (query: string, variables?: Record<string, unknown>, headers?: Record<string, string>) =>
  (await shop.execute(query, variables, headers)).body;

const LIST = 'query($f:CategoryFilterInput){ categories(filters:$f){ total_count items { uid name } } }';

describe('categories', () => {
  it('[BACK-1] say when they were made, the step of their price filter and the block that stands before them', async () => {
    const query = `query($f:CategoryFilterInput){ categories(filters:$f) { items {
      created_at updated_at filter_price_range landing_page } } }`;
    expect(await dataOf(query, { f: { ids: { eq: '3' } } })).toEqual({
      data: {
        categories: {
          items: [
            {
              created_at: '2025-12-01 10:00:00',
              updated_at: '2025-12-24 12:30:00',
              filter_price_range: 2.5,
              landing_page: 4,
            },
          ],
        },
      },
    });
    expect(await dataOf(query, { f: { ids: { eq: '7' } } })).toMatchObject({
      data: { categories: { items: [{ filter_price_range: null, landing_page: null }] } },
    });
  });

  it('[BACK-1] [CAT-8] begins with the store’s root, its children by position, with counts', async () => {
    const query = `{ categories { total_count page_info { current_page page_size total_pages }
      items { uid name level path url_key product_count children_count children {
        uid id name url_key url_path url_suffix level position path include_in_menu product_count children_count
        is_anchor display_mode children { uid position } } } } }`;
    expect(await dataOf(query)).toEqual({
      data: {
        categories: {
          total_count: 1,
          page_info: { current_page: 1, page_size: 20, total_pages: 1 },
          items: [
            {
              uid: 'Mg==',
              name: 'Default Category',
              level: 1,
              path: '1/2',
              url_key: null,
              product_count: 10,
              children_count: '3',
              children: [
                {
                  uid: 'Mw==',
                  id: 3,
                  name: 'Medicines',
                  url_key: 'medicines',
                  url_path: 'medicines',
                  url_suffix: '.html',
                  level: 2,
                  position: 1,
                  path: '1/2/3',
                  include_in_menu: 1,
                  product_count: 6,
                  children_count: '2',
                  is_anchor: 1,
                  display_mode: 'PRODUCTS_AND_PAGE',
                  children: [
                    { uid: 'Nw==', position: 1 },
                    { uid: 'NQ==', position: 2 },
                  ],
                },
                expect.objectContaining({ uid: 'Ng==', product_count: 4, children: [] }),
                expect.objectContaining({ uid: 'OA==', product_count: 0, children_count: '0' }),
              ],
            },
          ],
        },
      },
    });
  });

  it.each([
    ['category_uid', { category_uid: { eq: 'Nw==' } }, ['Pain relief']],
    ['several uids', { category_uid: { in: ['Nw==', 'NQ=='] } }, ['Pain relief', 'Cold and flu']],
    ['ids', { ids: { in: ['5', '3'] } }, ['Medicines', 'Cold and flu']],
    ['url_path', { url_path: { eq: 'medicines/pain-relief' } }, ['Pain relief']],
    ['url_key', { url_key: { in: ['pain-relief', 'wellness', 'nope'] } }, ['Pain relief', 'Wellness']],
    ['parent uid', { parent_category_uid: { eq: 'Mg==' } }, ['Medicines', 'Wellness', 'Relief at home']],
    ['parent id', { parent_id: { eq: '3' } }, ['Pain relief', 'Cold and flu']],
    ['name', { name: { match: 'relief' } }, ['Pain relief', 'Relief at home']],
    ['name of two Thai letters, which are six bytes', { name: { match: 'ยา' } }, []],
    ['name that is a LIKE pattern', { name: { match: '%%%' } }, []],
    ['several filters', { parent_id: { eq: '3' }, name: { match: 'relief' } }, ['Pain relief']],
    ['an unknown uid', { category_uid: { eq: 'OTk5OQ==' } }, []],
    ['an empty list', { category_uid: { in: [] } }, []],
    ['a foreign root', { ids: { eq: '1' } }, []],
  ])('[BACK-1] filters by %s, ordered by position', async (_, filter, names) => {
    const items = names.map((name) => ({ uid: expect.any(String), name }));
    expect(await dataOf(LIST, { f: filter })).toEqual({ data: { categories: { total_count: names.length, items } } });
  });

  it('[BACK-1] filters by the first 256 letters of a long name', async () => {
    const name = 'a'.repeat(256);
    const ofSeven = and(eq(categoryText.categoryId, 7), eq(categoryText.storeId, 0));
    await shop.db.update(categoryText).set({ name }).where(ofSeven);
    expect(await dataOf(LIST, { f: { name: { match: `${name}bcd` } } })).toEqual({
      data: { categories: { total_count: 1, items: [{ uid: 'Nw==', name }] } },
    });
    await shop.db.update(categoryText).set({ name: 'Pain relief' }).where(ofSeven);
  });

  it.each([
    ['{ categories(filters:{name:{match:"To"}}){ total_count } }', 'Invalid match filter. Minimum length is 3.'],
    [
      '{ categories(currentPage:99){ total_count } }',
      'currentPage value 99 specified is greater than the 1 page(s) available.',
    ],
    ['{ categories(currentPage:0){ total_count } }', 'currentPage value must be greater than 0.'],
    ['{ categories(pageSize:0){ total_count } }', 'pageSize value must be greater than 0.'],
    ['{ categories(filters:{category_uid:{eq:"zz!"}}){ total_count } }', 'Value of uid "zz!" is incorrect.'],
  ])('[BACK-1] refuses %s', async (query, message) => {
    expect(await dataOf(query)).toEqual({
      errors: [
        { message, extensions: { category: 'graphql-input' }, locations: expect.anything(), path: ['categories'] },
      ],
      data: { categories: null },
    });
  });

  it('pages', async () => {
    const query =
      '{ categories(filters:{parent_id:{eq:"2"}}, pageSize:2, currentPage:2) { total_count page_info { current_page page_size total_pages } items { name } } }';
    expect(await dataOf(query)).toEqual({
      data: {
        categories: {
          total_count: 3,
          page_info: { current_page: 2, page_size: 2, total_pages: 2 },
          items: [{ name: 'Relief at home' }],
        },
      },
    });
  });

  it('[BACK-1] [CAT-1] has breadcrumbs without the root, null at the first level', async () => {
    const query = `{ categories(filters:{ids:{in:["3","7"]}}) { items { breadcrumbs {
      category_uid category_id category_name category_level category_url_key category_url_path } } } }`;
    const medicines = {
      category_uid: 'Mw==',
      category_id: 3,
      category_name: 'Medicines',
      category_level: 2,
      category_url_key: 'medicines',
      category_url_path: 'medicines',
    };
    expect(await dataOf(query)).toEqual({
      data: { categories: { items: [{ breadcrumbs: null }, { breadcrumbs: [medicines] }] } },
    });
  });

  it('[BACK-1] gives texts, image, block and canonical URL of the store view, each text with its own fallback', async () => {
    const query = `{ categories(filters:{ids:{eq:"3"}}) { items { name description meta_title meta_description image
      canonical_url path_in_store available_sort_by default_sort_by cms_block { identifier title content } } } }`;
    const medicines = {
      name: 'Medicines',
      description: '<p>All medicines.</p>',
      meta_title: 'Medicines online',
      meta_description: null,
      image: 'http://shop.example/media/catalog/category/medicines.webp',
      canonical_url: 'medicines.html',
      path_in_store: '3',
      available_sort_by: null,
      default_sort_by: null,
      cms_block: { identifier: 'medicines-block', title: 'Medicines', content: '<p>Ask us.</p>' },
    };
    expect(await dataOf(query)).toEqual({ data: { categories: { items: [medicines] } } });
    expect(await dataOf(query, {}, { Store: 'mmstr_th' })).toEqual({
      data: { categories: { items: [{ ...medicines, name: 'ยา' }] } },
    });
  });
});

describe('categoryList', () => {
  it('[BACK-1] lists the root without a filter, by position with one, nothing for unknown ids', async () => {
    expect(await dataOf('{ categoryList { id } }')).toEqual({ data: { categoryList: [{ id: 2 }] } });
    expect(await dataOf('{ categoryList(filters:{ids:{in:["6","7"]}}) { id } }')).toEqual({
      data: { categoryList: [{ id: 7 }, { id: 6 }] },
    });
    expect(await dataOf('{ categoryList(filters:{ids:{eq:"9999"}}) { id } }')).toEqual({ data: { categoryList: [] } });
  });

  it('[BACK-1] has twenty at most, as it is asked for no page', async () => {
    const more = Array.from({ length: 21 }, (_, index) => ({
      ...{ id: 50 + index, parent: 2, key: `more-${index}`, urlKey: `more-${index}` },
      name: { default: `More ${index}` },
    }));
    const large = await openShop({ ...sampleShop, categories: [...sampleShop.categories, ...more] });
    const ids = { in: more.map(({ id }) => String(id)) };
    const query = `query($f:CategoryFilterInput){ categoryList(filters:$f) { id }
      categories(filters:$f, pageSize:21) { items { id } } }`;
    const { data } = (await large.execute(query, { f: { ids } })).body;
    expect(data).toMatchObject({ categoryList: { length: 20 }, categories: { items: { length: 21 } } });
    await large.close();
  });

  it('[BACK-1] shows a page of the products of each category', async () => {
    const query = `{ categoryList(filters:{ids:{in:["5","7"]}}) { id product_count
      products(pageSize:2) { total_count items { sku } page_info { total_pages } } } }`;
    expect(await dataOf(query)).toEqual({
      data: {
        categoryList: [
          {
            id: 7,
            product_count: 4,
            products: { total_count: 4, items: [{ sku: 'PARA' }, { sku: 'IBU' }], page_info: { total_pages: 2 } },
          },
          {
            id: 5,
            product_count: 4,
            products: { total_count: 4, items: [{ sku: 'IBU' }, { sku: 'LOW' }], page_info: { total_pages: 2 } },
          },
        ],
      },
    });
  });

  it('sorts and pages the products of a category, and refuses a page beyond the last', async () => {
    const page = (currentPage: number) =>
      `{ categoryList(filters:{ids:{eq:"7"}}) { products(pageSize:3,currentPage:${currentPage},sort:{name:DESC}) { items { sku } } } }`;
    expect(await dataOf(page(2))).toEqual({ data: { categoryList: [{ products: { items: [{ sku: 'SET' }] } }] } });
    expect(await dataOf(page(3))).toMatchObject({
      errors: [
        {
          message: 'currentPage value 3 specified is greater than the 2 page(s) available.',
          extensions: { category: 'graphql-input' },
        },
      ],
    });
  });
});

describe('category', () => {
  it('[BACK-1] answers by id, the root without one', async () => {
    expect(await dataOf('{ category(id:7) { id uid name } }')).toEqual({
      data: { category: { id: 7, uid: 'Nw==', name: 'Pain relief' } },
    });
    expect(await dataOf('{ category { id } }')).toEqual({ data: { category: { id: 2 } } });
  });

  it('[BACK-1] refuses an unknown id', async () => {
    expect(await dataOf('{ category(id:9999) { id } }')).toEqual({
      errors: [
        {
          message: "Category doesn't exist",
          extensions: { category: 'graphql-no-such-entity' },
          locations: [{ line: 1, column: 3 }],
          path: ['category'],
        },
      ],
      data: { category: null },
    });
  });
});

describe('caching', () => {
  const tagsOf = async (query: string) => (await shop.get(query)).headers.get('x-magento-tags');

  it('[BACK-1] tags the categories asked for, not their children', async () => {
    expect(await tagsOf('{ categories { items { uid children { uid } } } }')).toBe('cat_c,cat_c_2');
    expect(await tagsOf('{ categoryList(filters:{ids:{in:["3","6"]}}) { uid } }')).toBe('cat_c,cat_c_3,cat_c_6');
    expect(await tagsOf('{ category(id:7) { uid } }')).toBe('cat_c,cat_c_7');
  });

  it('does not let an empty answer be cached', async () => {
    expect(await tagsOf('{ categories(filters:{ids:{eq:"999"}}) { total_count } }')).toBeNull();
  });
});
