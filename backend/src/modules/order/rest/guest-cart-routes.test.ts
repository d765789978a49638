import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cart, salesOrder } from '../../../database/schema/sales';
import { openShop, type Shop } from '../../../testing/shop';
import { sampleShop } from '../../catalog/testing/sample-shop';
import { checkoutCalls, JANE_BY_REST } from '../testing/checkout-calls';

let shop: Shop;
let calls: ReturnType<typeof checkoutCalls>;
let id: string;
beforeAll(async () => {
  shop = await openShop(sampleShop);
  calls = checkoutCalls(shop);
  id = await newCart();
});
afterAll(() => shop.close());

async function newCart(): Promise<string> {
  const { body } = await calls.rest('POST', '/V1/guest-carts');
  await calls.add(String(body), [{ sku: 'PARA', quantity: 2 }]);
  return String(body);
}

const FLAT = { shipping_carrier_code: 'flatrate', shipping_method_code: 'flatrate' };
const shipping = (body: unknown, cartId = id) =>
  calls.rest('POST', `/V1/guest-carts/${cartId}/shipping-information`, body);
const payment = (body: unknown, cartId = id) =>
  calls.rest('POST', `/V1/guest-carts/${cartId}/payment-information`, body);
const information = (more: object) => ({ addressInformation: { shipping_address: JANE_BY_REST, ...more } });
const PAID = { email: 'rest@example.com', paymentMethod: { method: 'checkmo' }, billing_address: JANE_BY_REST };

describe('[CHK-5] [BACK-1] POST guest-carts', () => {
  it.each(['/V1/guest-carts', '/mmstr_th/V1/guest-carts'])('%s gives the id as a bare text', async (path) => {
    expect(await calls.rest('POST', path)).toEqual({ status: 200, body: expect.stringMatching(/^\w{32}$/) });
  });
});

describe('[CHK-5] [BACK-1] shipping-information', () => {
  it('keeps of an earlier address what a later one leaves out, not what it sends as empty', async () => {
    const cartId = await newCart();
    const shippedTo = async (more: object) => {
      const { status } = await shipping(
        information({ ...FLAT, shipping_address: { ...JANE_BY_REST, ...more } }),
        cartId,
      );
      expect(status).toBe(200);
      const { body } = await shop.execute(`{ cart(cart_id: "${cartId}") { shipping_addresses { company } } }`);
      return Object(body.data).cart.shipping_addresses[0].company;
    };
    expect(await shippedTo({ company: 'Acme' })).toBe('Acme');
    expect(await shippedTo({})).toBe('Acme');
    expect(await shippedTo({ company: '' })).toBeNull();
  });

  const isMissing = (fieldName: string) => ({
    message: '"%fieldName" is required. Enter and try again.',
    parameters: { fieldName },
  });

  it.each<[string, unknown, number, object]>([
    ['an empty body', {}, 400, isMissing('addressInformation')],
    ['no body', undefined, 400, isMissing('addressInformation')],
    ['no JSON', '{bad', 400, { message: 'Decoding error.' }],
    [
      'no delivery',
      information({ billing_address: JANE_BY_REST }),
      404,
      { message: 'The shipping method is missing. Select the shipping method and try again.' },
    ],
    [
      'an unknown carrier',
      information({ shipping_carrier_code: 'nope', shipping_method_code: 'nope' }),
      404,
      { message: 'Carrier with such method not found: %1, %2', parameters: ['nope', 'nope'] },
    ],
    [
      'no address',
      { addressInformation: FLAT },
      400,
      { message: 'The shipping address is missing. Set the address and try again.' },
    ],
    [
      'no country',
      information({ ...FLAT, shipping_address: { ...JANE_BY_REST, country_id: undefined } }),
      400,
      { message: 'The shipping address is missing. Set the address and try again.' },
    ],
    [
      'a country that is none',
      information({ ...FLAT, shipping_address: { ...JANE_BY_REST, country_id: 'ZZ' } }),
      400,
      {
        message: 'The shipping information was unable to be saved. Error: "%message"',
        parameters: { message: 'The address failed to save. Verify the address and try again.' },
      },
    ],
    [
      'a property that addresses do not have',
      information({ ...FLAT, shipping_address: { ...JANE_BY_REST, bogus: 1 } }),
      500,
      {
        message: expect.stringMatching(
          /^Internal Error\. Details are available in Magento log file\. Report ID: webapi-/,
        ),
      },
    ],
  ])('%s', async (_, body, status, answer) => {
    expect(await shipping(body)).toEqual({ status, body: answer });
  });

  it('another media type, another method, an unknown cart, an empty one', async () => {
    const path = `/V1/guest-carts/${id}/shipping-information`;
    expect(await calls.rest('POST', path, '{}', { 'Content-Type': 'text/plain' })).toEqual({
      status: 400,
      body: { message: 'Server cannot understand Content-Type HTTP header media type text/plain' },
    });
    expect(await calls.rest('GET', path)).toMatchObject({
      status: 404,
      body: { message: 'Request does not match any route.' },
    });
    expect(await shipping(information(FLAT), 'nope')).toEqual({
      status: 404,
      body: {
        message: 'No such entity with %fieldName = %fieldValue',
        parameters: { fieldName: 'cartId', fieldValue: null },
      },
    });
    const empty = String((await calls.rest('POST', '/V1/guest-carts')).body);
    expect(await shipping(information(FLAT), empty)).toEqual({
      status: 400,
      body: { message: "The shipping method can't be set for an empty cart. Add an item to cart and try again." },
    });
  });

  it('takes an address with gaps, as recorded, and answers methods and totals', async () => {
    const { status, body } = await shipping(
      information({ ...FLAT, shipping_address: { ...JANE_BY_REST, firstname: '', city: '', street: [] } }),
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      payment_methods: expect.arrayContaining([{ code: 'checkmo', title: 'Cheque' }]),
      totals: {
        grand_total: 15.93,
        base_grand_total: 15.93,
        subtotal: 8.32,
        subtotal_incl_tax: 9.98,
        shipping_amount: 4.96,
        shipping_incl_tax: 5.95,
        tax_amount: 2.65,
        quote_currency_code: 'GBP',
        items_qty: 2,
        items: [{ qty: 2, price_incl_tax: 4.99, row_total_incl_tax: 9.98, name: 'Parafix Tablets', options: '[]' }],
        total_segments: [
          { code: 'subtotal', title: 'Subtotal', value: 8.32 },
          { code: 'shipping', title: 'Shipping & Handling (Express - Courier)', value: 4.96 },
          {
            code: 'tax',
            title: 'Tax',
            value: 2.65,
            extension_attributes: {
              tax_grandtotal_details: [{ amount: 2.65, rates: [{ percent: '20', title: 'VAT 20%' }] }],
            },
          },
          { code: 'grand_total', title: 'Grand Total', value: 15.93, area: 'footer' },
        ],
      },
    });
  });

  it('reckons in the store view of the path', async () => {
    const thai = String((await calls.rest('POST', '/mmstr_th/V1/guest-carts')).body);
    await checkoutCalls(shop, { Store: 'mmstr_th' }).add(thai, [{ sku: 'PARA', quantity: 1 }]);
    const body = information({ ...FLAT, shipping_address: { ...JANE_BY_REST, country_id: 'TH', region: 'Bangkok' } });
    expect(await calls.rest('POST', `/mmstr_th/V1/guest-carts/${thai}/shipping-information`, body)).toMatchObject({
      status: 200,
      body: {
        totals: {
          quote_currency_code: 'THB',
          base_currency_code: 'GBP',
          shipping_incl_tax: 155.75,
          grand_total: 377.81,
        },
      },
    });
  });
});

describe('[CHK-5] [CHK-10] [BACK-1] payment-information', () => {
  const isMissing = (fieldName: string) => ({
    message: '"%fieldName" is required. Enter and try again.',
    parameters: { fieldName },
  });

  it.each<[string, unknown, object]>([
    [
      'an empty body',
      {},
      {
        message: 'One or more input exceptions have occurred.',
        errors: [isMissing('email'), isMissing('paymentMethod')],
      },
    ],
    ['no e-mail', { ...PAID, email: undefined }, isMissing('email')],
    ['a bad e-mail', { ...PAID, email: 'bad' }, { message: 'Invalid email format' }],
    [
      'an unknown method',
      { ...PAID, paymentMethod: { method: 'nope' } },
      { message: 'The requested Payment Method is not available.' },
    ],
    [
      'a name that is none',
      { ...PAID, billing_address: { ...JANE_BY_REST, firstname: 'https://evil.example' } },
      { message: 'First Name is not valid!' },
    ],
    [
      'a billing country that is none',
      { ...PAID, billing_address: { ...JANE_BY_REST, country_id: 'ZZ' } },
      { message: 'Invalid country code' },
    ],
  ])('%s', async (_, body, answer) => {
    expect(await payment(body)).toEqual({ status: 400, body: answer });
  });

  it('an unknown cart, an empty one', async () => {
    expect(await payment(PAID, 'nope')).toMatchObject({ status: 404, body: { parameters: { fieldValue: null } } });
    const empty = String((await calls.rest('POST', '/V1/guest-carts')).body);
    expect(await payment(PAID, empty)).toEqual({
      status: 400,
      body: { message: 'Some of the products are disabled.' },
    });
  });

  it('is the order: its id as a bare text of digits, once, in whatever spelling the body comes', async () => {
    await shipping({
      addressInformation: { ...information({}).addressInformation, ...FLAT, billing_address: JANE_BY_REST },
    });
    const { billing_address, ...rest } = PAID;
    const { status, body } = await payment({ ...rest, cartId: id, billingAddress: billing_address });
    expect(status).toBe(200);
    expect(body).toEqual(expect.stringMatching(/^\d+$/));
    const [order] = await shop.db
      .select()
      .from(salesOrder)
      .where(eq(salesOrder.id, Number(body)));
    expect(order).toMatchObject({ email: 'rest@example.com', incrementId: expect.stringMatching(/^\d{9}$/) });
    const [row] = await shop.db.select().from(cart).where(eq(cart.maskedId, id));
    const ended = (await calls.rest('GET', `/V1/guest-carts/${id}`)).body;
    expect(ended).toMatchObject({
      is_active: false,
      reserved_order_id: order?.incrementId,
      customer: { email: null },
    });
    expect(ended).not.toHaveProperty('items');
    expect(ended).not.toHaveProperty('extension_attributes');
    expect(await payment(PAID)).toEqual({
      status: 404,
      body: {
        message: 'No such entity with %fieldName = %fieldValue',
        parameters: { fieldName: 'cartId', fieldValue: String(row?.id) },
      },
    });
  });

  it('a double click is one order', async () => {
    const twice = await newCart();
    await shipping(information({ ...FLAT, billing_address: JANE_BY_REST }), twice);
    const before = await shop.db.$count(salesOrder);
    const answers = await Promise.all([payment(PAID, twice), payment(PAID, twice)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await shop.db.$count(salesOrder)).toBe(before + 1);
  });

  it('a declined card loses nothing: the next try is the order', async () => {
    const declined = await newCart();
    await shipping(information({ ...FLAT, billing_address: JANE_BY_REST }), declined);
    const pay = (payment_method_nonce: string) =>
      payment({ ...PAID, paymentMethod: { method: 'braintree', additional_data: { payment_method_nonce } } }, declined);
    expect(await pay('fake-processor-declined-visa-nonce')).toEqual({
      status: 400,
      body: { message: 'Transaction has been declined. Please try again later.' },
    });
    expect(await pay('fake-valid-nonce')).toMatchObject({ status: 200, body: expect.stringMatching(/^\d+$/) });
  });

  it('is read before it is sent', async () => {
    const read = await newCart();
    const { status, body } = await calls.rest('GET', `/V1/guest-carts/${read}/payment-information`);
    expect([status, body]).toMatchObject([200, { totals: { grand_total: 9.98, shipping_amount: 0 } }]);
  });
});
