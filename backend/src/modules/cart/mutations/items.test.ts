import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../../testing/shop';
import { uid } from '../../../uid';
import { sampleShop } from '../../catalog/testing/sample-shop';
import { cartCalls } from '../testing/cart-calls';

let shop: Shop;
let calls: ReturnType<typeof cartCalls>;
let cart: string;
let items: { uid: string; id: string }[];
beforeAll(async () => {
  shop = await openShop(sampleShop);
  calls = cartCalls(shop);
  cart = await calls.newCart();
  const added = await calls.add(cart, [
    { sku: 'PARA', quantity: 3 },
    { sku: 'LOZ', quantity: 1, selected_options: [uid('configurable', 202, 320), uid('configurable', 201, 310)] },
    { sku: 'IBU', quantity: 2 },
  ]);
  items = added.cart.items;
});
afterAll(() => shop.close());

const update = (cart_items: object[], cart_id = cart) => calls.mutate('updateCartItems', { cart_id, cart_items });
const remove = (item: object, cart_id = cart) => calls.mutate('removeItemFromCart', { cart_id, ...item });
const itemAt = (index: number) => items[index] ?? { uid: '', id: '' };

describe('[CART-4] [BACK-1] updateCartItems', () => {
  it('sets quantities by uid or by id; nothing or less removes', async () => {
    const total = async (item: object) =>
      ((await update([item])).body.data as { updateCartItems: { cart: { total_quantity: number } } }).updateCartItems
        .cart.total_quantity;
    expect(await total({ cart_item_uid: itemAt(0).uid, quantity: 2 })).toBe(5);
    expect(await total({ cart_item_id: Number(itemAt(0).id), quantity: 3 })).toBe(6);
    expect(await total({ cart_item_uid: itemAt(2).uid, quantity: -1 })).toBe(4);
  });

  it.each([
    [
      'too many',
      () => ({ cart_item_uid: itemAt(0).uid, quantity: 9999 }),
      'Could not update the product with SKU PARA: The requested qty is not available',
    ],
    [
      'more than may be sold',
      () => ({ cart_item_uid: itemAt(0).uid, quantity: 10_001 }),
      'Could not update the product with SKU PARA: The requested qty exceeds the maximum qty allowed in shopping cart',
    ],
    [
      'parts',
      () => ({ cart_item_uid: itemAt(0).uid, quantity: 1.5 }),
      'Could not update the product with SKU PARA: You cannot use decimal quantity for this product.',
    ],
    [
      'too many of a variant',
      () => ({ cart_item_uid: itemAt(1).uid, quantity: 5000 }),
      'Could not update the product with SKU LOZ-MINT-12: The requested qty is not available',
    ],
    [
      'an unknown item',
      () => ({ cart_item_uid: 'OTk5OTk5', quantity: 1 }),
      'Could not find cart item with id: 999999.',
    ],
    ['a uid that is none', () => ({ cart_item_uid: '!!', quantity: 1 }), 'Value of uid "!!" is incorrect.'],
    [
      'no quantity',
      () => ({ cart_item_uid: itemAt(0).uid }),
      'Required parameter "quantity" for "cart_items" is missing.',
    ],
    ['no item', () => ({ quantity: 1 }), 'Required parameter "cart_item_id" for "cart_items" is missing.'],
    [
      'both ids',
      () => ({ cart_item_uid: itemAt(0).uid, cart_item_id: 1, quantity: 1 }),
      "`cart_item_id` and `cart_item_uid` can't be used at the same time.",
    ],
  ])('refuses %s', async (_, item, message) => {
    const { body } = await update([item()]);
    expect(body).toMatchObject({ errors: [{ message }], data: { updateCartItems: null } });
  });

  it('wants items, and a cart', async () => {
    expect((await update([])).body.errors?.[0]?.message).toBe('Required parameter "cart_items" is missing.');
    expect((await update([{ cart_item_id: 1, quantity: 1 }], 'nope')).body.errors?.[0]?.message).toBe(
      'Could not find a cart with ID "nope"',
    );
  });
});

describe('[CART-4] [BACK-1] removeItemFromCart', () => {
  it('removes by uid', async () => {
    const { body } = await remove({ cart_item_uid: itemAt(1).uid });
    expect(body.data).toEqual({ removeItemFromCart: { cart: { total_quantity: 3 } } });
  });

  it.each([
    [{ cart_item_uid: 'OTk5OTk5' }, "The cart doesn't contain the item", 'graphql-no-such-entity'],
    [{}, 'Required parameter "cart_item_id" is missing.', 'graphql-input'],
  ])('refuses %j', async (item, message, category) => {
    expect((await remove(item)).body.errors).toMatchObject([{ message, extensions: { category } }]);
  });
});

describe('[CART-8] [BACK-1] coupons', () => {
  const apply = (coupon_code: string, cart_id = cart) =>
    calls.mutate(
      'applyCouponToCart',
      { cart_id, coupon_code },
      'cart { applied_coupons { code } prices { grand_total { value } discounts { label amount { value } } } items { prices { total_item_discount { value } discounts { label amount { value } } } } }',
    );

  it.each([
    ['', 'Required parameter "coupon_code" is missing', 'graphql-input'],
    ['NOPE', "The coupon code isn't valid. Verify the code and try again.", 'graphql-no-such-entity'],
    ['SPRING25', "The coupon code isn't valid. Verify the code and try again.", 'graphql-no-such-entity'],
    ['FIVEOFF', "The coupon code isn't valid. Verify the code and try again.", 'graphql-no-such-entity'],
  ])('refuses %j: unknown, expired or below its minimum', async (code, message, category) => {
    expect((await apply(code)).body.errors).toMatchObject([{ message, extensions: { category } }]);
  });

  it('takes 10 % off, in whatever case the code is typed; a second one is refused', async () => {
    // Three at the tier price of 4.491, shown as 4.49: 13.47.
    expect((await apply('welcome10')).body.data).toEqual({
      applyCouponToCart: {
        cart: {
          applied_coupons: [{ code: 'WELCOME10' }],
          prices: {
            grand_total: { value: 12.12 },
            discounts: [{ label: 'Welcome: 10% off', amount: { value: 1.35 } }],
          },
          items: [
            {
              prices: {
                total_item_discount: { value: 1.35 },
                discounts: [{ label: 'Welcome: 10% off', amount: { value: 1.35 } }],
              },
            },
          ],
        },
      },
    });
    expect((await apply('FREESHIP')).body.errors?.[0]?.message).toBe(
      'A coupon is already applied to the cart. Please remove it to apply another',
    );
  });

  it('are removed, also when there is none', async () => {
    for (let times = 0; times < 2; times += 1) {
      const { body } = await calls.mutate(
        'removeCouponFromCart',
        { cart_id: cart },
        'cart { applied_coupons { code } prices { grand_total { value } } }',
      );
      expect(body.data).toEqual({
        removeCouponFromCart: { cart: { applied_coupons: null, prices: { grand_total: { value: 13.47 } } } },
      });
    }
  });

  it('are not for an empty cart', async () => {
    expect((await apply('WELCOME10', await calls.newCart())).body.errors).toMatchObject([
      { message: 'Cart does not contain products.', extensions: { category: 'graphql-no-such-entity' } },
    ]);
  });
});

describe('[BACK-1] the older mutations', () => {
  it('add a simple product, and throw where the newer one tells user errors', async () => {
    const add = (sku: string) =>
      calls.mutate('addSimpleProductsToCart', { cart_id: cart, cart_items: [{ data: { sku, quantity: 1 } }] });
    expect((await add('IBU')).body.errors).toBeUndefined();
    expect((await add('nope')).body.errors).toMatchObject([
      { message: 'Could not find a product with SKU "nope"', extensions: { category: 'graphql-no-such-entity' } },
    ]);
    expect((await add('GONE')).body.errors?.[0]?.message).toBe(
      'Could not add the product with SKU GONE to the shopping cart: Product that you are trying to add is not available.',
    );
  });

  it('add a variant by its SKU as the configurable product', async () => {
    const { body } = await calls.mutate(
      'addConfigurableProductsToCart',
      { cart_id: cart, cart_items: [{ parent_sku: 'LOZ', data: { sku: 'LOZ-ORANGE-12', quantity: 1 } }] },
      'cart { items { __typename product { sku } ... on ConfigurableCartItem { configured_variant { sku } } } }',
    );
    expect(body.data).toMatchObject({
      addConfigurableProductsToCart: {
        cart: {
          items: [
            {},
            {},
            {
              __typename: 'ConfigurableCartItem',
              product: { sku: 'LOZ' },
              configured_variant: { sku: 'LOZ-ORANGE-12' },
            },
          ],
        },
      },
    });
  });

  it('add virtual, downloadable and bundle products with what is their own', async () => {
    const own = await calls.newCart();
    const add = async (type: string, item: object) =>
      (
        await calls.mutate(
          `add${type}ProductsToCart`,
          { cart_id: own, cart_items: [item] },
          'cart { prices { grand_total { value } } }',
        )
      ).body.data;
    const total = (value: number) => ({ cart: { prices: { grand_total: { value } } } });
    expect(await add('Virtual', { data: { sku: 'CONSULT', quantity: 1 } })).toEqual({
      addVirtualProductsToCart: total(25),
    });
    expect(
      await add('Downloadable', { data: { sku: 'GUIDE', quantity: 1 }, downloadable_product_links: [{ link_id: 2 }] }),
    ).toEqual({ addDownloadableProductsToCart: total(28) });
    expect(
      await add('Bundle', {
        data: { sku: 'KIT', quantity: 1 },
        bundle_options: [{ id: 1, quantity: 3, value: ['2'] }],
      }),
    ).toEqual({ addBundleProductsToCart: total(43.6) });
  });
});
