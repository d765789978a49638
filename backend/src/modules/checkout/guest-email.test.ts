import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../testing/shop';
import { uid } from '../../uid';
import { sampleShop } from '../catalog/testing/sample-shop';
import { createCustomer, signedIn } from '../customer/testing/customer-calls';
import { checkoutCalls, JANE, JANE_BY_REST } from '../order/testing/checkout-calls';

const PARA = { sku: 'PARA', quantity: 1 };
const GUIDE = { sku: 'GUIDE', quantity: 1, selected_options: [uid('downloadable', 1)] };

let shop: Shop;
let calls: ReturnType<typeof checkoutCalls>;
let cart: string;
beforeAll(async () => {
  shop = await openShop(sampleShop);
  calls = checkoutCalls(shop);
  cart = await calls.newCart();
});
afterAll(() => shop.close());

describe('[CHK-4] [BACK-1] the e-mail', () => {
  it.each([
    ['nope', 'Invalid email format'],
    ['', 'Required parameter "email" is missing'],
  ])('%j is refused', async (email, message) => {
    const { body } = await calls.mutate('setGuestEmailOnCart', { cart_id: cart, email });
    expect(body.errors).toMatchObject([{ message, extensions: { category: 'graphql-input' } }]);
  });

  it('is set, and known ones are told', async () => {
    const { body } = await calls.mutate(
      'setGuestEmailOnCart',
      { cart_id: cart, email: 'g@example.com' },
      'cart { email }',
    );
    expect(body.data).toEqual({ setGuestEmailOnCart: { cart: { email: 'g@example.com' } } });
    await createCustomer(shop, 'known@example.com');
    const ask = async (email: string) =>
      (await shop.execute(`{ isEmailAvailable(email: "${email}") { is_email_available } }`)).body;
    expect((await ask('free@example.com')).data).toEqual({ isEmailAvailable: { is_email_available: true } });
    expect((await ask('Known@Example.com')).data).toEqual({ isEmailAvailable: { is_email_available: false } });
    expect((await ask('bad')).errors?.[0]?.message).toBe('Email is invalid');
    expect((await ask('')).errors?.[0]?.message).toBe('Email must be specified');
  });
});

describe('[BACK-1] a guest’s checkout', () => {
  const REFUSED = {
    message: 'Guest checkout is not allowed. Register a customer account or login with existing one.',
    extensions: { category: 'graphql-authorization' },
  };
  const REFUSED_BY_REST = { status: 400, body: { message: 'Sorry, guest checkout is not available.' } };

  it.each([
    [{ disable_guest_checkout: true }, GUIDE, true],
    [{ disable_guest_checkout: true }, PARA, false],
    [{}, GUIDE, false],
    [{ is_guest_checkout_enabled: false }, PARA, true],
  ])('by the settings %j of %j is refused at every step: %j; a customer’s is not', async (config, item, isRefused) => {
    const other = await openShop(sampleShop, { config });
    const { newCart, add, mutate, rest } = checkoutCalls(other);
    const cart_id = await newCart();
    expect((await add(cart_id, [item])).user_errors).toEqual([]);
    const payment_method = { code: 'checkmo' };
    const flat = { carrier_code: 'flatrate', method_code: 'flatrate' };
    // The order comes first: without an e-mail this is still what is said.
    const byGraphQl = [
      await mutate('placeOrder', { cart_id }, 'order { order_number }'),
      await mutate('setPaymentMethodAndPlaceOrder', { cart_id, payment_method }, 'order { order_number }'),
      await mutate('setGuestEmailOnCart', { cart_id, email: 'g@example.com' }),
      await mutate('setShippingAddressesOnCart', { cart_id, shipping_addresses: [{ address: JANE }] }),
      await mutate('setShippingMethodsOnCart', { cart_id, shipping_methods: [flat] }),
      await mutate('setBillingAddressOnCart', { cart_id, billing_address: { address: JANE } }),
      await mutate('setPaymentMethodOnCart', { cart_id, payment_method }),
    ];
    const post = (path: string, body: object) => rest('POST', `/V1/guest-carts/${cart_id}/${path}`, body);
    const information = {
      shipping_address: JANE_BY_REST,
      shipping_carrier_code: 'flatrate',
      shipping_method_code: 'flatrate',
    };
    const byRest = [
      await post('shipping-information', { addressInformation: information }),
      await post('billing-address', { address: JANE_BY_REST }),
      await post('payment-information', { email: 'g@example.com', paymentMethod: { method: 'checkmo' } }),
    ];
    for (const { body } of byGraphQl) {
      const [error] = body.errors ?? [];
      isRefused ? expect(error).toMatchObject(REFUSED) : expect(error?.message).not.toBe(REFUSED.message);
    }
    for (const answer of byRest) {
      isRefused ? expect(answer).toEqual(REFUSED_BY_REST) : expect(answer).toMatchObject({ status: 200 });
    }
    const own = checkoutCalls(other, await signedIn(other, 'own@example.com'));
    expect((await own.place(await own.readyCart([PARA]))).body.errors).toBeUndefined();
    await other.close();
  });
});
