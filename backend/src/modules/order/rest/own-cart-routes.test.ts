import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { salesOrder } from '../../../database/schema/sales';
import { openShop, type Shop } from '../../../testing/shop';
import { sampleShop } from '../../catalog/testing/sample-shop';
import { signedIn } from '../../customer/testing/customer-calls';
import { checkoutCalls, JANE, JANE_BY_REST } from '../testing/checkout-calls';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(sampleShop);
});
afterAll(() => shop.close());

let customers = 0;
/** A new customer; their calls go out with their token. */
async function newCustomer() {
  customers += 1;
  const email = `rest${customers}@example.com`;
  const headers = await signedIn(shop, email);
  const { rest, ...calls } = checkoutCalls(shop, headers);
  const mine = (method: string, path: string, body?: unknown) => rest(method, `/V1/carts/mine${path}`, body, headers);
  const fill = async () => calls.add(await calls.newCart(), [{ sku: 'PARA', quantity: 2 }]);
  return { email, headers, calls, mine, fill };
}

const FLAT = { shipping_carrier_code: 'flatrate', shipping_method_code: 'flatrate' };
const information = (more: object = {}) => ({
  addressInformation: { shipping_address: JANE_BY_REST, billing_address: JANE_BY_REST, ...FLAT, ...more },
});
const PAID = { paymentMethod: { method: 'checkmo' }, billing_address: JANE_BY_REST };
const isMissing = (fieldName: string) => ({
  message: '"%fieldName" is required. Enter and try again.',
  parameters: { fieldName },
});

describe('[CHK-5] [BACK-1] carts/mine without a token that holds', () => {
  it.each([
    ['POST', '', undefined],
    ['GET', '', undefined],
    ['GET', '/totals', undefined],
    ['GET', '/payment-information', undefined],
    ['POST', '/shipping-information', {}],
    ['POST', '/payment-information', {}],
  ])('%s carts/mine%s is refused', async (method, path, body) => {
    const { rest } = checkoutCalls(shop);
    for (const headers of [{}, { Authorization: 'Bearer bad' }]) {
      expect(await rest(method, `/V1/carts/mine${path}`, body, headers as Record<string, string>)).toEqual({
        status: 401,
        body: { message: "The consumer isn't authorized to access %resources.", parameters: { resources: 'self' } },
      });
    }
  });
});

describe('[CHK-5] [BACK-1] carts/mine', () => {
  it('is made, the same one each time, and read as recorded', async () => {
    const { mine, email, calls, headers } = await newCustomer();
    const none = await mine('GET', '');
    expect(none).toEqual({
      status: 404,
      body: {
        message: 'No such entity with %fieldName = %fieldValue',
        parameters: { fieldName: 'customerId', fieldValue: expect.any(Number) },
      },
    });
    const { status, body: id } = await mine('POST', '');
    expect([status, id]).toEqual([200, expect.any(Number)]);
    expect((await mine('POST', '')).body).toBe(id);
    const empty = { id, is_active: true, is_virtual: false, items: [], items_count: 0, items_qty: 0 };
    expect((await mine('GET', '')).body).toMatchObject({
      ...empty,
      customer: { id: expect.any(Number), email, firstname: 'Anna', addresses: [] },
      billing_address: { country_id: null, street: [''], email },
      customer_is_guest: false,
      orig_order_id: 0,
      store_id: 8,
      currency: { base_currency_code: 'GBP', quote_currency_code: 'GBP' },
      extension_attributes: { shipping_assignments: [] },
    });
    const cart = await calls.newCart();
    await calls.add(cart, [{ sku: 'PARA', quantity: 2 }]);
    expect((await mine('GET', '')).body).toMatchObject({
      id,
      items: [{ sku: 'PARA', qty: 2, price: 4.16, product_type: 'simple', quote_id: String(id) }],
      items_count: 1,
      items_qty: 2,
    });
    // Whoever finds the id of a customer's cart learns nothing by it.
    for (const more of [{}, headers] as Record<string, string>[]) {
      expect(await checkoutCalls(shop).rest('GET', `/V1/guest-carts/${cart}`, undefined, more)).toMatchObject({
        status: 404,
        body: { parameters: { fieldName: 'cartId', fieldValue: null } },
      });
    }
  });

  it('takes shipping and payment, and becomes an order of the customer', async () => {
    const { mine, fill, email } = await newCustomer();
    await fill();
    const answer = { payment_methods: expect.any(Array), totals: { grand_total: 15.93, shipping_incl_tax: 5.95 } };
    expect(await mine('POST', '/shipping-information', information())).toMatchObject({ status: 200, body: answer });
    expect(await mine('GET', '/payment-information')).toMatchObject({ status: 200, body: answer });
    expect((await mine('GET', '/totals')).body).toMatchObject(answer.totals);
    const { status, body } = await mine('POST', '/payment-information', { ...PAID, cartId: 'any', email: 'no@x.co' });
    expect([status, body]).toEqual([200, expect.stringMatching(/^\d+$/)]);
    const [order] = await shop.db
      .select()
      .from(salesOrder)
      .where(eq(salesOrder.id, Number(body)));
    expect(order).toMatchObject({ email, customerId: expect.any(Number) });
    const gone = { status: 404, body: { message: 'Current customer does not have an active cart.' } };
    expect(await mine('POST', '/payment-information', PAID)).toEqual(gone);
    expect(await mine('POST', '/shipping-information', information())).toEqual(gone);
    expect((await mine('GET', '')).status).toBe(404);
  });

  it('refuses as recorded', async () => {
    const { mine, fill } = await newCustomer();
    await fill();
    const ship = (body: unknown) => mine('POST', '/shipping-information', body);
    const pay = (body: unknown) => mine('POST', '/payment-information', body);
    expect(await ship({})).toEqual({ status: 400, body: isMissing('addressInformation') });
    expect(await ship(information({ shipping_carrier_code: 'nope', shipping_method_code: 'nope' }))).toEqual({
      status: 404,
      body: { message: 'Carrier with such method not found: %1, %2', parameters: ['nope', 'nope'] },
    });
    expect(await ship(information({ shipping_address: { ...JANE_BY_REST, country_id: 'ZZ' } }))).toEqual({
      status: 400,
      body: {
        message: 'The shipping information was unable to be saved. Error: "%message"',
        parameters: { message: 'The address failed to save. Verify the address and try again.' },
      },
    });
    expect(await pay({})).toEqual({ status: 400, body: isMissing('paymentMethod') });
    await ship(information());
    expect(await pay({ ...PAID, paymentMethod: { method: 'nope' } })).toEqual({
      status: 400,
      body: { message: 'The requested Payment Method is not available.' },
    });
  });

  it('a double click is one order', async () => {
    const { mine, fill } = await newCustomer();
    await fill();
    await mine('POST', '/shipping-information', information());
    const before = await shop.db.$count(salesOrder);
    const pay = () => mine('POST', '/payment-information', PAID);
    const answers = await Promise.all([pay(), pay(), pay()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect(await shop.db.$count(salesOrder)).toBe(before + 1);
  });
});

describe('[CHK-8] [BACK-1] the address book by REST', () => {
  const bookOf = async (headers: Record<string, string>) => {
    const query = '{ customer { default_shipping default_billing addresses { id city } } }';
    return ((await shop.execute(query, {}, headers)).body.data as { customer: { addresses: { city: string }[] } })
      .customer;
  };

  it('gets the addresses of an order on request, the same one once, and the first one is the default', async () => {
    const { mine, fill, headers } = await newCustomer();
    await fill();
    const saved = { ...JANE_BY_REST, save_in_address_book: 1 };
    await mine('POST', '/shipping-information', information({ shipping_address: saved, billing_address: saved }));
    expect((await bookOf(headers)).addresses).toEqual([]);
    await mine('POST', '/payment-information', { ...PAID, billing_address: saved });
    const [first, ...more] = (await bookOf(headers)).addresses as { id?: number; city: string }[];
    expect(more).toEqual([]);
    expect(await bookOf(headers)).toMatchObject({
      default_shipping: String(first?.id),
      default_billing: String(first?.id),
      addresses: [{ city: 'London' }],
    });
    await fill();
    const leeds = { ...saved, city: 'Leeds' };
    await mine('POST', '/shipping-information', information({ shipping_address: leeds }));
    await mine('POST', '/payment-information', { ...PAID, billing_address: { ...saved, city: 'York' } });
    expect((await bookOf(headers)).addresses.map(({ city }) => city)).toEqual(['London', 'Leeds', 'York']);
  });

  it('is told by the number of the address, which must be one’s own', async () => {
    const { mine, fill, headers } = await newCustomer();
    const other = await newCustomer();
    await fill();
    const create = 'mutation c($i: CustomerAddressInput!) { createCustomerAddress(input: $i) { id } }';
    const idOf = async (by: Record<string, string>) => {
      const { data } = (await shop.execute(create, { i: JANE }, by)).body;
      return (data as { createCustomerAddress: { id: number } }).createCustomerAddress.id;
    };
    const own = { ...JANE_BY_REST, customer_address_id: await idOf(headers), save_in_address_book: 0 };
    expect((await mine('POST', '/shipping-information', information({ shipping_address: own }))).status).toBe(200);
    const others = await idOf(other.headers);
    const foreign = { ...JANE_BY_REST, customer_address_id: others };
    expect(await mine('POST', '/shipping-information', information({ shipping_address: foreign }))).toEqual({
      status: 400,
      body: {
        message: 'The shipping information was unable to be saved. Error: "%message"',
        parameters: { message: `Invalid customer address id ${others}` },
      },
    });
    expect(await mine('POST', '/payment-information', { ...PAID, billing_address: foreign })).toEqual({
      status: 400,
      body: { message: `Invalid customer address id ${others}` },
    });
    expect((await bookOf(headers)).addresses).toHaveLength(1);
  });
});

describe('[CHK-10] [BACK-1] GET guest-carts/:id tells what became of a cart', () => {
  const rest = (path: string) => checkoutCalls(shop).rest('GET', path);
  const newCart = () => checkoutCalls(shop).readyCart([{ sku: 'PARA', quantity: 2 }]);

  it('active: without a number; ordered: inactive, with the number of the order', async () => {
    const id = await newCart();
    const before = await rest(`/V1/guest-carts/${id}`);
    expect(before).toMatchObject({
      status: 200,
      body: {
        id: expect.any(Number),
        is_active: true,
        is_virtual: false,
        items: [{ sku: 'PARA', qty: 2, quote_id: id, price: 4.16 }],
        items_count: 1,
        items_qty: 2,
        customer: { email: 'guest@example.com', firstname: null, lastname: null },
        billing_address: { firstname: 'Jane', country_id: 'GB', city: 'London' },
        customer_is_guest: true,
        extension_attributes: { shipping_assignments: [{ shipping: { method: 'flatrate_flatrate' } }] },
      },
    });
    expect(before.body).not.toHaveProperty('reserved_order_id');
    const { data } = (await checkoutCalls(shop).place(id)).body;
    const { order_number } = (data as { placeOrder: { order: { order_number: string } } }).placeOrder.order;
    expect(await rest(`/V1/guest-carts/${id}`)).toMatchObject({
      status: 200,
      body: { id: (before.body as { id: number }).id, is_active: false, reserved_order_id: order_number, items_qty: 2 },
    });
  });

  it('unknown: 404 as recorded; its totals too', async () => {
    const unknown = {
      status: 404,
      body: {
        message: 'No such entity with %fieldName = %fieldValue',
        parameters: { fieldName: 'cartId', fieldValue: null },
      },
    };
    expect(await rest('/V1/guest-carts/nope')).toEqual(unknown);
    expect(await rest('/V1/guest-carts/nope/totals')).toEqual(unknown);
    expect(await rest(`/V1/guest-carts/${await newCart()}/totals`)).toMatchObject({
      status: 200,
      body: { grand_total: 15.93, items_qty: 2 },
    });
  });

  it('merged into another one: inactive, without a number', async () => {
    const { headers } = await newCustomer();
    const id = await newCart();
    await shop.execute(`mutation { mergeCarts(source_cart_id: "${id}") { id } }`, {}, headers);
    const { body } = await rest(`/V1/guest-carts/${id}`);
    expect(body).toMatchObject({ is_active: false });
    expect(body).not.toHaveProperty('reserved_order_id');
  });
});
