import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { product, stockItem } from '../../database/schema';
import { openShop, type Shop } from '../../testing/shop';
import { sampleShop } from '../catalog/testing/sample-shop';
import { uid } from '../catalog/uid';
import { cartCalls } from './testing/cart-calls';

let shop: Shop;
let calls: ReturnType<typeof cartCalls>;
beforeAll(async () => {
  shop = await openShop(sampleShop);
  calls = cartCalls(shop);
});
afterAll(() => shop.close());

const mint12 = [uid('configurable', 202, 320), uid('configurable', 201, 310)];
const orange24 = [uid('configurable', 202, 321), uid('configurable', 201, 311)];

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

describe('[CART-4] [BACK-1] addProductsToCart', () => {
  it('adds, and makes one line of what is the same', async () => {
    const id = await calls.newCart();
    await calls.add(id, [{ sku: 'PARA', quantity: 1 }]);
    const { cart, user_errors } = await calls.add(id, [{ sku: 'PARA', quantity: 1 }]);
    expect(user_errors).toEqual([]);
    expect(cart).toMatchObject({
      total_quantity: 2,
      items: [{ quantity: 2, product: { sku: 'PARA' }, prices: { row_total_including_tax: { value: 9.98 } } }],
      prices: { grand_total: { value: 9.98 } },
    });
  });

  it.each([
    [
      'a decimal quantity',
      { sku: 'PARA', quantity: 1.5 },
      'UNDEFINED',
      'You cannot use decimal quantity for this product.',
    ],
    ['nothing', { sku: 'PARA', quantity: 0 }, 'UNDEFINED', 'The product quantity should be greater than 0'],
    ['less than nothing', { sku: 'PARA', quantity: -1 }, 'UNDEFINED', 'The product quantity should be greater than 0'],
    ['more than there is', { sku: 'LOW', quantity: 6 }, 'INSUFFICIENT_STOCK', 'The requested qty is not available'],
    [
      'more than may be sold',
      { sku: 'PARA', quantity: 10_001 },
      'UNDEFINED',
      'The requested qty exceeds the maximum qty allowed in shopping cart',
    ],
    ['an unknown SKU', { sku: 'nope', quantity: 1 }, 'PRODUCT_NOT_FOUND', 'Could not find a product with SKU "nope"'],
    [
      'a disabled product',
      { sku: 'HIDDEN', quantity: 1 },
      'PRODUCT_NOT_FOUND',
      'Could not find a product with SKU "HIDDEN"',
    ],
    [
      'what is sold out',
      { sku: 'GONE', quantity: 1 },
      'NOT_SALABLE',
      'Product that you are trying to add is not available.',
    ],
    [
      'a sold-out variant by its SKU',
      { sku: 'LOZ-ORANGE-24', parent_sku: 'LOZ', quantity: 1 },
      'NOT_SALABLE',
      'Product that you are trying to add is not available.',
    ],
    [
      'a sold-out variant by its options',
      { sku: 'LOZ', quantity: 1, selected_options: orange24 },
      'NOT_SALABLE',
      'There are no source items with the in stock status',
    ],
    [
      'a configurable without options',
      { sku: 'LOZ', quantity: 1 },
      'UNDEFINED',
      'You need to choose options for your item.',
    ],
    [
      'a configurable half chosen',
      { sku: 'LOZ', quantity: 1, selected_options: mint12.slice(1) },
      'UNDEFINED',
      'You need to choose options for your item.',
    ],
    [
      'options that are none',
      { sku: 'LOZ', quantity: 1, selected_options: ['zzz'] },
      'UNDEFINED',
      'You need to choose options for your item.',
    ],
    ['a bundle without options', { sku: 'KIT', quantity: 1 }, 'UNDEFINED', 'Please specify product option(s).'],
    ['a grouped product', { sku: 'SET', quantity: 1 }, 'UNDEFINED', 'Please specify the quantity of product(s).'],
    [
      'a required option missing',
      { sku: 'OPTIONS', quantity: 1 },
      'UNDEFINED',
      "The product's required option(s) weren't entered. Make sure the options are entered and try again.",
    ],
    [
      'too long a text',
      { sku: 'OPTIONS', quantity: 1, entered_options: [{ uid: uid('custom-option', 1), value: 'x'.repeat(30) }] },
      'UNDEFINED',
      'The text is too long. Shorten the text and try again.',
    ],
  ])('refuses %s, and the cart stays as it is', async (_, item, code, message) => {
    const { cart, user_errors } = await calls.add(await calls.newCart(), [item]);
    expect(user_errors).toEqual([{ code, message }]);
    expect(cart).toMatchObject({ total_quantity: 0, items: [] });
  });

  it('keeps the good items of a call beside its bad ones', async () => {
    const { cart, user_errors } = await calls.add(await calls.newCart(), [
      { sku: 'PARA', quantity: 1 },
      { sku: 'nope', quantity: 1 },
      { sku: 'GONE', quantity: 1 },
    ]);
    expect(user_errors).toMatchObject([{ code: 'PRODUCT_NOT_FOUND' }, { code: 'NOT_SALABLE' }]);
    expect(cart).toMatchObject({ items: [{ product: { sku: 'PARA' } }] });
  });

  it('counts what is in the cart already, in whatever line', async () => {
    const id = await calls.newCart();
    await calls.add(id, [{ sku: 'LOW', quantity: 4 }]);
    const { cart, user_errors } = await calls.add(id, [
      { sku: 'LOW', quantity: 2 },
      { sku: 'KIT', quantity: 2, selected_options: [uid('bundle', 1, 1, 2), uid('bundle', 2, 4, 1)] },
    ]);
    const tooMany = { code: 'INSUFFICIENT_STOCK', message: 'The requested qty is not available' };
    expect(user_errors).toEqual([tooMany, tooMany]);
    expect(cart).toMatchObject({ total_quantity: 4 });
  });

  it('wants a list of items, and a cart', async () => {
    const refused = async (id: string, items: object[]) => (await calls.tryAdd(id, items)).body.errors?.[0]?.message;
    expect(await refused(await calls.newCart(), [])).toBe('Required parameter "cartItems" is missing');
    expect(await refused('', [{ sku: 'PARA', quantity: 1 }])).toBe('Required parameter "cartId" is missing');
    expect(await refused('nope', [{ sku: 'PARA', quantity: 1 }])).toBe('Could not find a cart with ID "nope"');
  });
});

describe('[CAT-5] [BACK-1] every type in a cart', () => {
  it('shows how it was configured and what it costs', async () => {
    const id = await calls.newCart();
    const { user_errors } = await calls.add(id, [
      { sku: 'LOZ', quantity: 2, selected_options: mint12 },
      {
        sku: 'OPTIONS',
        quantity: 1,
        entered_options: [{ uid: uid('custom-option', 1), value: 'Hello' }],
        selected_options: [uid('custom-option', 3, 1)],
      },
      { sku: 'KIT', quantity: 1, selected_options: [uid('bundle', 1, 1, 2)] },
      { sku: 'BOX', quantity: 1, selected_options: [uid('bundle', 3, 6, 1)] },
      { sku: 'GUIDE', quantity: 1, selected_options: [uid('downloadable', 1)] },
      { sku: 'CONSULT', quantity: 1 },
      { sku: 'SET', quantity: 1, selected_options: [uid('grouped', 5, 2)] },
    ]);
    expect(user_errors).toEqual([]);
    const { body } = await shop.execute(
      `query c($id: String!) { cart(cart_id: $id) { is_virtual items { __typename quantity product { sku }
        prices { row_total_including_tax { value } }
        ... on SimpleCartItem { customizable_options { customizable_option_uid label is_required type
          values { customizable_option_value_uid label value price { value type units } } } }
        ... on ConfigurableCartItem { configured_variant { sku } configurable_options {
          id option_label value_id value_label configurable_product_option_uid configurable_product_option_value_uid } }
        ... on BundleCartItem { bundle_options { uid label type values { id label price quantity } } }
        ... on DownloadableCartItem { links { title price } samples { title } } } } }`,
      { id },
    );
    const price = (value: number) => ({ row_total_including_tax: { value } });
    expect(body).toMatchObject({
      data: {
        cart: {
          is_virtual: false,
          items: [
            {
              __typename: 'ConfigurableCartItem',
              quantity: 2,
              product: { sku: 'LOZ' },
              prices: price(6),
              configured_variant: { sku: 'LOZ-MINT-12' },
              configurable_options: [
                {
                  id: 202,
                  option_label: 'Pack size',
                  value_id: 320,
                  value_label: '12 pieces',
                  configurable_product_option_value_uid: mint12[0],
                },
                { id: 201, option_label: 'Flavour', value_id: 310, value_label: 'Mint' },
              ],
            },
            {
              __typename: 'SimpleCartItem',
              prices: price(47),
              customizable_options: [
                {
                  customizable_option_uid: uid('custom-option', 1),
                  label: 'Engraving',
                  is_required: true,
                  type: 'field',
                  values: [
                    {
                      customizable_option_value_uid: uid('custom-option', 1),
                      label: '',
                      value: 'Hello',
                      price: { value: 5, type: 'FIXED', units: '£' },
                    },
                  ],
                },
                {
                  label: 'Wrap',
                  type: 'drop_down',
                  values: [{ customizable_option_value_uid: uid('custom-option', 3, 1), label: 'Red', value: '1' }],
                },
              ],
            },
            {
              __typename: 'BundleCartItem',
              prices: price(9.98),
              bundle_options: [
                {
                  uid: uid('bundle', 1),
                  label: 'Painkiller',
                  type: 'radio',
                  values: [{ id: 1, label: 'Parafix Tablets', price: 4.99, quantity: 2 }],
                },
              ],
            },
            { __typename: 'BundleCartItem', prices: price(22) },
            {
              __typename: 'DownloadableCartItem',
              prices: price(2),
              links: [{ title: 'Africa', price: 2 }],
              samples: [],
            },
            { __typename: 'VirtualCartItem', prices: price(25) },
            { __typename: 'SimpleCartItem', quantity: 2, product: { sku: 'LOW' }, prices: price(25) },
          ],
        },
      },
    });
  });

  it('is another line when it is chosen otherwise', async () => {
    const id = await calls.newCart();
    const engraved = (value: string) => ({
      sku: 'OPTIONS',
      quantity: 1,
      entered_options: [{ uid: uid('custom-option', 1), value }],
    });
    const { cart } = await calls.add(id, [engraved('Hello'), engraved('Other'), engraved('Hello')]);
    expect(cart).toMatchObject({ items: [{ quantity: 2 }, { quantity: 1 }] });
  });

  it('costs less by the tier of its quantity', async () => {
    const { cart } = await calls.add(await calls.newCart(), [{ sku: 'PARA', quantity: 6 }]);
    expect(cart).toMatchObject({ items: [{ prices: { row_total_including_tax: { value: 24 } } }] });
    const special = await calls.add(await calls.newCart(), [{ sku: 'IBU', quantity: 1 }]);
    expect(special.cart).toMatchObject({ prices: { grand_total: { value: 5.2 } } });
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

it('[STORE-4] is reckoned in the currency and by the taxes of the request', async () => {
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
    applied_taxes: [{ label: 'VAT 7%', amount: { value: 39.22 } }],
  });
});
