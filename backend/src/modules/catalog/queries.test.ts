import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Shop } from '../../testing/shop';
import { sampleShop } from './testing/sample-shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(sampleShop);
});
afterAll(() => shop.close());

const QUERY = `query($url:String!) { route(url:$url) { __typename redirect_code
  ... on ProductInterface { sku stock_status } ... on CategoryInterface { name } } }`;

const routeTo = async (url: string) => (await shop.execute(QUERY, { url })).body;

it('[BACK-1] opens a sold-out product by its URL, though no listing shows it', async () => {
  expect(await routeTo('gone.html')).toEqual({
    data: { route: { __typename: 'SimpleProduct', redirect_code: 0, sku: 'GONE', stock_status: 'OUT_OF_STOCK' } },
  });
});

it('[BACK-1] opens categories', async () => {
  expect(await routeTo('medicines/pain-relief.html')).toEqual({
    data: { route: { __typename: 'CategoryTree', redirect_code: 0, name: 'Pain relief' } },
  });
});

it('[BACK-1] answers a disabled product’s URL as that of one that is sold out', async () => {
  expect(await routeTo('hidden.html')).toEqual({
    data: { route: { __typename: 'SimpleProduct', redirect_code: 0, sku: 'HIDDEN', stock_status: 'OUT_OF_STOCK' } },
  });
});

it('does not open what is not visible on its own', async () => {
  expect(await routeTo('loz-mint-12.html')).toEqual({ data: { route: null } });
});

it('[BACK-1] knows no redirect code outside of route, and fails as Magento does', async () => {
  const query =
    '{ products(filter:{sku:{eq:"PARA"}}) { items { sku ... on RoutableInterface { relative_url redirect_code type } } } }';
  expect((await shop.execute(query)).body).toEqual({
    errors: [
      {
        message: 'Internal server error',
        extensions: { category: 'internal' },
        locations: expect.anything(),
        path: ['products', 'items', 0, 'redirect_code'],
      },
    ],
    data: { products: { items: [null] } },
  });
});
