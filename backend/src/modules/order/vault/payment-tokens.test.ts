import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../../testing/shop';
import { sampleShop } from '../../catalog/testing/sample-shop';
import { signedIn } from '../../customer/testing/customer-calls';
import { checkoutCalls, JANE_BY_REST } from '../testing/checkout-calls';
import { card, placeItems } from '../testing/place-order';

let shop: Shop;
let anna: Record<string, string>;
let bob: Record<string, string>;
beforeAll(async () => {
  shop = await openShop(sampleShop);
  anna = await signedIn(shop, 'anna@example.com');
  bob = await signedIn(shop, 'bob@example.com');
});
afterAll(() => shop.close());

interface Token {
  public_hash: string;
  details: string;
}

const FIELDS = 'items { public_hash payment_method_code type details }';
async function tokensOf(headers: Record<string, string>): Promise<Token[]> {
  const { data } = (await shop.execute(`{ customerPaymentTokens { ${FIELDS} } }`, {}, headers)).body;
  return (data as { customerPaymentTokens: { items: Token[] } }).customerPaymentTokens.items;
}
const forget = async (h: string, headers: Record<string, string>) =>
  (
    await shop.execute(
      `mutation d($h: String!) { deletePaymentToken(public_hash: $h) { result customerPaymentTokens { ${FIELDS} } } }`,
      { h },
      headers,
    )
  ).body;
const savedCard = (public_hash: string) => ({ code: 'braintree_cc_vault', braintree_cc_vault: { public_hash } });
const PARA = { sku: 'PARA', quantity: 1 };

async function nonceOf(number: string, expires?: string): Promise<string> {
  const { body } = await checkoutCalls(shop).rest('POST', '/V1/sandbox-gateway/cards', { number, expires });
  return (body as { nonce: string }).nonce;
}

describe('[SESS-12] [BACK-1] saved cards', () => {
  it('come of orders whose customer wanted it, once each', async () => {
    const calls = checkoutCalls(shop, anna);
    expect(await tokensOf(anna)).toEqual([]);
    await placeItems(calls, [PARA], { payment: card(false, await nonceOf('4111111111111111', '04/31')) });
    expect(await tokensOf(anna)).toEqual([]);
    for (const expires of ['04/31', '04 / 2031']) {
      await placeItems(calls, [PARA], { payment: card(true, await nonceOf('4111111111111111', expires)) });
    }
    await placeItems(calls, [PARA], { payment: card(true, await nonceOf('5555555555554444', '1/29')) });
    const tokens = await tokensOf(anna);
    expect(tokens).toMatchObject([
      { payment_method_code: 'braintree', type: 'card', public_hash: expect.stringMatching(/^[\da-f]{64}$/) },
      {},
    ]);
    expect(tokens.map(({ details }) => JSON.parse(details))).toEqual([
      { type: 'VI', maskedCC: '1111', expirationDate: '04/2031' },
      { type: 'MC', maskedCC: '4444', expirationDate: '01/2029' },
    ]);
  });

  it('come of orders by REST too', async () => {
    const dora = await signedIn(shop, 'dora@example.com');
    const calls = checkoutCalls(shop, dora);
    await calls.add(await calls.newCart(), [PARA]);
    const { same_as_billing: _, ...address } = JANE_BY_REST;
    const shipping = { shipping_address: address, shipping_method_code: 'flatrate', shipping_carrier_code: 'flatrate' };
    await calls.rest('POST', '/V1/carts/mine/shipping-information', { addressInformation: shipping }, dora);
    const additional_data = { payment_method_nonce: 'fake-valid-nonce', is_active_payment_token_enabler: true };
    const paymentMethod = { method: 'braintree', additional_data };
    const body = { paymentMethod, billing_address: address };
    expect((await calls.rest('POST', '/V1/carts/mine/payment-information', body, dora)).status).toBe(200);
    expect(await tokensOf(dora)).toHaveLength(1);
  });

  it('are not kept of guests, of what was declined, nor where the store view keeps none', async () => {
    await placeItems(checkoutCalls(shop), [PARA], { payment: card(true) });
    await expect(
      placeItems(checkoutCalls(shop, bob), [PARA], { payment: card(true, 'fake-processor-declined-visa-nonce') }),
    ).rejects.toThrow('declined');
    expect(await tokensOf(bob)).toEqual([]);
    const other = await openShop(sampleShop, { config: { braintree_cc_vault_active: '0' } });
    const headers = await signedIn(other, 'anna@example.com');
    await placeItems(checkoutCalls(other, headers), [PARA], { payment: card(true) });
    const { data } = (await other.execute('{ customerPaymentTokens { items { type } } }', {}, headers)).body;
    expect(data).toEqual({ customerPaymentTokens: { items: [] } });
    await other.close();
  });

  it('pay orders of their own customer, as often as wanted', async () => {
    const [{ public_hash = '' } = {}] = await tokensOf(anna);
    const calls = checkoutCalls(shop, anna);
    for (const _ of [1, 2]) {
      const number = await placeItems(calls, [PARA], { payment: savedCard(public_hash) });
      const fields =
        'orders(filter: { number: { eq: $n } }) { items { payment_methods { type name } invoices { number } } }';
      const { data } = (await shop.execute(`query q($n: String!) { customer { ${fields} } }`, { n: number }, anna))
        .body;
      expect(data).toMatchObject({
        customer: {
          orders: { items: [{ payment_methods: [{ type: 'braintree_cc_vault', name: 'Card' }], invoices: [{}] }] },
        },
      });
    }
    expect(await tokensOf(anna)).toHaveLength(2);
  });

  it('pay by REST too, and nobody else’s order: Magento’s words are those of a fault', async () => {
    const [{ public_hash = '' } = {}] = await tokensOf(anna);
    for (const [headers, status] of [
      [bob, 400],
      [anna, 200],
    ] as const) {
      const calls = checkoutCalls(shop, headers);
      await calls.readyCart([PARA], null);
      const paymentMethod = { method: 'braintree_cc_vault', additional_data: { public_hash } };
      const answer = await calls.rest('POST', '/V1/carts/mine/payment-information', { paymentMethod }, headers);
      expect([answer.status, answer.body]).toEqual([
        status,
        status === 200
          ? expect.stringMatching(/^\d+$/)
          : { message: expect.stringMatching(/^A server error stopped your order/) },
      ]);
    }
  });

  it.each([
    ['of a guest', () => ({}), (hash: string) => hash],
    ['of another customer', () => bob, (hash: string) => hash],
    ['by a hash that names none', () => anna, () => 'nope'],
  ])('do not pay an order %s', async (_, headersOf, given) => {
    const [{ public_hash = '' } = {}] = await tokensOf(anna);
    const calls = checkoutCalls(shop, headersOf());
    const refused = placeItems(calls, [PARA], { payment: savedCard(given(public_hash)) });
    await expect(refused).rejects.toThrow('A server error stopped your order');
  });

  it('must be named', async () => {
    const calls = checkoutCalls(shop, anna);
    const cart_id = await calls.readyCart([PARA], null);
    const payment_method = { code: 'braintree_cc_vault' };
    const { errors } = (await calls.mutate('setPaymentMethodOnCart', { cart_id, payment_method })).body;
    expect(errors?.[0]?.message).toBe('Required parameter "braintree_cc_vault" for "payment_method" is missing.');
  });

  it('are forgotten on request, by their own customer alone', async () => {
    const [first, second] = await tokensOf(anna);
    const hash = first?.public_hash ?? '';
    expect((await forget(hash, bob)).errors).toMatchObject([
      {
        message: `Could not find a token using public hash: ${hash}`,
        extensions: { category: 'graphql-no-such-entity' },
      },
    ]);
    expect((await forget(hash, anna)).data).toEqual({
      deletePaymentToken: { result: true, customerPaymentTokens: { items: [second] } },
    });
    expect(await tokensOf(anna)).toEqual([second]);
    const refused = placeItems(checkoutCalls(shop, anna), [PARA], { payment: savedCard(hash) });
    await expect(refused).rejects.toThrow('A server error stopped your order');
    for (const query of [
      '{ customerPaymentTokens { items { type } } }',
      'mutation { deletePaymentToken(public_hash: "x") { result } }',
    ]) {
      expect((await shop.execute(query)).body.errors?.[0]?.message).toBe("The current customer isn't authorized.");
    }
  });
});
