import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../../testing/shop';
import { uid } from '../../../uid';
import { sampleShop } from '../../catalog/testing/sample-shop';
import { cartCalls } from '../testing/cart-calls';

let shop: Shop;
let calls: ReturnType<typeof cartCalls>;
beforeAll(async () => {
  shop = await openShop(sampleShop);
  calls = cartCalls(shop);
});
afterAll(() => shop.close());

const mint12 = [uid('configurable', 202, 320), uid('configurable', 201, 310)];
const orange24 = [uid('configurable', 202, 321), uid('configurable', 201, 311)];

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
