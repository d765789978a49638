import { describe, expect, it } from 'vitest';
import { post } from '../../testing/protocol-endpoint';

const refusal = (items: number) => ({
  message: `Max number of list items should be 500 but got ${items}.`,
  extensions: { category: 'graphql-input' },
});

const list = (count: number) => Array.from({ length: count }, (_, n) => `a${n}`);
const written = (count: number) => `[${list(count).map((one) => `"${one}"`)}]`;

const bySku = (skus: string) => `products(filter: { sku: { in: ${skus} } }) { total_count }`;

async function answer(query: string, variables?: unknown) {
  const { status, body } = await post(query, variables);
  expect(status).toBe(200);
  return body.errors ? { data: body.data, error: body.errors[0] } : body.data;
}

describe('the limit of lists', () => {
  const named = `query($skus: [String]) { ${bySku('$skus')} }`;
  const found = { products: { total_count: 2 } };

  it('a variable may have 500 list items, and not 501', async () => {
    expect(await answer(named, { skus: list(500) })).toEqual(found);
    for (const count of [501, 100_000]) {
      expect(await answer(named, { skus: list(count) })).toEqual({ data: undefined, error: refusal(count) });
    }
  });

  it('a variable’s default counts as if it were sent, where nothing is', async () => {
    const query = `query($skus: [String] = ${written(501)}) { ${bySku('$skus')} }`;
    expect(await answer(query)).toEqual({ data: undefined, error: refusal(501) });
    expect(await answer(query, { skus: ['a'] })).toEqual(found);
  });

  it('500 list items may be written in a query, and not 501', async () => {
    expect(await answer(`{ ${bySku(written(500))} }`)).toEqual(found);
    expect(await answer(`{ ${bySku(written(501))} }`)).toEqual({ data: undefined, error: refusal(501) });
  });

  it('a variable’s list items count wherever it stands, in fragments too', async () => {
    const query = (count: number) =>
      `query($skus: [String]) { a: ${bySku('$skus')} ...F } fragment F on Query { b: ${bySku('$skus')} c: ${bySku(written(count))} }`;
    expect(await answer(query(100), { skus: list(200) })).toHaveProperty('c', found.products);
    expect(await answer(query(101), { skus: list(200) })).toMatchObject({ error: refusal(501) });
  });

  it('lists within the items of lists count', async () => {
    const query =
      'mutation($items: [CartItemInput!]!) { addProductsToCart(cartId: "", cartItems: $items) { cart { id } } }';
    const items = list(100).map((sku) => ({ sku, quantity: 1, selected_options: list(5) }));
    expect(await answer(query, { items })).toMatchObject({ error: refusal(600) });
  });

  it('a variable that the query does not name counts for nothing', async () => {
    expect(await answer(named, { skus: ['a'], others: list(501) })).toEqual(found);
  });
});
