import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { salesOrder } from '../../database/schema/sales';
import { openShop, type Shop } from '../../testing/shop';
import { sampleShop } from '../catalog/testing/sample-shop';
import { PASSWORD, signedIn } from '../customer/testing/customer-calls';
import { checkoutCalls, JANE } from './testing/checkout-calls';

let shop: Shop;
let anna: Record<string, string>;
let bob: Record<string, string>;
let calls: ReturnType<typeof checkoutCalls>;
beforeAll(async () => {
  shop = await openShop(sampleShop);
  anna = await signedIn(shop, 'anna@example.com');
  bob = await signedIn(shop, 'bob@example.com');
  calls = checkoutCalls(shop, anna);
});
afterAll(() => shop.close());

const FLAT = { carrier_code: 'flatrate', method_code: 'flatrate' };
const ask = async (query: string, headers: Record<string, string>, variables = {}) =>
  (await shop.execute(query, variables, headers)).body;

async function addressOf(headers: Record<string, string>, more: object = {}): Promise<number> {
  const { region: _, ...jane } = { region: null, ...JANE };
  const { data, errors } = await ask(
    'mutation c($i: CustomerAddressInput!) { createCustomerAddress(input: $i) { id } }',
    headers,
    { i: { ...jane, ...more } },
  );
  if (errors) throw new Error(errors[0]?.message);
  return (data as { createCustomerAddress: { id: number } }).createCustomerAddress.id;
}

async function bookOf(headers: Record<string, string>) {
  const { data } = await ask('{ customer { default_shipping default_billing addresses { id city } } }', headers);
  return (data as { customer: { default_shipping: string | null; addresses: { id: number; city: string }[] } })
    .customer;
}

async function filledCart(by = calls): Promise<string> {
  const id = await by.newCart();
  await by.add(id, [{ sku: 'PARA', quantity: 1 }]);
  return id;
}

const ship = (id: string, address: object, by = calls) =>
  by.mutate(
    'setShippingAddressesOnCart',
    { cart_id: id, shipping_addresses: [address] },
    'cart { email shipping_addresses { firstname city country { code } available_shipping_methods { method_code } } }',
  );

describe('[CHK-8] [BACK-1] addresses of customers', () => {
  it('come from the address book', async () => {
    const id = await filledCart();
    const own = await addressOf(anna);
    expect((await ship(id, { customer_address_id: own })).body.data).toEqual({
      setShippingAddressesOnCart: {
        cart: {
          email: 'anna@example.com',
          shipping_addresses: [
            {
              ...{ firstname: 'Jane', city: 'London', country: { code: 'GB' } },
              available_shipping_methods: [{ method_code: 'bestway' }, { method_code: 'flatrate' }],
            },
          ],
        },
      },
    });
    const billing = { cart_id: id, billing_address: { customer_address_id: own } };
    expect(
      (await calls.mutate('setBillingAddressOnCart', billing, 'cart { billing_address { city } }')).body.data,
    ).toEqual({ setBillingAddressOnCart: { cart: { billing_address: { city: 'London' } } } });
  });

  it('are one’s own, known, of a country that the store view sells to, and either chosen or written', async () => {
    const id = await filledCart();
    const others = await addressOf(bob);
    const american = await addressOf(anna, { country_code: 'US', region: { region_id: 12 } });
    const message = async (address: object) => (await ship(id, address)).body.errors?.[0];
    expect(await message({ customer_address_id: 999999 })).toMatchObject({
      message: 'Could not find a address with ID "999999"',
      extensions: { category: 'graphql-no-such-entity' },
    });
    expect(await message({ customer_address_id: others })).toMatchObject({
      message: `Current customer does not have permission to address with ID "${others}"`,
      extensions: { category: 'graphql-authorization' },
    });
    expect(await message({ customer_address_id: american })).toMatchObject({ message: 'Country is not available' });
    expect(await message({ customer_address_id: american, address: JANE })).toMatchObject({
      message: 'The shipping address cannot contain "customer_address_id" and "address" at the same time.',
    });
  });

  it('go to the address book on request', async () => {
    const id = await filledCart();
    const before = await bookOf(anna);
    expect((await ship(id, { address: { ...JANE, city: 'Leeds' } })).body.errors).toBeUndefined();
    expect(await bookOf(anna)).toEqual(before);
    await ship(id, { address: { ...JANE, city: 'York', save_in_address_book: true } });
    const added = { id: expect.any(Number), city: 'York' };
    expect(await bookOf(anna)).toEqual({ ...before, addresses: [...before.addresses, added] });
  });

  it('are not kept of guests', async () => {
    const guest = checkoutCalls(shop);
    const id = await filledCart(guest);
    const { body } = await ship(id, { address: { ...JANE, save_in_address_book: true } }, guest);
    expect(body.errors).toBeUndefined();
  });
});

async function order(by: typeof calls): Promise<string> {
  const id = await by.newCart();
  await by.add(id, [{ sku: 'PARA', quantity: 1 }]);
  await by.mutate('setShippingAddressesOnCart', { cart_id: id, shipping_addresses: [{ address: JANE }] });
  await by.mutate('setShippingMethodsOnCart', { cart_id: id, shipping_methods: [FLAT] });
  await by.mutate('setBillingAddressOnCart', { cart_id: id, billing_address: { same_as_shipping: true } });
  await by.mutate('setPaymentMethodOnCart', { cart_id: id, payment_method: { code: 'checkmo' } });
  const { data, errors } = (await by.place(id)).body;
  if (errors) throw new Error(errors[0]?.message);
  return (data as { placeOrder: { order: { order_number: string } } }).placeOrder.order.order_number;
}

describe('[CHK-4] the e-mail of a customer', () => {
  it('is known, and cannot be set', async () => {
    const { body } = await calls.mutate('setGuestEmailOnCart', { cart_id: await filledCart(), email: 'x@y.co' });
    expect(body).toMatchObject({
      errors: [
        {
          message: 'The request is not allowed for logged in customers',
          extensions: { category: 'graphql-input' },
        },
      ],
      data: { setGuestEmailOnCart: null },
    });
  });

  it('when it changes, is that of the open cart and of all orders, of which nobody else’s change', async () => {
    const carol = await signedIn(shop, 'carol@example.com');
    const by = checkoutCalls(shop, carol);
    const change = (email: string, headers: Record<string, string>) =>
      ask(
        'mutation u($e: String!, $p: String!) { updateCustomerEmail(email: $e, password: $p) { customer { email } } }',
        headers,
        {
          e: email,
          p: PASSWORD,
        },
      );
    const before = await order(by);
    await filledCart(by);
    const others = await order(checkoutCalls(shop, bob));
    expect((await change('caroline@example.com', carol)).errors).toBeUndefined();
    expect((await ask('{ customerCart { email } }', carol)).data).toEqual({
      customerCart: { email: 'caroline@example.com' },
    });
    const after = await order(by);
    // A change that fails changes nothing of it.
    expect((await change('bob@example.com', carol)).errors).toHaveLength(1);
    const rows = await shop.db.select({ number: salesOrder.incrementId, email: salesOrder.email }).from(salesOrder);
    const emails = Object.fromEntries(rows.map(({ number, email }) => [number, email]));
    expect([before, after, others].map((number) => emails[number])).toEqual([
      'caroline@example.com',
      'caroline@example.com',
      'bob@example.com',
    ]);
  });
});

const ORDERS = `query o($f: CustomerOrdersFilterInput, $p: Int, $s: Int) { customer { orders(filter: $f, currentPage: $p, pageSize: $s) {
  total_count page_info { current_page page_size total_pages } items { id number order_date status email carrier shipping_method
    total { grand_total { value currency } subtotal { value } total_tax { value } total_shipping { value } discounts { label } taxes { title rate amount { value } } }
    payment_methods { name type } shipping_address { firstname street city region region_id postcode country_code telephone } billing_address { city } } } } }`;

describe('[CHK-10] [BACK-1] orders of a customer', () => {
  const ordersOf = async (headers: Record<string, string>, variables: object = {}) => {
    const { data, errors } = await ask(ORDERS, headers, variables);
    if (errors) return { errors };
    return (data as { customer: { orders: { total_count: number; items: { number: string }[] } } }).customer.orders;
  };

  it('bear the customer; the next cart is a new one', async () => {
    const dora = await signedIn(shop, 'dora@example.com');
    const by = checkoutCalls(shop, dora);
    const before = await by.newCart();
    const number = await order(by);
    const [row] = await shop.db.select().from(salesOrder).where(eq(salesOrder.incrementId, number));
    expect(row).toMatchObject({ customerId: expect.any(Number), email: 'dora@example.com' });
    expect(await by.newCart()).not.toBe(before);
    expect(await ordersOf(dora, { f: { number: { eq: number } } })).toEqual({
      total_count: 1,
      page_info: { current_page: 1, page_size: 20, total_pages: 1 },
      items: [
        {
          id: Buffer.from(String(row?.id)).toString('base64'),
          number,
          order_date: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
          status: 'Pending',
          email: 'dora@example.com',
          carrier: 'Express',
          shipping_method: 'Express - Courier',
          total: {
            grand_total: { value: 10.94, currency: 'GBP' },
            subtotal: { value: 4.16 },
            total_tax: { value: 1.82 },
            total_shipping: { value: 4.96 },
            discounts: [],
            taxes: [{ title: 'VAT 20%', rate: 20, amount: { value: 1.82 } }],
          },
          payment_methods: [{ name: 'Cheque', type: 'checkmo' }],
          shipping_address: {
            ...{ firstname: 'Jane', street: ['100 Main St', 'Apt 4'], city: 'London', region: null, region_id: null },
            ...{ postcode: 'SW1A 1AA', country_code: 'GB', telephone: '555-0100' },
          },
          billing_address: { city: 'London' },
        },
      ],
    });
  });

  it('[BACK-1] are told for the asked store view, or for all by their scope, as later Magentos do', async () => {
    const eve = await signedIn(shop, 'eve@example.com');
    const number = await order(checkoutCalls(shop, eve));
    const count = async (scope: string, store: string) => {
      const { data } = await ask(`{ customer { orders${scope} { items { number } } } }`, { ...eve, Store: store });
      return (data as { customer: { orders: { items: { number: string }[] } } }).customer.orders.items;
    };
    expect(await count('', 'mmstr_en')).toEqual([{ number }]);
    expect(await count('', 'mmstr_us')).toEqual([]);
    expect(await count('(scope: STORE)', 'mmstr_us')).toEqual([]);
    expect(await count('(scope: WEBSITE)', 'mmstr_us')).toEqual([{ number }]);
    expect(await count('(scope: GLOBAL, pageSize: 5)', 'mmstr_us')).toEqual([{ number }]);
  });

  it('are found by number and read in pages, one’s own only', async () => {
    const carol = await signedIn(shop, 'carol@example.com');
    const by = checkoutCalls(shop, carol);
    const numbers = [await order(by), await order(by), await order(by)];
    const all = await ordersOf(carol);
    expect(all).toMatchObject({ total_count: 3, items: numbers.map((number) => ({ number })) });
    expect(await ordersOf(carol, { p: 2, s: 2 })).toMatchObject({
      items: [{ number: numbers[2] }],
      page_info: { current_page: 2, page_size: 2, total_pages: 2 },
    });
    expect(await ordersOf(carol, { p: 9, s: 10 })).toMatchObject({ total_count: 3, items: [] });
    expect(await ordersOf(carol, { f: { number: { in: [numbers[0], numbers[2]] } } })).toMatchObject({
      total_count: 2,
    });
    expect(await ordersOf(carol, { f: { number: { match: '000' } } })).toMatchObject({ total_count: 3 });
    expect(await ordersOf(carol, { f: { number: { match: '%' } } })).toMatchObject({ total_count: 3 });
    const cut = `000${'%'.repeat(253)}`;
    expect(await ordersOf(carol, { f: { number: { match: `${cut}nothing` } } })).toMatchObject({ total_count: 3 });
    expect(await ordersOf(bob, { f: { number: { eq: numbers[0] } } })).toMatchObject({
      total_count: 0,
      items: [],
      page_info: { total_pages: 0 },
    });
    for (const [variables, message] of [
      [{ p: 0 }, 'currentPage value must be greater than 0.'],
      [{ s: 0 }, 'pageSize value must be greater than 0.'],
    ] as const) {
      expect(await ordersOf(carol, variables)).toMatchObject({ errors: [{ message, path: ['customer', 'orders'] }] });
    }
    expect((await ask(ORDERS, {})).errors?.[0]?.message).toBe("The current customer isn't authorized.");
  });
});
