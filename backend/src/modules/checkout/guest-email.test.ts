import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../testing/shop';
import { uid } from '../../uid';
import { sampleShop } from '../catalog/testing/sample-shop';
import { createCustomer } from '../customer/testing/customer-calls';
import { checkoutCalls, JANE } from '../order/testing/checkout-calls';

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
  const refused = [
    {
      message: 'Guest checkout is not allowed. Register a customer account or login with existing one.',
      extensions: { category: 'graphql-authorization' },
    },
  ];

  it.each([
    [{ disable_guest_checkout: true }, GUIDE, refused],
    [{ disable_guest_checkout: true }, PARA, undefined],
    [{}, GUIDE, undefined],
    [{ is_guest_checkout_enabled: false }, PARA, refused],
  ])('by the settings %j of %j is refused: %j', async (config, item, errors) => {
    const other = await openShop(sampleShop, { config });
    const { newCart, add, mutate } = checkoutCalls(other);
    const cart_id = await newCart();
    expect((await add(cart_id, [item])).user_errors).toEqual([]);
    const answers = [
      await mutate('setGuestEmailOnCart', { cart_id, email: 'g@example.com' }),
      await mutate('setBillingAddressOnCart', { cart_id, billing_address: { address: JANE } }),
    ];
    for (const { body } of answers)
      errors ? expect(body.errors).toMatchObject(errors) : expect(body.errors).toBeUndefined();
    await other.close();
  });
});
