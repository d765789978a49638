import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../testing/shop';
import { cartCalls } from '../cart/testing/cart-calls';
import { sampleShop } from '../catalog/testing/sample-shop';
import { JANE } from '../order/testing/checkout-calls';

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

  describe('for a rough address in the United States', () => {
    const US = { Store: 'mmstr_us' };
    const flat = { carrier_code: 'flatrate', method_code: 'flatrate' };
    const address = { country_code: 'US', postcode: '90001', region: { region_id: 12 } };
    let id: string;
    beforeAll(async () => {
      const us = cartCalls(shop, US);
      id = await us.newCart();
      await us.add(id, [{ sku: 'PARA', quantity: 1 }]);
    });

    const estimate = async (name: string, fields: string, more: object = {}) => {
      const i = { cart_id: id, address, ...more };
      const { body } = await shop.execute(
        `mutation e($i: EstimateTotalsInput!) { ${name}(input: $i) { ${fields} } }`,
        { i },
        US,
      );
      return Object(body.data)[name];
    };
    const total = async (more?: object) =>
      (await estimate('estimateTotals', 'cart { prices { grand_total { value } } }', more)).cart.prices.grand_total
        .value;
    const read = async () => {
      const asked = `{ cart(cart_id: "${id}") { shipping_addresses { city } prices { grand_total { value } } } }`;
      return (await shop.execute(asked, {}, US)).body.data;
    };
    const costs = (value: number) => ({ cart: { shipping_addresses: [], prices: { grand_total: { value } } } });

    it('tell what can be had there, and what it costs', async () => {
      expect(await estimate('estimateShippingMethods', 'carrier_code')).toEqual([
        { carrier_code: 'tablerate' },
        { carrier_code: 'flatrate' },
      ]);
      expect(await total()).toBe(6.8);
      expect(await total({ shipping_method: flat })).toBe(19.44);
    });

    it('leave delivery in the total and no address on the cart, as recorded', async () => {
      await total({ shipping_method: flat });
      expect(await read()).toEqual(costs(19.44));
      expect(await total(), 'the method stays where none is named').toBe(19.44);
      await total({ shipping_method: { carrier_code: 'nope', method_code: 'nope' } });
      expect(await read()).toEqual(costs(6.8));
    });
  });

  it('an estimate of nothing to deliver is taxed at the rough address, and does not tell it as that of the bill', async () => {
    const headers = { Store: 'mmstr_us' };
    const us = cartCalls(shop, headers);
    const cart_id = await us.newCart();
    await us.add(cart_id, [{ sku: 'CONSULT', quantity: 1 }]);
    const billing_address = { address: { ...JANE, country_code: 'US', region: 'NY' } };
    await us.mutate('setBillingAddressOnCart', { cart_id, billing_address });
    const i = { cart_id, address: { country_code: 'US', region: { region_code: 'TX' } } };
    const fields = 'cart { billing_address { region { code } } prices { applied_taxes { label } } }';
    const asked = `mutation e($i: EstimateTotalsInput!) { estimateTotals(input: $i) { ${fields} } }`;
    const cart = {
      billing_address: { region: { code: 'NY' } },
      prices: { applied_taxes: [{ label: 'TX sales tax' }] },
    };
    expect((await shop.execute(asked, { i }, headers)).body.data).toEqual({ estimateTotals: { cart } });
  });
});
