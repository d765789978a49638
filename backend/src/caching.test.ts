import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from './testing/shop';
import { tinyShop } from './testing/tiny-shop';

let shop: Shop;
/** The same shop with Magento's own page cache, as Magento is installed. */
let builtIn: Shop;

beforeAll(async () => {
  [shop, builtIn] = await Promise.all([openShop(tinyShop), openShop(tinyShop, { cachingApplication: 'built-in' })]);
});

afterAll(() => Promise.all([shop.close(), builtIn.close()]));

async function cachingOf(query: string, send: Shop['get'] = shop.get) {
  const { status, headers } = await send(query);
  expect(status).toBe(200);
  return { caching: headers.get('cache-control'), tags: headers.get('x-magento-tags') };
}

const PUBLIC = 'max-age=86400, public, s-maxage=86400';
const PRIVATE = { caching: 'max-age=0, must-revalidate, no-cache, no-store', tags: null };
const NOT_KEPT = { ...PRIVATE, tags: 'FPC' };

describe('which answers of the shop may be cached, and under which tags', () => {
  it.each([
    ['{ products(filter:{sku:{eq:"PLAIN"}}) { items { sku } } }', /^cat_p,cat_p_\d+$/],
    ['{ products(search:"PLAIN") { total_count } }', /^cat_p,cat_p_\d+(,cat_p_\d+)*$/],
    ['{ categories { items { uid name children { uid name } } } }', /^cat_c,cat_c_2$/],
    ['{ categoryList { uid name } }', /^cat_c,cat_c_2$/],
    ['{ route(url:"pain.html") { relative_url type } }', /^cat_c,cat_c_\d+$/],
    ['{ urlResolver(url:"pain.html") { relative_url } }', /^cat_c,cat_c_\d+$/],
    ['{ cmsPage(identifier:"home") { title } }', /^cms_p,cms_p_\d+$/],
    ['{ cmsBlocks(identifiers:["footer"]) { items { identifier } } }', /^cms_b,cms_b_1,cms_b_footer$/],
  ])('[NET-2] GET %s', async (query, tags) => {
    expect(await cachingOf(query)).toEqual({ caching: PUBLIC, tags: expect.stringMatching(tags) });
    expect(await cachingOf(query, shop.execute)).toEqual(PRIVATE);
    // The built-in cache keeps them too, but tells no client; all other answers carry its tag.
    expect(await cachingOf(query, builtIn.get)).toEqual(PRIVATE);
    expect(await cachingOf(query, builtIn.execute)).toEqual(NOT_KEPT);
  });

  it.each([
    '{ storeConfig { store_code } }',
    '{ availableStores { store_code } }',
    '{ countries { id } }',
    '{ country(id:"GB") { id } }',
    '{ currency { base_currency_code } }',
    '{ route(url:"plain.html") { relative_url type } }',
    '{ route(url:"nope.html") { relative_url type } }',
    '{ products(filter:{sku:{eq:"nope"}}) { items { sku } } }',
    '{ cmsPage(identifier:"nope") { title } }',
    '{ customAttributeMetadata(attributes:[{attribute_code:"size",entity_type:"catalog_product"}]) { items { attribute_code } } }',
    '{ productReviewRatingsMetadata { items { id } } }',
    '{ compareList(uid:"x") { uid } }',
    '{ categoryList { uid } compareList(uid:"x") { uid } }',
    '{ storeConfig { store_code } products(filter:{sku:{eq:"PLAIN"}}) { items { sku } } }',
    '{ products(filter:{sku:{eq:"PLAIN"}}) { items { sku } } storeConfig { store_code } }',
    '{ currency { base_currency_code } categoryList { uid } }',
    '{ countries { id } categoryList { uid } }',
    '{ availableStores { store_code } categoryList { uid } }',
    '{ customAttributeMetadata(attributes:[{attribute_code:"size",entity_type:"catalog_product"}]) { items { attribute_code } } categoryList { uid } }',
    '{ nope { a } }',
  ])('never GET %s', async (query) => {
    expect(await cachingOf(query)).toEqual(PRIVATE);
    expect(await cachingOf(query, builtIn.get)).toEqual(NOT_KEPT);
  });

  it('the built-in cache tags refused requests too, and no page for people', async () => {
    const refused = await builtIn.get('{ categoryList { uid } }', {}, { Store: 'nope' });
    expect([refused.status, refused.headers.get('x-magento-tags')]).toEqual([500, 'FPC']);
    const unread = await builtIn.fetch(new Request('http://shop.example/graphql', { method: 'PUT' }));
    expect([unread.status, unread.headers.get('x-magento-tags')]).toEqual([500, null]);
  });
});
