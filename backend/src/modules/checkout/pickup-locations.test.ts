import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Shop } from '../../testing/shop';
import { sampleShop } from '../catalog/testing/sample-shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(sampleShop);
});
afterAll(() => shop.close());

const ask = async (given: string) => {
  const fields = 'total_count items { name } page_info { page_size current_page total_pages }';
  return (await shop.execute(`{ pickupLocations(${given}) { ${fields} } }`)).body;
};

it('[BACK-1] there are no places to fetch an order from, as in a Magento without any, whatever is looked for', async () => {
  const area =
    'area: { radius: 10, search_term: "SW1A:GB" }, filters: { name: { like: "a%" } }, sort: { distance: ASC }';
  for (const given of ['pageSize: 1', `pageSize: 1, ${area}, productsInfo: [{ sku: "PARA" }]`]) {
    expect(await ask(given)).toEqual({
      data: {
        pickupLocations: {
          total_count: 0,
          items: [],
          page_info: { page_size: 1, current_page: 1, total_pages: 0 },
        },
      },
    });
  }
});

it.each([
  ['pageSize: 0', 'pageSize value must be greater than 0.'],
  ['currentPage: 0', 'currentPage value must be greater than 0.'],
])('[BACK-1] places on %s are refused', async (given, message) => {
  expect((await ask(given)).errors?.[0]).toMatchObject({ message, extensions: { category: 'graphql-input' } });
});
