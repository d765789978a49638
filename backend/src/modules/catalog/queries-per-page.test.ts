import { PGlite } from '@electric-sql/pglite';
import { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openShop, type Shop } from '../../testing/shop';
import { sampleShop } from './testing/sample-shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(sampleShop);
});
afterAll(() => shop.close());
afterEach(() => vi.restoreAllMocks());

/** How many statements reach the database while it answers a query. */
async function statementsOf(query: string): Promise<number> {
  // The shop's facts are kept for seconds; whoever asks first would pay for them.
  await shop.execute('{ categories { total_count } }');
  const spies = [vi.spyOn(PGlite.prototype, 'query'), vi.spyOn(Pool.prototype, 'query')];
  const { errors } = (await shop.execute(query)).body;
  expect(errors).toBeUndefined();
  const statements = spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
  vi.restoreAllMocks();
  return statements;
}

const FIELDS = {
  'a product card':
    'name url_key stock_status rating_summary small_image { url } price_range { minimum_price { final_price { value } } }',
  attributes: 'brand flavour pack_size sugar_free warnings licence_number',
  prices:
    'price_tiers { quantity } price { minimalPrice { amount { value } } } price_range { maximum_price { final_price { value } } }',
  'what belongs to it': `categories { name breadcrumbs { category_name } } related_products { name stock_status }
    media_gallery { url } url_rewrites { url } reviews { items { nickname ratings_breakdown { name } } }`,
};

describe('statements do not grow with the page', () => {
  const page = (skus: string, fields: string) => `{ products(filter:{sku:{in:[${skus}]}}) { items { ${fields} } } }`;

  it.each(Object.entries(FIELDS))('%s', async (_, fields) => {
    const one = await statementsOf(page('"PARA"', fields));
    const many = await statementsOf(page('"PARA","IBU","LOW","CONSULT"', fields));
    expect(one).toBeGreaterThan(0);
    expect(many).toBeLessThanOrEqual(one);
  });

  it('nor with the variants of a configurable product', async () => {
    const fields = (more: string) =>
      `... on ConfigurableProduct { variants { attributes { label } product { sku ${more} } } }`;
    const few = await statementsOf(page('"LOZ"', fields('')));
    const rich = await statementsOf(page('"LOZ"', fields('flavour brand warnings media_gallery { url }')));
    expect(rich - few).toBeLessThanOrEqual(3);
  });
});

describe('statements do not grow with the categories', () => {
  it('of a menu, their counts and first products', async () => {
    const menu = (ids: string) => `{ categoryList(filters:{ids:{in:[${ids}]}}) { name product_count children_count
      breadcrumbs { category_name } products(pageSize:2) { items { name } } } }`;
    const one = await statementsOf(menu('"7"'));
    const many = await statementsOf(menu('"3","5","6","7","8"'));
    expect(one).toBeGreaterThan(0);
    expect(many).toBeLessThanOrEqual(one);
  });
});

it('statements do not grow with the products compared', async () => {
  const compared = async (ids: string) => {
    const { data } = (await shop.execute(`mutation { createCompareList(input: { products: [${ids}] }) { uid } }`)).body;
    const { uid } = (data as { createCompareList: { uid: string } }).createCompareList;
    return statementsOf(`{ compareList(uid: "${uid}") { item_count attributes { code label }
      items { uid product { name small_image { url } } attributes { code value } } } }`);
  };
  const one = await compared('1');
  expect(one).toBeGreaterThan(0);
  expect(await compared('1, 2, 5')).toBeLessThanOrEqual(one);
});
