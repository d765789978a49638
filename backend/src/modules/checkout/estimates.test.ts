import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../testing/shop';
import { cartCalls } from '../cart/testing/cart-calls';
import { sampleShop } from '../catalog/testing/sample-shop';

let shop: Shop;
let calls: ReturnType<typeof cartCalls>;
beforeAll(async () => {
  shop = await openShop(sampleShop);
  calls = cartCalls(shop);
});
afterAll(() => shop.close());

const methods = async (cart_id: string) =>
  (
    await shop.execute('mutation e($i: EstimateTotalsInput!) { estimateShippingMethods(input: $i) { carrier_code } }', {
      i: { cart_id, address: { country_code: 'GB' } },
    })
  ).body;
const totals = async (input: object) =>
  (
    await shop.execute(
      'mutation e($i: EstimateTotalsInput!) { estimateTotals(input: $i) { cart { prices { grand_total { value } } } } }',
      { i: { address: { country_code: 'GB' }, ...input } },
    )
  ).body;

describe('[CART-8] [BACK-1] estimates', () => {
  it('refuse a cart that is not named or not there, as recorded', async () => {
    for (const ask of [methods, (cart_id: string) => totals({ cart_id })]) {
      expect((await ask('')).errors?.[0]?.message).toBe('Required parameter "cart_id" is missing');
      expect((await ask('nope')).errors?.[0]).toMatchObject({
        message: 'Could not find a cart with ID "nope"',
        extensions: { category: 'graphql-input' },
      });
    }
  });

  it('have no shipping methods for a cart without items', async () => {
    const cart = await calls.newCart();
    expect((await methods(cart)).data).toEqual({ estimateShippingMethods: [] });
    await calls.add(cart, [{ sku: 'PARA', quantity: 1 }]);
    expect((await methods(cart)).data).toEqual({
      estimateShippingMethods: [{ carrier_code: 'tablerate' }, { carrier_code: 'flatrate' }],
    });
  });

  it('pass over a shipping method that is not on offer', async () => {
    const cart_id = await calls.newCart();
    await calls.add(cart_id, [{ sku: 'PARA', quantity: 1 }]);
    const shipping_method = { carrier_code: 'nope', method_code: 'nope' };
    const cart = { prices: { grand_total: { value: 4.99 } } };
    expect((await totals({ cart_id, shipping_method })).data).toEqual({ estimateTotals: { cart } });
  });
});
