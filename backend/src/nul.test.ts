import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleShop } from './modules/catalog/testing/sample-shop';
import { openShop, type Shop } from './testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(sampleShop);
});
afterAll(() => shop.close());

const SKUS = `query($search: String, $sku: String) {
  products(search: $search, filter: { sku: { eq: $sku } }) { items { sku } } }`;
const found = { products: { items: [{ sku: 'PARA' }] } };

it('a NUL in a variable is left out, in the query itself too', async () => {
  expect((await shop.execute(SKUS, { search: 'para\0fix', sku: 'PA\0RA\0' })).body).toEqual({ data: found });
  for (const escaped of ['PA\\u0000RA', 'PARA\\u{0}', '\\u{00000}PARA'])
    expect((await shop.execute(`{ products(filter: { sku: { eq: "${escaped}" } }) { items { sku } } }`)).body).toEqual({
      data: found,
    });
  // An escaped backslash before the letters is none.
  const plain = await shop.execute('{ products(filter: { sku: { eq: "PARA\\\\u0000" } }) { items { sku } } }');
  expect(plain.body).toEqual({ data: { products: { items: [] } } });
});

it('a NUL in what is written or looked up by its path breaks nothing', async () => {
  const email = 'nul\0@example.com';
  const { body } = await shop.execute(
    'mutation($email: String!) { subscribeEmailToNewsletter(email: $email) { status } }',
    {
      email,
    },
  );
  expect(body.data).toEqual({ subscribeEmailToNewsletter: { status: 'SUBSCRIBED' } });
  expect((await shop.execute('{ route(url: "parafix%00.html") { type } }')).body.errors).toBeUndefined();
  expect((await shop.fetch(new Request('http://shop.example/rest/V1/guest-carts/%00'))).status).toBe(404);
  expect((await shop.fetch(new Request('http://shop.example/media/%00.png'))).status).toBe(404);
  expect(shop.faults).toEqual([]);
});
