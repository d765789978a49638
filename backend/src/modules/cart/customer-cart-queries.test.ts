import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stockItem } from '../../database/schema/products';
import { cart } from '../../database/schema/sales';
import { openShop, type Shop } from '../../testing/shop';
import { uid } from '../../uid';
import { sampleShop } from '../catalog/testing/sample-shop';
import { signedIn } from '../customer/testing/customer-calls';
import { cartCalls } from './testing/cart-calls';

let shop: Shop;
let guest: ReturnType<typeof cartCalls>;
beforeAll(async () => {
  shop = await openShop(sampleShop);
  guest = cartCalls(shop);
});
afterAll(() => shop.close());

let customers = 0;
/** A new customer and what they can do with carts. */
async function newCustomer() {
  customers += 1;
  const email = `customer${customers}@example.com`;
  const headers = await signedIn(shop, email);
  return { email, headers, calls: cartCalls(shop, headers) };
}

const LINES = 'id total_quantity items { quantity product { sku } } applied_coupons { code }';
const ask = async (query: string, headers: Record<string, string> = {}) =>
  (await shop.execute(query, {}, headers)).body;
const isNotYours = (id: string) => ({
  message: `The current user cannot perform operations on cart "${id}"`,
  extensions: { category: 'graphql-authorization' },
});
const items = (...lines: [sku: string, quantity: number][]) =>
  lines.map(([sku, quantity]) => ({ quantity, product: { sku } }));

describe('[CART-1] [BACK-1] the cart of a customer', () => {
  it('is made when it is first asked for, with the e-mail, and stays the same one', async () => {
    const { email, headers, calls } = await newCustomer();
    const empty = {
      id: expect.stringMatching(/^\w{32}$/),
      email,
      total_quantity: 0,
      items: [],
      shipping_addresses: [],
    };
    const query =
      '{ customerCart { id email total_quantity items { id } billing_address { city } shipping_addresses { city } } }';
    const { data } = await ask(query, headers);
    expect(data).toEqual({ customerCart: { ...empty, billing_address: null } });
    const { id } = (data as { customerCart: { id: string } }).customerCart;
    expect(await calls.newCart()).toBe(id);
    await calls.add(id, [{ sku: 'PARA', quantity: 2 }]);
    expect((await ask(`{ customerCart { ${LINES} } }`, { ...headers, Store: 'mmstr_us' })).data).toEqual({
      customerCart: { id, total_quantity: 2, items: items(['PARA', 2]), applied_coupons: null },
    });
  });

  it('is one, however many requests ask for it at once', async () => {
    const { headers, calls } = await newCustomer();
    const ids = await Promise.all(Array.from({ length: 4 }, () => calls.newCart()));
    expect(new Set(ids).size).toBe(1);
    const [row] = await shop.db
      .select()
      .from(cart)
      .where(eq(cart.maskedId, ids[0] ?? ''));
    const isActive = and(eq(cart.customerId, row?.customerId ?? 0), cart.isActive);
    expect(await shop.db.$count(cart, isActive)).toBe(1);
    expect((await ask('{ customerCart { id } }', headers)).data).toEqual({ customerCart: { id: ids[0] } });
  });

  it('is billed to the default address where the store view sells there, as recorded', async () => {
    const { headers } = await newCustomer();
    const input = `{ firstname: "Anna", lastname: "Smith", street: ["1 First St"], city: "Los Angeles", postcode: "90001",
      country_code: US, region: { region_id: 12 }, telephone: "555-0100", default_billing: true, default_shipping: true }`;
    await ask(`mutation { createCustomerAddress(input: ${input}) { id } }`, headers);
    const query =
      '{ customerCart { billing_address { firstname street region { code label region_id } country { code } } shipping_addresses { city } } }';
    const us = await ask(query, { ...headers, Store: 'mmstr_us' });
    expect(us.data).toEqual({
      customerCart: {
        billing_address: {
          firstname: 'Anna',
          street: ['1 First St'],
          region: { code: 'CA', label: 'California', region_id: 12 },
          country: { code: 'US' },
        },
        shipping_addresses: [],
      },
    });
  });

  it('is nothing for guests', async () => {
    expect(await ask('{ customerCart { id } }')).toEqual({
      errors: [
        expect.objectContaining({
          message: 'The request is allowed for logged in customer',
          extensions: { category: 'graphql-authorization' },
        }),
      ],
    });
    const { headers } = await newCustomer();
    expect((await ask('mutation { createGuestCart { cart { id } } }', headers)).errors?.[0]?.message).toBe(
      'Use `Query.customerCart` for logged in customer.',
    );
  });
});

describe('[CART-3] a cart of somebody else', () => {
  it('is refused: a customer’s to guests and other customers, a guest’s to customers', async () => {
    const anna = await newCustomer();
    const bob = await newCustomer();
    const own = await anna.calls.newCart();
    const nobodys = await guest.newCart();
    const read = (id: string, headers = {}) => ask(`{ cart(cart_id: "${id}") { id } }`, headers);
    expect((await read(own, anna.headers)).data).toEqual({ cart: { id: own } });
    for (const [id, headers] of [
      [own, {}],
      [own, bob.headers],
      [own, { Authorization: 'Bearer bad' }],
      [nobodys, anna.headers],
    ] as const) {
      expect(await read(id, headers)).toMatchObject({ errors: [isNotYours(id)], data: { cart: null } });
    }
    for (const calls of [guest, bob.calls]) {
      expect((await calls.tryAdd(own, [{ sku: 'PARA', quantity: 1 }])).body).toMatchObject({
        errors: [isNotYours(own)],
        data: { addProductsToCart: null },
      });
    }
  });
});

describe('[SESS-8] [BACK-1] mergeCarts', () => {
  const merge = (headers: Record<string, string>, source: string, destination?: string) =>
    ask(
      `mutation { mergeCarts(source_cart_id: "${source}"${destination === undefined ? '' : `, destination_cart_id: "${destination}"`}) { ${LINES} } }`,
      headers,
    );

  it('adds the quantities of both carts, and the guest’s cart is done with', async () => {
    const { headers, calls } = await newCustomer();
    const own = await calls.newCart();
    await calls.add(own, [
      { sku: 'PARA', quantity: 1 },
      { sku: 'IBU', quantity: 1 },
    ]);
    const source = await guest.newCart();
    await guest.add(source, [
      { sku: 'CONSULT', quantity: 1 },
      { sku: 'PARA', quantity: 2 },
    ]);
    expect(await merge(headers, source, own)).toEqual({
      data: {
        mergeCarts: {
          id: own,
          total_quantity: 5,
          items: items(['PARA', 3], ['IBU', 1], ['CONSULT', 1]),
          applied_coupons: null,
        },
      },
    });
    const gone = { message: "The cart isn't active.", extensions: { category: 'graphql-no-such-entity' } };
    expect(await merge(headers, source, own)).toMatchObject({ errors: [gone] });
    expect((await ask(`{ cart(cart_id: "${source}") { id } }`)).errors).toMatchObject([gone]);
  });

  it('goes into the customer’s cart, even a new one, when no destination is named; the coupon goes along', async () => {
    const { headers } = await newCustomer();
    const source = await guest.newCart();
    await guest.add(source, [{ sku: 'PARA', quantity: 1 }]);
    await guest.mutate('applyCouponToCart', { cart_id: source, coupon_code: 'ALLFREE' });
    const { data } = await merge(headers, source);
    expect(data).toMatchObject({
      mergeCarts: { items: items(['PARA', 1]), applied_coupons: [{ code: 'ALLFREE' }] },
    });
    expect((await ask(`{ customerCart { ${LINES} } }`, headers)).data).toEqual({
      customerCart: (data as { mergeCarts: object }).mergeCarts,
    });
  });

  it('never makes more of a product than there is or than may be bought: then the customer’s own line stays', async () => {
    const { headers, calls } = await newCustomer();
    const own = await calls.newCart();
    await calls.add(own, [{ sku: 'LOW', quantity: 3 }]);
    const source = await guest.newCart();
    await guest.add(source, [
      { sku: 'LOW', quantity: 3 },
      { sku: 'PARA', quantity: 1 },
    ]);
    expect((await merge(headers, source, own)).data).toMatchObject({
      mergeCarts: { items: items(['LOW', 3], ['PARA', 1]) },
    });
  });

  it('lets no two carts together sell more than is safe, in whatever form it comes', async () => {
    const isPara = eq(stockItem.productId, 1);
    await shop.db.update(stockItem).set({ maxSaleQuantity: 3 }).where(isPara);
    const { headers, calls } = await newCustomer();
    const own = await calls.newCart();
    await calls.add(own, [{ sku: 'PARA', quantity: 2 }]);
    const source = await guest.newCart();
    // Two pieces of it in a bundle.
    await guest.add(source, [
      { sku: 'KIT', quantity: 1, selected_options: [uid('bundle', 1, 1, 2)] },
      { sku: 'IBU', quantity: 1 },
    ]);
    expect((await merge(headers, source, own)).data).toMatchObject({
      mergeCarts: { items: items(['PARA', 2], ['IBU', 1]) },
    });
    await shop.db.update(stockItem).set({ maxSaleQuantity: 10000 }).where(isPara);
  });

  it('happens once, however often it is asked for at the same time', async () => {
    const { headers, calls } = await newCustomer();
    const own = await calls.newCart();
    const source = await guest.newCart();
    await guest.add(source, [{ sku: 'PARA', quantity: 2 }]);
    const answers = await Promise.all(Array.from({ length: 3 }, () => merge(headers, source, own)));
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    expect((await ask(`{ customerCart { ${LINES} } }`, headers)).data).toMatchObject({
      customerCart: { total_quantity: 2 },
    });
  });

  it('refuses as recorded; no data, for the field may not be null', async () => {
    const { headers, calls } = await newCustomer();
    const own = await calls.newCart();
    const source = await guest.newCart();
    const isUnknown = {
      message: 'Could not find a cart with ID "nope"',
      extensions: { category: 'graphql-no-such-entity' },
    };
    expect(await merge({}, source, own)).toEqual({
      errors: [
        expect.objectContaining({
          message: "The current customer isn't authorized.",
          extensions: { category: 'graphql-authorization' },
          path: ['mergeCarts'],
        }),
      ],
    });
    expect((await merge(headers, 'nope', own)).errors).toMatchObject([isUnknown]);
    expect((await merge(headers, source, 'nope')).errors).toMatchObject([isUnknown]);
    expect((await merge(headers, '', own)).errors?.[0]?.message).toBe('Required parameter "source_cart_id" is missing');
    expect((await merge(headers, source, '')).errors?.[0]?.message).toBe(
      'The parameter "destination_cart_id" cannot be empty',
    );
    expect((await merge(headers, own, own)).errors).toMatchObject([isNotYours(own)]);
    expect((await merge((await newCustomer()).headers, source, own)).errors).toMatchObject([isNotYours(own)]);
    // Nothing of it touched the guest's cart.
    expect((await ask(`{ cart(cart_id: "${source}") { id } }`)).data).toEqual({ cart: { id: source } });
  });
});

describe('[SESS-8] [BACK-1] assignCustomerToGuestCart', () => {
  const assign = (headers: Record<string, string>, id: string) =>
    ask(`mutation { assignCustomerToGuestCart(cart_id: "${id}") { ${LINES} } }`, headers);

  it('makes the guest’s cart the customer’s, under a new id, with what was in their own', async () => {
    const { headers, calls, email } = await newCustomer();
    const own = await calls.newCart();
    await calls.add(own, [
      { sku: 'PARA', quantity: 1 },
      { sku: 'IBU', quantity: 2 },
    ]);
    const source = await guest.newCart();
    await guest.add(source, [{ sku: 'PARA', quantity: 1 }]);
    const { data } = await assign(headers, source);
    expect(data).toMatchObject({ assignCustomerToGuestCart: { items: items(['PARA', 2], ['IBU', 2]) } });
    const { id } = (data as { assignCustomerToGuestCart: { id: string } }).assignCustomerToGuestCart;
    expect([own, source]).not.toContain(id);
    expect((await ask('{ customerCart { id email } }', headers)).data).toEqual({ customerCart: { id, email } });
    expect((await ask(`{ cart(cart_id: "${own}") { id } }`, headers)).errors?.[0]?.message).toBe(
      "The cart isn't active.",
    );
    expect((await ask(`{ cart(cart_id: "${source}") { id } }`)).errors?.[0]?.message).toBe(
      `Could not find a cart with ID "${source}"`,
    );
  });

  it('is for customers only', async () => {
    expect((await assign({}, await guest.newCart())).errors).toMatchObject([
      { message: "The current customer isn't authorized.", extensions: { category: 'graphql-authorization' } },
    ]);
  });
});
