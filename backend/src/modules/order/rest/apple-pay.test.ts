import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../../testing/shop';
import { sampleShop } from '../../catalog/testing/sample-shop';
import { checkoutCalls, JANE_BY_REST } from '../testing/checkout-calls';

let shop: Shop;
let calls: ReturnType<typeof checkoutCalls>;
beforeAll(async () => {
  shop = await openShop(sampleShop);
  calls = checkoutCalls(shop);
});
afterAll(() => shop.close());

const GATEWAY = '/V1/sandbox-gateway/apple-pay';
const DECLINED = { status: 400, body: { message: 'Transaction has been declined. Please try again later.' } };

async function nonceOf(number: string): Promise<string> {
  const { body } = await calls.rest('POST', `${GATEWAY}/tokens`, { token: { paymentData: { number } } });
  return Object(body).nonce;
}

async function pay(cartId: string, additional_data: object) {
  return calls.rest('POST', `/V1/guest-carts/${cartId}/payment-information`, {
    email: 'rest@example.com',
    paymentMethod: { method: 'braintree_applepay', additional_data },
    billing_address: JANE_BY_REST,
  });
}

const cart = () => calls.readyCart([{ sku: 'PARA', quantity: 1 }], null);

describe('[CHK-9] Apple Pay', () => {
  it('is offered beside the card, and its nonce pays an order, once', async () => {
    const id = await cart();
    const offered = `{ cart(cart_id: "${id}") { available_payment_methods { code title } } }`;
    expect((await shop.execute(offered)).body.data).toMatchObject({
      cart: { available_payment_methods: expect.arrayContaining([{ code: 'braintree_applepay', title: 'Apple Pay' }]) },
    });
    const payment_method_nonce = await nonceOf('4111111111111111');
    expect(await pay(id, { payment_method_nonce })).toMatchObject({ status: 200 });
    expect(await pay(await cart(), { payment_method_nonce })).toEqual(DECLINED);
  });

  it('that the bank declines, or that comes without a good nonce, orders nothing; the next try does', async () => {
    const id = await cart();
    for (const data of [{ payment_method_nonce: await nonceOf('4000111111111115') }, { payment_method_nonce: 'x' }, {}])
      expect(await pay(id, data)).toEqual(DECLINED);
    expect(await pay(id, { payment_method_nonce: await nonceOf('4111111111111111') })).toMatchObject({ status: 200 });
  });

  it('is validated at Apple’s own addresses only', async () => {
    const session = (validation_url: string) =>
      calls.rest('POST', `${GATEWAY}/sessions`, { validation_url, display_name: 'Shop' });
    expect(await session('https://apple-pay-gateway-cert.apple.com/paymentservices/startSession')).toMatchObject({
      status: 200,
      body: { displayName: 'Shop' },
    });
    for (const url of ['http://apple.com/x', 'https://apple.com.evil.example/x', 'https://notapple.com/x'])
      expect(await session(url)).toEqual({ status: 400, body: { message: 'The merchant could not be validated.' } });
  });

  it.each([
    [{}],
    [{ token: null }],
    [{ token: { paymentData: 'signed' } }],
    [{ token: { paymentData: { number: 1 } } }],
  ])('takes no token that holds no test card: %j', async (body) => {
    expect(await calls.rest('POST', `${GATEWAY}/tokens`, body)).toEqual({
      status: 400,
      body: { message: 'The payment token is invalid.' },
    });
  });
});
