import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attribute, attributeOption } from '../../database/schema/catalog';
import { product, productOptionValue, stockItem } from '../../database/schema/products';
import { openShop, type Shop } from '../../testing/shop';
import { uid } from '../../uid';
import { sampleShop } from '../catalog/testing/sample-shop';
import { checkoutCalls, JANE } from './testing/checkout-calls';

let shop: Shop;
let calls: ReturnType<typeof checkoutCalls>;
beforeAll(async () => {
  shop = await openShop(sampleShop);
  calls = checkoutCalls(shop);
  await shop.db.update(product).set({ weight: 0.6 }).where(eq(product.sku, 'PARA'));
  await shop.db.update(stockItem).set({ minSaleQuantity: 3 }).where(eq(stockItem.productId, 2));
});
afterAll(() => shop.close());

const FREE = { carrier_code: 'freeshipping', method_code: 'freeshipping' };
const KIT = { sku: 'KIT', selected_options: [uid('bundle', 1, 1, 2)] };

interface Delivery {
  carrier_code: string;
  price_incl_tax: { value: number };
}

/** The shipping methods of a cart to Jane, by carrier, with their prices. */
async function deliveriesOf(id: string): Promise<Record<string, number>> {
  const { body } = await calls.mutate(
    'setShippingAddressesOnCart',
    { cart_id: id, shipping_addresses: [{ address: JANE }] },
    'cart { shipping_addresses { available_shipping_methods { carrier_code price_incl_tax { value } } } }',
  );
  const { cart } = (
    body.data as {
      setShippingAddressesOnCart: {
        cart: { shipping_addresses: { available_shipping_methods: Delivery[] }[] };
      };
    }
  ).setShippingAddressesOnCart;
  const methods = cart.shipping_addresses[0]?.available_shipping_methods ?? [];
  return Object.fromEntries(methods.map((method) => [method.carrier_code, method.price_incl_tax.value]));
}

async function cartOf(items: object[]): Promise<string> {
  const id = await calls.newCart();
  const { user_errors } = await calls.add(id, items);
  expect(user_errors).toEqual([]);
  return id;
}

describe('[BACK-1] the fewest that may be bought', () => {
  const message = 'The fewest you may purchase is 3';

  it('holds when products are added, for all there are of it in the cart', async () => {
    const id = await calls.newCart();
    const add = async (quantity: number) => (await calls.add(id, [{ sku: 'IBU', quantity }])).user_errors;
    expect(await add(2)).toEqual([{ code: 'INSUFFICIENT_STOCK', message }]);
    expect(await add(3)).toEqual([]);
    expect(await add(1)).toEqual([]);
  });

  it('holds when quantities are changed; none at all is allowed', async () => {
    const id = await cartOf([{ sku: 'IBU', quantity: 4 }]);
    const { data } = (await shop.execute(`{ cart(cart_id: "${id}") { items { uid } } }`)).body;
    const { uid: cart_item_uid } = (data as { cart: { items: [{ uid: string }] } }).cart.items[0];
    const change = (quantity: number) =>
      calls.mutate('updateCartItems', { cart_id: id, cart_items: [{ cart_item_uid, quantity }] });
    expect((await change(2)).body.errors?.[0]?.message).toBe(`Could not update the product with SKU IBU: ${message}`);
    expect((await change(3)).body.data).toEqual({ updateCartItems: { cart: { total_quantity: 3 } } });
    expect((await change(0)).body.data).toEqual({ updateCartItems: { cart: { total_quantity: 0 } } });
  });
});

describe('[CART-8] [BACK-1] shipping by weight', () => {
  it.each<[string, object[], number]>([
    ['0.6 kg', [{ sku: 'PARA', quantity: 1 }], 3.49],
    ['1.2 kg', [{ sku: 'PARA', quantity: 2 }], 4.49],
    ['5.4 kg', [{ sku: 'PARA', quantity: 9 }], 6.99],
    ['two pieces in a bundle', [{ ...KIT, quantity: 1 }], 4.49],
    [
      'what is not delivered',
      [
        { sku: 'PARA', quantity: 1 },
        { sku: 'CONSULT', quantity: 3 },
      ],
      3.49,
    ],
  ])('%s', async (_, items, price) => {
    expect((await deliveriesOf(await cartOf(items))).tablerate).toBe(price);
  });
});

describe('[CART-8] [BACK-1] free shipping', () => {
  it('is offered from what is to be paid for the goods, after discounts; what is no longer offered is not ordered', async () => {
    // Eight of 5.20 are 41.60, and 37.44 with ten percent off.
    const id = await cartOf([{ sku: 'IBU', quantity: 8 }]);
    expect(await deliveriesOf(id)).toHaveProperty('freeshipping', 0);
    await calls.mutate('setGuestEmailOnCart', { cart_id: id, email: 'guest@example.com' });
    await calls.mutate('setShippingMethodsOnCart', { cart_id: id, shipping_methods: [FREE] });
    await calls.mutate('setBillingAddressOnCart', { cart_id: id, billing_address: { same_as_shipping: true } });
    await calls.mutate('setPaymentMethodOnCart', { cart_id: id, payment_method: { code: 'checkmo' } });
    await calls.mutate('applyCouponToCart', { cart_id: id, coupon_code: 'WELCOME10' });
    expect((await calls.place(id)).body.errors?.[0]?.message).toBe(
      'Unable to place order: The shipping method is missing. Select the shipping method and try again.',
    );
    expect(await deliveriesOf(id)).not.toHaveProperty('freeshipping');
    await calls.mutate('removeCouponFromCart', { cart_id: id });
    await calls.mutate('setShippingMethodsOnCart', { cart_id: id, shipping_methods: [FREE] });
    expect((await calls.place(id)).body.errors).toBeUndefined();
  });

  it('comes with a coupon of its own, for every way', async () => {
    const id = await cartOf([{ sku: 'PARA', quantity: 1 }]);
    await calls.mutate('applyCouponToCart', { cart_id: id, coupon_code: 'FREESHIP' });
    expect(await deliveriesOf(id)).toEqual({ freeshipping: 0, tablerate: 0, flatrate: 0 });
  });
});

const VIEWS = { mmstr_en: 'GB', mmstr_us: 'US', mmstr_th: 'TH' };

describe.each(Object.entries(VIEWS))('[CHK-8] [BACK-1] the store view %s', (store, own) => {
  const address = (country_code: string) => ({
    ...JANE,
    country_code,
    ...(country_code === 'US' ? { region: 'CA' } : {}),
  });

  it.each(Object.values(VIEWS))('sells to its own country only: %s', async (country) => {
    const by = checkoutCalls(shop, { Store: store });
    const id = await by.newCart();
    await by.add(id, [{ sku: 'PARA', quantity: 1 }]);
    const given = { address: address(country) };
    for (const [mutation, input] of [
      ['setShippingAddressesOnCart', { shipping_addresses: [given] }],
      ['setBillingAddressOnCart', { billing_address: given }],
    ] as const) {
      const { errors } = (await by.mutate(mutation, { cart_id: id, ...input })).body;
      expect(errors?.[0]?.message).toBe(country === own ? undefined : 'Country is not available');
    }
  });

  it('numbers its orders on its own, without a gap, also those that come at once', async () => {
    const by = checkoutCalls(shop, { Store: store });
    const carts = [];
    for (let n = 0; n < 3; n += 1) {
      carts.push(await by.readyCart([{ sku: 'PARA', quantity: 1 }], { code: 'checkmo' }, address(own)));
    }
    const answers = await Promise.all(carts.map((id) => by.place(id)));
    const numbers = answers.map(
      ({ body }) => (body.data as { placeOrder: { order: { order_number: string } } }).placeOrder.order.order_number,
    );
    const values = numbers.map((number) => Number(number.slice(-9))).sort((a, b) => a - b);
    const [first = 0] = values;
    expect(values).toEqual([first, first + 1, first + 2]);
    const prefix = { mmstr_en: '', mmstr_us: '9', mmstr_th: '10' }[store];
    expect(numbers.map((number) => number.slice(0, -9))).toEqual([prefix, prefix, prefix]);
  });
});

describe('what is sold on prescription', () => {
  const CATEGORY = 900;

  it('is not ordered, as a product or in a bundle, and can be once it is taken out', async () => {
    const named = { code: 'legal_category', label: { default: 'How it is sold' }, input: 'select' as const };
    const [brand] = await shop.db.select().from(attribute).where(eq(attribute.code, 'brand'));
    if (!brand) throw new Error('The sample shop has no brand');
    await shop.db.insert(attribute).values({ ...brand, id: CATEGORY, ...named });
    await shop.db.insert(attributeOption).values([
      { id: 901, attributeId: CATEGORY, sortOrder: 1, labels: { default: 'General sale' } },
      { id: 902, attributeId: CATEGORY, sortOrder: 2, labels: { default: 'Prescription only', th: 'ยาตามใบสั่งแพทย์' } },
    ]);
    const soldAs = async (sku: string, optionId: number) => {
      const [found] = await shop.db.select().from(product).where(eq(product.sku, sku));
      if (!found) throw new Error(`No ${sku}`);
      await shop.db.delete(productOptionValue).where(eq(productOptionValue.attributeId, CATEGORY));
      await shop.db.insert(productOptionValue).values({ productId: found.id, attributeId: CATEGORY, optionId });
    };
    const refusal = 'Unable to place order: Some of the products need a prescription and cannot be ordered.';
    const order = async (items: object[]) => {
      const id = await calls.readyCart(items);
      return (await calls.place(id)).body.errors?.[0]?.message;
    };
    await soldAs('PARA', 902);
    expect(await order([{ sku: 'PARA', quantity: 1 }])).toBe(refusal);
    expect(await order([{ ...KIT, quantity: 1 }])).toBe(refusal);
    expect(await order([{ sku: 'IBU', quantity: 3 }])).toBeUndefined();
    await soldAs('PARA', 901);
    expect(await order([{ sku: 'PARA', quantity: 1 }])).toBeUndefined();
  });
});
