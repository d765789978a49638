import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../testing/shop';
import { sampleShop } from '../catalog/testing/sample-shop';
import { signedIn } from '../customer/testing/customer-calls';
import { checkoutCalls } from './testing/checkout-calls';
import { placeItems } from './testing/place-order';

let shop: Shop;
let number: string;
let ofAnna: string;
let anna: Record<string, string>;
beforeAll(async () => {
  shop = await openShop(sampleShop);
  anna = await signedIn(shop, 'anna@example.com');
  number = await placeItems(checkoutCalls(shop), [{ sku: 'PARA', quantity: 1 }]);
  ofAnna = await placeItems(checkoutCalls(shop, anna), [{ sku: 'PARA', quantity: 1 }]);
});
afterAll(() => shop.close());

const FIELDS = '{ number token items { product_sku } billing_address { postcode } }';
const ask = async (input: object, headers: Record<string, string> = {}) =>
  (await shop.execute(`query g($i: OrderInformationInput!) { guestOrder(input: $i) ${FIELDS} }`, { i: input }, headers))
    .body;
const askByToken = async (token: string, headers: Record<string, string> = {}) =>
  (
    await shop.execute(
      `query g($i: OrderTokenInput!) { guestOrderByToken(input: $i) ${FIELDS} }`,
      { i: { token } },
      headers,
    )
  ).body;
const tokenOf = async (input: object) =>
  ((await ask(input)).data as { guestOrder: { token: string } }).guestOrder.token;

const PROOF = { email: 'guest@example.com', postcode: 'SW1A 1AA' };
const FOUND = { items: [{ product_sku: 'PARA' }], billing_address: { postcode: 'SW1A 1AA' } };
const NOT_FOUND = {
  message: "We couldn't locate an order with the information provided.",
  extensions: { category: 'graphql-no-such-entity' },
};
const SIGN_IN = { message: 'Please login to view the order.', extensions: { category: 'graphql-authorization' } };

describe('[SHELL-15] [BACK-1] the order of a guest', () => {
  it('is found by number, e-mail and postcode, as in 2.4.7, or last name, as later', async () => {
    expect((await ask({ ...PROOF, number })).data).toMatchObject({ guestOrder: { ...FOUND, number } });
    const { postcode: _, ...proof } = PROOF;
    expect((await ask({ ...proof, number, lastname: 'Doe' })).data).toMatchObject({ guestOrder: { number } });
  });

  it.each([
    ['an unknown number', { number: '999999999' }],
    ['another e-mail', { email: 'nobody@example.com' }],
    ['the e-mail in another case', { email: 'Guest@example.com' }],
    ['another postcode', { postcode: '00000' }],
    ['another last name beside the right postcode', { lastname: 'Roe' }],
    ['no postcode and no last name', { postcode: null }],
    ['nothing', { number: '', email: '', postcode: '' }],
  ])('is not found by %s, and the answer is always the same', async (_, wrong) => {
    expect((await ask({ ...PROOF, number, ...wrong })).errors).toMatchObject([NOT_FOUND]);
  });

  it('belongs to its store view', async () => {
    expect((await ask({ ...PROOF, number }, { Store: 'mmstr_us' })).errors).toMatchObject([NOT_FOUND]);
  });

  it('is found by its token, which is another one each time', async () => {
    const [token, other] = [await tokenOf({ ...PROOF, number }), await tokenOf({ ...PROOF, number })];
    expect(token).not.toBe(other);
    for (const one of [token, other])
      expect((await askByToken(one)).data).toMatchObject({ guestOrderByToken: { number } });
  });

  it('is not found by what is no token, nor by one that was altered', async () => {
    const token = await tokenOf({ ...PROOF, number });
    const altered = `${token.slice(0, -6)}${token.at(-6) === 'A' ? 'B' : 'A'}${token.slice(-5)}`;
    for (const wrong of ['', 'nonsense', '0:3:', '0:3:AAAA', altered, token.slice(4)]) {
      expect((await askByToken(wrong)).errors).toMatchObject([NOT_FOUND]);
    }
  });
});

it('[BACK-1] the order of a customer is for who is signed in, and told by nothing else', async () => {
  const proof = { number: ofAnna, email: 'anna@example.com', postcode: 'SW1A 1AA' };
  expect((await ask(proof)).errors).toMatchObject([SIGN_IN]);
  expect((await ask(proof, anna)).errors).toMatchObject([SIGN_IN]);
  expect((await ask({ ...proof, postcode: '1' }, anna)).errors).toMatchObject([NOT_FOUND]);
  const query = '{ customer { orders { items { token } } } }';
  const { data } = (await shop.execute(query, {}, anna)).body;
  const [order] = (data as { customer: { orders: { items: { token: string }[] } } }).customer.orders.items;
  expect((await askByToken(order?.token ?? '')).errors).toMatchObject([SIGN_IN]);
});
