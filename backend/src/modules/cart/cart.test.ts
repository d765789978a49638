import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { product, stockItem } from '../../database/schema/products';
import { openShop, type Shop } from '../../testing/shop';
import { sampleShop } from '../catalog/testing/sample-shop';
import { JANE } from '../order/testing/checkout-calls';
import { cartCalls } from './testing/cart-calls';

let shop: Shop;
let calls: ReturnType<typeof cartCalls>;
beforeAll(async () => {
  shop = await openShop(sampleShop);
  calls = cartCalls(shop);
});
afterAll(() => shop.close());

describe('[CART-1] [BACK-1] a cart', () => {
  it('has an id of 32 letters and digits', async () => {
    expect(await calls.newCart()).toMatch(/^[A-Za-z0-9]{32}$/);
    const { body } = await shop.execute('mutation { createGuestCart { cart { id total_quantity } } }');
    expect(body.data).toMatchObject({
      createGuestCart: { cart: { id: expect.stringMatching(/^\w{32}$/), total_quantity: 0 } },
    });
  });

  it('takes the id wished for once, if it is long enough', async () => {
    const create = (id: string) => shop.execute(`mutation { createEmptyCart(input: { cart_id: "${id}" }) }`);
    const wished = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012398';
    expect((await create(wished)).body.data).toEqual({ createEmptyCart: wished });
    expect((await create(wished)).body.errors?.[0]).toMatchObject({
      message: `Cart with ID "${wished}" already exists.`,
      extensions: { category: 'graphql-already-exists' },
    });
    expect((await create('short')).body.errors?.[0]).toMatchObject({
      message: 'Cart ID length should to be 32 symbols.',
      extensions: { category: 'graphql-input' },
    });
  });

  it('is empty at first, as recorded', async () => {
    const { body } = await shop.execute(
      `query c($id: String!) { cart(cart_id: $id) { id email is_virtual total_quantity items { id } applied_coupons { code }
        prices { grand_total { value currency } subtotal_excluding_tax { value } subtotal_including_tax { value }
          subtotal_with_discount_excluding_tax { value currency } applied_taxes { label } discounts { label } }
        available_payment_methods { code } selected_payment_method { code title purchase_order_number }
        shipping_addresses { city } billing_address { city } } }`,
      { id: await calls.newCart() },
    );
    expect(body).toEqual({
      data: {
        cart: {
          id: expect.any(String),
          email: null,
          is_virtual: false,
          total_quantity: 0,
          items: [],
          applied_coupons: null,
          prices: {
            grand_total: { value: 0, currency: 'GBP' },
            subtotal_excluding_tax: { value: 0 },
            subtotal_including_tax: { value: 0 },
            subtotal_with_discount_excluding_tax: { value: null, currency: 'GBP' },
            applied_taxes: [],
            discounts: null,
          },
          available_payment_methods: expect.arrayContaining([{ code: 'checkmo' }, { code: 'free' }]),
          selected_payment_method: { code: '', title: '', purchase_order_number: null },
          shipping_addresses: [],
          billing_address: null,
        },
      },
    });
  });

  it('has the fields of old clients: one sum of discounts, lines by number; and what they send for gifts and pickup is taken, and not kept', async () => {
    const id = await calls.newCart();
    const read = async () => {
      const { body } = await shop.execute(
        `query c($id: String!) { cart(cart_id: $id) { gift_message { from to message } prices { discount { amount { value currency } label } }
          items { id ... on SimpleCartItem { gift_message { message } } }
          shipping_addresses { pickup_location_code cart_items { cart_item_id quantity } } } }`,
        { id },
      );
      expect(body.errors).toBeUndefined();
      return (body.data as { cart: { items: { id: string }[] } }).cart;
    };
    await calls.add(id, [{ sku: 'PARA', quantity: 3 }]);
    expect(await read()).toMatchObject({ gift_message: null, prices: { discount: null }, shipping_addresses: [] });
    await calls.mutate('applyCouponToCart', { cart_id: id, coupon_code: 'WELCOME10' });
    const shipping_addresses = [{ address: JANE, pickup_location_code: 'bath' }];
    await calls.mutate('setShippingAddressesOnCart', { cart_id: id, shipping_addresses });
    const gift_message = { from: 'Ann', to: 'Bob', message: 'Get well' };
    const cart_items = [{ cart_item_id: Number((await read()).items[0]?.id), quantity: 3, gift_message }];
    expect((await calls.mutate('updateCartItems', { cart_id: id, cart_items })).body.errors).toBeUndefined();
    const found = await read();
    expect(found).toEqual({
      gift_message: null,
      // Ten in a hundred of 13.47, VAT and all.
      prices: { discount: { amount: { value: -1.35, currency: 'GBP' }, label: ['Welcome: 10% off'] } },
      items: [{ id: expect.any(String), gift_message: null }],
      shipping_addresses: [
        { pickup_location_code: null, cart_items: [{ cart_item_id: Number(found.items[0]?.id), quantity: 3 }] },
      ],
    });
  });

  it.each([
    ['nope', 'Could not find a cart with ID "nope"', 'graphql-no-such-entity'],
    ['', 'Required parameter "cart_id" is missing', 'graphql-input'],
  ])('[CART-3] of the id %j cannot be read', async (id, message, category) => {
    const { status, body } = await shop.execute(`{ cart(cart_id: "${id}") { id } }`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ errors: [{ message, extensions: { category } }], data: { cart: null } });
  });

  it('[CART-7] may be read by GET, and is never cached', async () => {
    const id = await calls.newCart();
    const { headers, body } = await shop.get('query c($id: String!) { cart(cart_id: $id) { id total_quantity } }', {
      id,
    });
    expect(body.data).toEqual({ cart: { id, total_quantity: 0 } });
    expect(headers.get('cache-control')).toContain('no-store');
  });
});

describe('[NET-5] what happens to products in a cart', () => {
  const CART =
    'query c($id: String!) { cart(cart_id: $id) { total_quantity items { product { sku } prices { price { value } } } } }';

  it('sold out: an error with a leading null, as recorded', async () => {
    const id = await calls.newCart();
    await calls.add(id, [
      { sku: 'LOW', quantity: 1 },
      { sku: 'PARA', quantity: 1 },
    ]);
    const isLow = eq(stockItem.productId, 5);
    const read = async () => (await shop.execute(CART, { id })).body;
    for (const [values, message] of [
      [{ isInStock: false }, 'There are no source items with the in stock status'],
      [{ isInStock: true, quantity: 0 }, 'Some of the products are out of stock.'],
    ] as const) {
      await shop.db.update(stockItem).set(values).where(isLow);
      expect(await read()).toMatchObject({
        errors: [{ message, extensions: { category: 'graphql-input' }, path: ['cart', 'items', 0] }],
        data: { cart: { total_quantity: 2, items: [null, { product: { sku: 'LOW' } }, { product: { sku: 'PARA' } }] } },
      });
    }
    await shop.db.update(stockItem).set({ quantity: 5 }).where(isLow);
    expect((await read()).errors).toBeUndefined();
  });

  it('each line says what is wrong with it, as later Magentos do', async () => {
    const id = await calls.newCart();
    await calls.add(id, [
      { sku: 'LOW', quantity: 3 },
      { sku: 'PARA', quantity: 2 },
    ]);
    const read = async () => {
      const { body } = await shop.execute(
        'query c($id: String!) { cart(cart_id: $id) { items { product { sku } errors { code message } } } }',
        { id },
      );
      const { items } = (body.data as { cart: { items: ({ product: { sku: string }; errors: unknown } | null)[] } })
        .cart;
      return Object.fromEntries(items.flatMap((item) => (item ? [[item.product.sku, item.errors]] : [])));
    };
    expect(await read()).toEqual({ LOW: null, PARA: null });
    for (const [values, message] of [
      [{ isInStock: false }, 'There are no source items with the in stock status'],
      [{ isInStock: true, quantity: 2 }, 'The requested qty is not available'],
      [{ quantity: 5, maxSaleQuantity: 2 }, 'The requested qty exceeds the maximum qty allowed in shopping cart'],
      [{ maxSaleQuantity: 10_000, minSaleQuantity: 4 }, 'The fewest you may purchase is 4'],
    ] as const) {
      await shop.db.update(stockItem).set(values).where(eq(stockItem.productId, 5));
      expect(await read()).toEqual({ LOW: [{ code: 'ITEM_QTY', message }], PARA: null });
    }
    await shop.db.update(stockItem).set({ minSaleQuantity: 1 }).where(eq(stockItem.productId, 5));
    expect(await read()).toEqual({ LOW: null, PARA: null });
  });

  it('disabled: the line is silently gone; another price: it holds at the next read', async () => {
    const id = await calls.newCart();
    await calls.add(id, [
      { sku: 'IBU', quantity: 1 },
      { sku: 'LOW', quantity: 1 },
    ]);
    await shop.db.update(product).set({ isEnabled: false }).where(eq(product.sku, 'IBU'));
    await shop.db.update(product).set({ price: 15 }).where(eq(product.sku, 'LOW'));
    expect((await shop.execute(CART, { id })).body).toEqual({
      data: { cart: { total_quantity: 1, items: [{ product: { sku: 'LOW' }, prices: { price: { value: 12.5 } } }] } },
    });
    await shop.db.update(product).set({ isEnabled: true }).where(eq(product.sku, 'IBU'));
    await shop.db.update(product).set({ price: 12.5 }).where(eq(product.sku, 'LOW'));
  });
});

it('[BACK-1] is reckoned in the currency and by the taxes of the request', async () => {
  const id = await calls.newCart();
  await calls.add(id, [{ sku: 'PARA', quantity: 3 }]);
  const PRICES =
    'query c($id: String!) { cart(cart_id: $id) { prices { subtotal_excluding_tax { value } subtotal_including_tax { value } grand_total { value currency } applied_taxes { label amount { value } } } } }';
  const read = async (headers: Record<string, string>) =>
    ((await shop.execute(PRICES, { id }, headers)).body.data as { cart: { prices: object } }).cart.prices;
  // 4.49 each with VAT; 4.491 × 1.27 = 5.70 without tax; 4.491 × 44.5 = 199.85 with 7 %.
  expect(await read({})).toMatchObject({
    subtotal_excluding_tax: { value: 11.22 },
    subtotal_including_tax: { value: 13.47 },
    applied_taxes: [{ label: 'VAT 20%', amount: { value: 2.25 } }],
  });
  expect(await read({ Store: 'mmstr_us' })).toMatchObject({
    subtotal_excluding_tax: { value: 17.1 },
    grand_total: { value: 17.1, currency: 'USD' },
    applied_taxes: [],
  });
  expect(await read({ Store: 'mmstr_th' })).toMatchObject({
    subtotal_including_tax: { value: 599.55 },
    grand_total: { value: 599.55, currency: 'THB' },
    applied_taxes: [{ label: 'ภาษีมูลค่าเพิ่ม 7%', amount: { value: 39.22 } }],
  });
});

it('a cart of nothing to deliver is taxed where it is billed to, though goods in it went elsewhere before', async () => {
  const us = cartCalls(shop, { Store: 'mmstr_us' });
  const cart_id = await us.newCart();
  const { cart } = await us.add(
    cart_id,
    ['PARA', 'CONSULT'].map((sku) => ({ sku, quantity: 1 })),
  );
  const of = async (answer: ReturnType<typeof us.mutate>) =>
    Object(Object.values(Object((await answer).body.data))[0]).cart.prices.applied_taxes;
  const taxes = 'cart { prices { applied_taxes { label } } }';
  const at = (region: string) => ({ address: { ...JANE, country_code: 'US', region } });
  await us.mutate('setShippingAddressesOnCart', { cart_id, shipping_addresses: [at('CA')] });
  const billed = us.mutate('setBillingAddressOnCart', { cart_id, billing_address: at('NY') }, taxes);
  expect(await of(billed)).toEqual([{ label: 'CA sales tax' }]);
  const withoutGoods = us.mutate('removeItemFromCart', { cart_id, cart_item_uid: cart.items[0]?.uid }, taxes);
  expect(await of(withoutGoods)).toEqual([{ label: 'NY sales tax' }]);
});
