import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../testing/shop';
import { uid } from '../../uid';
import { sampleShop } from '../catalog/testing/sample-shop';
import { checkoutCalls, JANE } from '../order/testing/checkout-calls';

let shop: Shop;
let calls: ReturnType<typeof checkoutCalls>;
let us: ReturnType<typeof checkoutCalls>;
let cart: string;
beforeAll(async () => {
  shop = await openShop(sampleShop);
  calls = checkoutCalls(shop);
  us = checkoutCalls(shop, { Store: 'mmstr_us' });
  cart = await calls.newCart();
  await calls.add(cart, [{ sku: 'PARA', quantity: 2 }]);
});
afterAll(() => shop.close());

const SHIPPING = `cart { shipping_addresses { firstname street city region { code label region_id } country { code label }
  available_shipping_methods { carrier_code method_code amount { value } price_excl_tax { value } price_incl_tax { value } available error_message }
  selected_shipping_method { method_code amount { value currency } } } prices { grand_total { value } applied_taxes { label amount { value } } } }`;

const ship = (address: object, by = calls, id = cart) =>
  by.mutate('setShippingAddressesOnCart', { cart_id: id, shipping_addresses: [{ address }] }, SHIPPING);

describe('[CHK-4] [CHK-13] [BACK-1] shipping addresses', () => {
  it.each([
    [{ ...JANE, firstname: '' }, '"firstname" is required. Enter and try again.'],
    [{ ...JANE, firstname: 'https://evil.example' }, 'First Name is not valid!'],
    [{ ...JANE, street: [] }, '"street" is required. Enter and try again.'],
    [{ ...JANE, street: ['a', 'b', 'c'] }, '"Street Address" cannot contain more than 2 lines.'],
    [{ ...JANE, country_code: 'ZZ' }, 'Country is not available'],
    [{ ...JANE, country_code: 'US' }, 'Country is not available'],
    [{ ...JANE, country_code: '' }, 'Country is not available'],
    [{ ...JANE, postcode: '' }, '"postcode" is required. Enter and try again.'],
    [{ ...JANE, telephone: undefined }, '"telephone" is required. Enter and try again.'],
  ])('%j: %s', async (address, message) => {
    const { body } = await ship(address);
    expect(body).toMatchObject({
      errors: [{ message, extensions: { category: 'graphql-input' } }],
      data: { setShippingAddressesOnCart: null },
    });
  });

  it.each([
    [{ region: undefined }, 'Region is required.'],
    [{ region: 'ZZ' }, '"regionId" is required. Enter and try again.'],
    [{ region: 'TH', region_id: 9999 }, 'The region_id does not match the selected country or region'],
    [{ region: undefined, firstname: '', city: '' }, 'Region is required.'],
  ])('in the United States, %j: %s', async (more, message) => {
    const id = await us.newCart();
    await us.add(id, [{ sku: 'PARA', quantity: 1 }]);
    const { body } = await ship({ ...JANE, country_code: 'US', ...more }, us, id);
    expect(body.errors?.[0]?.message).toBe(message);
  });

  it.each([
    [[], 'Required parameter "shipping_addresses" is missing'],
    [[{}], 'The shipping address must contain either "customer_address_id" or "address".'],
    [[{ customer_address_id: 1 }], "The current customer isn't authorized."],
    [[{ address: JANE }, { address: JANE }], 'You cannot specify multiple shipping addresses.'],
  ])('%j: %s', async (shipping_addresses, message) => {
    const { body } = await calls.mutate('setShippingAddressesOnCart', { cart_id: cart, shipping_addresses });
    expect(body.errors?.[0]?.message).toBe(message);
  });

  it('give the shipping methods with and without tax, the country by its code', async () => {
    expect((await ship(JANE)).body.data).toMatchObject({
      setShippingAddressesOnCart: {
        cart: {
          shipping_addresses: [
            {
              firstname: 'Jane',
              street: ['100 Main St', 'Apt 4'],
              region: { code: null, label: null, region_id: null },
              country: { code: 'GB', label: 'GB' },
              available_shipping_methods: [
                { carrier_code: 'tablerate', method_code: 'bestway', price_incl_tax: { value: 3.49 } },
                {
                  carrier_code: 'flatrate',
                  method_code: 'flatrate',
                  amount: { value: 5.95 },
                  price_excl_tax: { value: 4.96 },
                  price_incl_tax: { value: 5.95 },
                  available: true,
                  error_message: '',
                },
              ],
              selected_shipping_method: null,
            },
          ],
        },
      },
    });
  });

  it('deliver free of charge from 40 pounds on', async () => {
    const id = await calls.newCart();
    await calls.add(id, [{ sku: 'LOW', quantity: 4 }]);
    const { data } = (await ship(JANE, calls, id)).body;
    expect(data).toMatchObject({
      setShippingAddressesOnCart: {
        cart: { shipping_addresses: [{ available_shipping_methods: [{ carrier_code: 'freeshipping' }, {}, {}] }] },
      },
    });
  });

  it('take the region by its code or number, and tax where it is', async () => {
    const id = await us.newCart();
    await us.add(id, [{ sku: 'PARA', quantity: 1 }]);
    const california = { region: { code: 'CA', label: 'California', region_id: 12 } };
    for (const region of [{ region: 'CA' }, { region: 'CA', region_id: 12 }, { region_id: 12 }]) {
      // 4.99 × 1.27 = 6.34 and 7.25 % of it.
      expect((await ship({ ...JANE, country_code: 'US', ...region }, us, id)).body.data).toMatchObject({
        setShippingAddressesOnCart: {
          cart: {
            shipping_addresses: [california],
            prices: {
              grand_total: { value: 6.8 },
              applied_taxes: [{ label: 'CA sales tax', amount: { value: 0.46 } }],
            },
          },
        },
      });
    }
  });

  it('keep a region that was typed, and a company, when a later address leaves them out, as recorded; not when empty', async () => {
    const id = await calls.newCart();
    await calls.add(id, [{ sku: 'PARA', quantity: 1 }]);
    const shippedTo = async (more: object) => {
      await ship({ ...JANE, ...more }, calls, id);
      const { body } = await shop.execute(
        `{ cart(cart_id: "${id}") { shipping_addresses { company region { code label region_id } } } }`,
      );
      return Object(body.data).cart.shipping_addresses[0];
    };
    const typed = { company: 'Acme', region: { code: 'Kent', label: 'Kent', region_id: null } };
    expect(await shippedTo({ region: 'Kent' })).toEqual(typed);
    expect(await shippedTo({ region: undefined, company: undefined })).toEqual(typed);
    expect(await shippedTo({ region: '', company: '' })).toEqual({
      company: '',
      region: { code: null, label: null, region_id: null },
    });
  });

  it('are not for what is not delivered', async () => {
    const id = await calls.newCart();
    await calls.add(id, [{ sku: 'GUIDE', quantity: 1, selected_options: [uid('downloadable', 1)] }]);
    expect((await ship(JANE, calls, id)).body.errors).toMatchObject([
      {
        message: 'Shipping address is not allowed on cart: cart contains no items for shipment.',
        extensions: { category: 'graphql-no-such-entity' },
      },
    ]);
  });
});

describe('[BACK-1] shipping methods', () => {
  const choose = (shipping_methods: object[], id = cart) =>
    calls.mutate('setShippingMethodsOnCart', { cart_id: id, shipping_methods }, SHIPPING);
  const flat = { carrier_code: 'flatrate', method_code: 'flatrate' };

  it.each([
    [[{ carrier_code: 'nope', method_code: 'nope' }], 'Carrier with such method not found: nope, nope'],
    [[{ carrier_code: '', method_code: '' }], 'Required parameter "carrier_code" is missing.'],
    [[{ carrier_code: 'flatrate', method_code: '' }], 'Required parameter "method_code" is missing.'],
    [[], 'Required parameter "shipping_methods" is missing'],
    [[flat, flat], 'You cannot specify multiple shipping methods.'],
  ])('%j: %s', async (methods, message) => {
    expect((await choose(methods)).body.errors?.[0]?.message).toBe(message);
  });

  it('need an address first', async () => {
    const id = await calls.newCart();
    await calls.add(id, [{ sku: 'PARA', quantity: 1 }]);
    expect((await choose([flat], id)).body.errors?.[0]?.message).toBe(
      'The shipping address is missing. Set the address and try again.',
    );
  });

  it('come on top of the goods', async () => {
    expect((await choose([flat])).body.data).toMatchObject({
      setShippingMethodsOnCart: {
        cart: {
          shipping_addresses: [
            { selected_shipping_method: { method_code: 'flatrate', amount: { value: 4.96, currency: 'GBP' } } },
          ],
          prices: { grand_total: { value: 15.93 } },
        },
      },
    });
  });
});

describe('[BACK-1] the billing address', () => {
  const bill = (billing_address: object, id = cart) =>
    calls.mutate(
      'setBillingAddressOnCart',
      { cart_id: id, billing_address },
      'cart { billing_address { firstname country { code } } shipping_addresses { firstname selected_shipping_method { method_code } } }',
    );

  it.each([
    [{}, 'Required parameter "billing_address" is missing'],
    [
      { address: JANE, customer_address_id: 1 },
      'The billing address cannot contain "customer_address_id" and "address" at the same time.',
    ],
    [{ address: { ...JANE, country_code: 'ZZ' } }, 'Country is not available'],
    [{ address: { ...JANE, lastname: '' } }, '"lastname" is required. Enter and try again.'],
    [{ customer_address_id: 1 }, "The current customer isn't authorized."],
  ])('%j: %s', async (address, message) => {
    expect((await bill(address)).body.errors?.[0]?.message).toBe(message);
  });

  it('is the shipping address, another one, or one for both; then a shipping method is chosen anew', async () => {
    const answer = (billing: string, shipping: string, method: string | null) => ({
      setBillingAddressOnCart: {
        cart: {
          billing_address: { firstname: billing, country: { code: 'GB' } },
          shipping_addresses: [{ firstname: shipping, selected_shipping_method: method && { method_code: method } }],
        },
      },
    });
    expect((await bill({ same_as_shipping: true })).body.data).toEqual(answer('Jane', 'Jane', 'flatrate'));
    const bill2 = { ...JANE, firstname: 'Bill' };
    expect((await bill({ address: bill2 })).body.data).toEqual(answer('Bill', 'Jane', 'flatrate'));
    expect((await bill({ address: bill2, use_for_shipping: true })).body.data).toEqual(answer('Bill', 'Bill', null));
  });
});

describe('[CHK-9] [BACK-1] payment methods', () => {
  const pay = (payment_method: object, id = cart) =>
    calls.mutate(
      'setPaymentMethodOnCart',
      { cart_id: id, payment_method },
      'cart { selected_payment_method { code title purchase_order_number } }',
    );

  it.each([
    [{ code: 'nope' }, 'The requested Payment Method is not available.'],
    [{ code: '' }, 'Required parameter "code" for "payment_method" is missing.'],
    [{ code: 'free' }, 'The requested Payment Method is not available.'],
    [{ code: 'purchaseorder' }, 'Purchase order number is a required field.'],
    [{ code: 'braintree' }, 'Required parameter "braintree" for "payment_method" is missing.'],
  ])('%j: %s', async (method, message) => {
    expect((await pay(method)).body.errors?.[0]?.message).toBe(message);
  });

  it('need an address first', async () => {
    expect((await pay({ code: 'checkmo' }, await calls.newCart())).body.errors?.[0]?.message).toBe(
      'The shipping address is missing. Set the address and try again.',
    );
  });

  it('are chosen', async () => {
    const selected = (code: string, title: string, number: string | null = null) => ({
      setPaymentMethodOnCart: { cart: { selected_payment_method: { code, title, purchase_order_number: number } } },
    });
    expect((await pay({ code: 'checkmo' })).body.data).toEqual(selected('checkmo', 'Cheque'));
    expect((await pay({ code: 'purchaseorder', purchase_order_number: 'PO-7' })).body.data).toEqual(
      selected('purchaseorder', 'Purchase order', 'PO-7'),
    );
  });
});

it('[BACK-1] checkoutAgreements are those of the store view', async () => {
  const names = async (headers = {}) =>
    (await shop.execute('{ checkoutAgreements { agreement_id name checkbox_text content is_html mode } }', {}, headers))
      .body.data;
  expect(await names()).toMatchObject({ checkoutAgreements: [{ name: 'Terms of sale', is_html: true, mode: 'AUTO' }] });
  expect(await names({ Store: 'mmstr_th' })).toMatchObject({ checkoutAgreements: [{ name: 'เงื่อนไขการขาย' }] });
});
