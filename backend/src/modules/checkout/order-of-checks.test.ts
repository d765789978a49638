import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../testing/shop';
import { sampleShop } from '../catalog/testing/sample-shop';
import { signedIn } from '../customer/testing/customer-calls';
import { checkoutCalls, JANE } from '../order/testing/checkout-calls';

let shop: Shop;
let calls: ReturnType<typeof checkoutCalls>;
beforeAll(async () => {
  shop = await openShop(sampleShop);
  calls = checkoutCalls(shop);
});
afterAll(() => shop.close());

const messageOf = async (mutation: string, input: object, by = calls) =>
  (await by.mutate(mutation, input)).body.errors?.[0]?.message;

/** Every mutation with an input, with all of its required arguments. */
const COMPLETE: [mutation: string, rest: Record<string, unknown>][] = [
  ['addSimpleProductsToCart', { cart_items: [{ data: { sku: 'PARA', quantity: 1 } }] }],
  ['applyCouponToCart', { coupon_code: 'SAVE10' }],
  ['removeCouponFromCart', {}],
  ['setGuestEmailOnCart', { email: 'a@example.com' }],
  ['setShippingAddressesOnCart', { shipping_addresses: [{}, {}] }],
  ['setBillingAddressOnCart', { billing_address: { use_for_shipping: true } }],
  ['setShippingMethodsOnCart', { shipping_methods: [{ carrier_code: '', method_code: '' }] }],
  ['updateCartItems', { cart_items: [{}] }],
  ['removeItemFromCart', { cart_item_id: 1 }],
  ['setPaymentMethodOnCart', { payment_method: { code: 'checkmo' } }],
];
const WITH_FULL_STOP = new Set(['updateCartItems', 'removeItemFromCart', 'setPaymentMethodOnCart']);

describe('[BACK-1] checks come in the order of Magento', () => {
  it.each(COMPLETE)(
    '%s misses the id first, then the cart, and then only looks at the rest',
    async (mutation, rest) => {
      const end = WITH_FULL_STOP.has(mutation) ? '.' : '';
      expect(await messageOf(mutation, { ...rest, cart_id: '' })).toBe(`Required parameter "cart_id" is missing${end}`);
      expect(await messageOf(mutation, { ...rest, cart_id: 'nope' })).toBe('Could not find a cart with ID "nope"');
    },
  );

  it.each([
    ['addSimpleProductsToCart', { cart_items: [] }, 'Required parameter "cart_items" is missing'],
    ['applyCouponToCart', { coupon_code: '' }, 'Required parameter "coupon_code" is missing'],
    ['setGuestEmailOnCart', { email: '' }, 'Required parameter "email" is missing'],
    ['setGuestEmailOnCart', { email: 'bad' }, 'Invalid email format'],
    ['setShippingAddressesOnCart', { shipping_addresses: [] }, 'Required parameter "shipping_addresses" is missing'],
    ['setBillingAddressOnCart', { billing_address: {} }, 'Required parameter "billing_address" is missing'],
    ['setShippingMethodsOnCart', { shipping_methods: [] }, 'Required parameter "shipping_methods" is missing'],
    ['updateCartItems', { cart_items: [] }, 'Required parameter "cart_items" is missing.'],
    ['updateCartItems', { cart_items: [{ cart_item_uid: '!!' }] }, 'Value of uid "!!" is incorrect.'],
    ['removeItemFromCart', {}, 'Required parameter "cart_item_id" is missing.'],
    [
      'setPaymentMethodOnCart',
      { payment_method: { code: '' } },
      'Required parameter "code" for "payment_method" is missing.',
    ],
  ])('%s with %j says so before it looks for the cart', async (mutation, rest, message) => {
    expect(await messageOf(mutation, { ...rest, cart_id: 'nope' })).toBe(message);
  });

  it('an input that is left out lacks the id above all', async () => {
    for (const [mutation] of COMPLETE) {
      const { body } = await shop.execute(`mutation { ${mutation} { cart { id } } }`);
      const end = WITH_FULL_STOP.has(mutation) ? '.' : '';
      expect(body.errors?.[0]?.message).toBe(`Required parameter "cart_id" is missing${end}`);
    }
  });

  it('a customer is told of a bad e-mail before that customers set none', async () => {
    const own = checkoutCalls(shop, await signedIn(shop, 'checks@example.com'));
    const cart_id = await own.newCart();
    expect(await messageOf('setGuestEmailOnCart', { cart_id, email: 'bad' }, own)).toBe('Invalid email format');
    expect(await messageOf('setGuestEmailOnCart', { cart_id, email: 'a@example.com' }, own)).toBe(
      'The request is not allowed for logged in customers',
    );
  });

  it('the carts to merge are named before it is asked whose they are', async () => {
    const { body } = await shop.execute('mutation { mergeCarts(source_cart_id: "") { id } }');
    expect(body.errors?.[0]?.message).toBe('Required parameter "source_cart_id" is missing');
  });
});

describe('[BACK-1] an empty cart', () => {
  it('takes no shipping method and has no coupon to remove', async () => {
    const cart_id = await calls.newCart();
    const shipping_methods = [{ carrier_code: 'flatrate', method_code: 'flatrate' }];
    const { body } = await calls.mutate('setShippingMethodsOnCart', { cart_id, shipping_methods });
    expect(body.errors?.[0]).toMatchObject({
      message: "The shipping method can't be set for an empty cart. Add an item to cart and try again.",
      extensions: { category: 'graphql-input' },
    });
    const { errors } = (await calls.mutate('removeCouponFromCart', { cart_id })).body;
    expect(errors?.[0]).toMatchObject({
      message: 'Cart does not contain products',
      extensions: { category: 'graphql-no-such-entity' },
    });
  });
});

describe('[BACK-1] the billing address', () => {
  const bill = async (cart_id: string, billing_address: object) =>
    (await calls.mutate('setBillingAddressOnCart', { cart_id, billing_address }, 'cart { billing_address { city } }'))
      .body;

  it('is the shipping address where that is asked for, whatever else is given', async () => {
    const cart = await calls.readyCart([{ sku: 'PARA', quantity: 1 }], null);
    const elsewhere = { same_as_shipping: true, address: { ...JANE, city: 'Leeds' } };
    expect((await bill(cart, elsewhere)).data).toEqual({
      setBillingAddressOnCart: { cart: { billing_address: { city: 'London' } } },
    });
  });

  it('cannot be the shipping address before there is one, and is not told by use_for_shipping alone', async () => {
    const cart = await calls.newCart();
    await calls.add(cart, [{ sku: 'PARA', quantity: 1 }]);
    expect((await bill(cart, { same_as_shipping: true })).errors?.[0]?.message).toBe(
      'Could not use the "same_as_shipping" option, because the shipping address has not been set.',
    );
    expect((await bill(cart, { use_for_shipping: true })).errors?.[0]?.message).toBe(
      'The billing address must contain either "customer_address_id", "address", or "same_as_shipping".',
    );
  });

  it('that lacks something is refused without the place in the query, as recorded', async () => {
    const cart = await calls.newCart();
    const { errors, data } = await bill(cart, { address: { ...JANE, city: '' } });
    expect(errors).toEqual([
      { message: '"city" is required. Enter and try again.', extensions: { category: 'graphql-input' } },
    ]);
    expect(data).toEqual({ setBillingAddressOnCart: null });
  });

  it('is not needed to choose how a virtual cart is paid', async () => {
    const cart_id = await calls.newCart();
    await calls.add(cart_id, [{ sku: 'CONSULT', quantity: 1 }]);
    const choice = { cart_id, payment_method: { code: 'checkmo' } };
    const { body } = await calls.mutate('setPaymentMethodOnCart', choice, 'cart { selected_payment_method { code } }');
    expect(body.data).toEqual({ setPaymentMethodOnCart: { cart: { selected_payment_method: { code: 'checkmo' } } } });
  });
});

it('[BACK-1] discounts are null without an address and a list with one', async () => {
  const cart = await calls.newCart();
  await calls.add(cart, [{ sku: 'PARA', quantity: 1 }]);
  const discounts = async () =>
    (await shop.execute(`{ cart(cart_id: "${cart}") { prices { discounts { label } } } }`)).body.data;
  expect(await discounts()).toEqual({ cart: { prices: { discounts: null } } });
  await calls.mutate('setShippingAddressesOnCart', { cart_id: cart, shipping_addresses: [{ address: JANE }] });
  expect(await discounts()).toEqual({ cart: { prices: { discounts: [] } } });
});

describe('[CART-1] createEmptyCart with an id', () => {
  const WISHED = 'CustomersOwnWishedCartIdOf32Sign';
  const create = async (id: string, headers = {}) =>
    (await shop.execute(`mutation { createEmptyCart(input: { cart_id: "${id}" }) }`, {}, headers)).body;

  it('refuses one of another length, the empty one too', async () => {
    expect((await create('')).errors?.[0]?.message).toBe('Cart ID length should to be 32 symbols.');
  });

  it('gives it to the cart of a customer too, once', async () => {
    const headers = await signedIn(shop, 'wish@example.com');
    expect((await create('short', headers)).errors?.[0]?.message).toBe('Cart ID length should to be 32 symbols.');
    expect((await create(WISHED, headers)).data).toEqual({ createEmptyCart: WISHED });
    const { body } = await shop.execute('{ customerCart { id } }', {}, headers);
    expect(body.data).toEqual({ customerCart: { id: WISHED } });
    expect((await create(WISHED, headers)).errors?.[0]).toMatchObject({
      message: `Cart with ID "${WISHED}" already exists.`,
      extensions: { category: 'graphql-already-exists' },
    });
  });
});
