import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../../testing/shop';
import { sampleShop } from '../../catalog/testing/sample-shop';
import { signedIn } from '../../customer/testing/customer-calls';
import { checkoutCalls, JANE, JANE_BY_REST } from '../testing/checkout-calls';

let shop: Shop;
let calls: ReturnType<typeof checkoutCalls>;
beforeAll(async () => {
  shop = await openShop(sampleShop);
  calls = checkoutCalls(shop);
});
afterAll(() => shop.close());

async function guest(items: object[] = [{ sku: 'PARA', quantity: 2 }]) {
  const id = await calls.newCart();
  if (items.length > 0) await calls.add(id, items);
  return (method: string, path: string, body?: unknown) => calls.rest(method, `/V1/guest-carts/${id}${path}`, body);
}

const isMissing = (fieldName: string) => ({
  status: 400,
  body: { message: '"%fieldName" is required. Enter and try again.', parameters: { fieldName } },
});
const NO_ADDRESS = {
  status: 400,
  body: { message: 'The shipping address is missing. Set the address and try again.' },
};
const FLAT = { shippingCarrierCode: 'flatrate', shippingMethodCode: 'flatrate' };
const EXPRESS = {
  carrier_code: 'flatrate',
  method_code: 'flatrate',
  carrier_title: 'Express',
  method_title: 'Courier',
  amount: 5.95,
  base_amount: 5.95,
  available: true,
  error_message: '',
  price_excl_tax: 4.96,
  price_incl_tax: 5.95,
};

describe('[CHK-5] [BACK-1] methods by REST', () => {
  it('are estimated for an address that stays off the cart', async () => {
    const call = await guest();
    const estimate = (address: unknown) => call('POST', '/estimate-shipping-methods', { address });
    expect(await estimate({ country_id: 'GB', postcode: 'SW1A 1AA' })).toEqual({
      status: 200,
      body: [expect.objectContaining({ carrier_code: 'tablerate' }), EXPRESS],
    });
    expect(await estimate(undefined)).toEqual(isMissing('address'));
    expect(await call('GET', '/shipping-methods')).toEqual(NO_ADDRESS);
    await call('POST', '/billing-address', { address: JANE_BY_REST, useForShipping: true });
    expect((await call('GET', '/shipping-methods')).body).toEqual([expect.any(Object), EXPRESS]);
  });

  it('are none for a cart without items; the payment methods are those of GraphQL', async () => {
    const call = await guest([]);
    expect(await call('GET', '/shipping-methods')).toEqual({ status: 200, body: [] });
    expect(await call('POST', '/estimate-shipping-methods', { address: { country_id: 'GB' } })).toEqual({
      status: 200,
      body: [],
    });
    expect(await (await guest())('GET', '/payment-methods')).toMatchObject({
      status: 200,
      body: expect.arrayContaining([{ code: 'checkmo', title: 'Cheque' }]),
    });
  });

  it('are estimated for an address of the customer’s own book, and for no other', async () => {
    const headers = await signedIn(shop, 'estimates@example.com');
    const own = checkoutCalls(shop, headers);
    await own.add(await own.newCart(), [{ sku: 'PARA', quantity: 1 }]);
    const { body } = await shop.execute(
      'mutation c($i: CustomerAddressInput!) { createCustomerAddress(input: $i) { id } }',
      { i: JANE },
      headers,
    );
    const { id } = (body.data as { createCustomerAddress: { id: number } }).createCustomerAddress;
    const estimate = (addressId?: number) =>
      calls.rest('POST', '/V1/carts/mine/estimate-shipping-methods-by-address-id', { addressId }, headers);
    expect((await estimate(id)).body).toEqual([expect.any(Object), EXPRESS]);
    expect(await estimate()).toEqual(isMissing('addressId'));
    expect(await estimate(1)).toEqual({
      status: 404,
      body: {
        message: 'No such entity with %fieldName = %fieldValue',
        parameters: { fieldName: 'addressId', fieldValue: 1 },
      },
    });
  });
});

describe('[CHK-5] [BACK-1] the billing address by REST', () => {
  it('is empty at first, is set and answers its number', async () => {
    const call = await guest();
    expect((await call('GET', '/billing-address')).body).toMatchObject({ country_id: null, street: [''] });
    const { status, body: id } = await call('POST', '/billing-address', { address: JANE_BY_REST });
    expect([status, id]).toEqual([200, expect.any(Number)]);
    expect((await call('GET', '/billing-address')).body).toMatchObject({ id, country_id: 'GB', firstname: 'Jane' });
    expect(await call('GET', '/shipping-methods')).toEqual(NO_ADDRESS);
    expect(await call('POST', '/billing-address', {})).toEqual(isMissing('address'));
    const address = { ...JANE_BY_REST, country_id: 'ZZ' };
    expect(await call('POST', '/billing-address', { address })).toEqual({
      status: 400,
      body: { message: 'The address failed to save. Verify the address and try again.' },
    });
  });
});

describe('[CHK-5] [BACK-1] totals by REST', () => {
  it('tell of each item what it is taxed and discounted by, and the rule’s label for the discount', async () => {
    const call = await guest([{ sku: 'LOW', quantity: 2 }]);
    await call('PUT', '/coupons/WELCOME10');
    expect((await call('GET', '/totals')).body).toMatchObject({
      items: [
        {
          qty: 2,
          price_incl_tax: 12.5,
          discount_amount: 2.5,
          base_discount_amount: 2.5,
          discount_percent: 10,
          tax_percent: 20,
          row_total_with_discount: 0,
          weee_tax_applied: null,
          weee_tax_applied_amount: null,
        },
      ],
      total_segments: expect.arrayContaining([{ code: 'discount', title: 'Welcome: 10% off', value: -2.5 }]),
    });
  });

  it('are reckoned for another address and method, which stay off the cart', async () => {
    const call = await guest();
    const about = (more: object) =>
      call('POST', '/totals-information', { addressInformation: { address: { countryId: 'GB' }, ...more } });
    expect(await about(FLAT)).toMatchObject({ status: 200, body: { grand_total: 15.93, shipping_incl_tax: 5.95 } });
    expect((await call('GET', '/totals')).body).toMatchObject({ grand_total: 9.98, shipping_incl_tax: 0 });
    expect(await call('POST', '/totals-information', {})).toEqual(isMissing('addressInformation'));
    expect(await (await guest([]))('POST', '/totals-information', { addressInformation: { address: {} } })).toEqual({
      status: 400,
      body: { message: 'Totals calculation is not applicable to empty cart' },
    });
  });

  it('are collected with the methods chosen, which are kept', async () => {
    const call = await guest();
    const collect = (more: object) => call('PUT', '/collect-totals', { paymentMethod: { method: 'checkmo' }, ...more });
    expect(await call('PUT', '/collect-totals', {})).toEqual(isMissing('paymentMethod'));
    expect(await collect(FLAT)).toEqual(NO_ADDRESS);
    await call('POST', '/billing-address', { address: JANE_BY_REST, useForShipping: true });
    expect(await collect({ shippingCarrierCode: 'nope', shippingMethodCode: 'nope' })).toEqual({
      status: 404,
      body: { message: 'Carrier with such method not found: %1, %2', parameters: ['nope', 'nope'] },
    });
    expect(await collect({ paymentMethod: { method: 'nope' } })).toEqual({
      status: 400,
      body: { message: 'The requested Payment Method is not available.' },
    });
    expect(await collect(FLAT)).toMatchObject({ status: 200, body: { grand_total: 15.93 } });
    expect((await call('GET', '/totals')).body).toMatchObject({ grand_total: 15.93 });
  });
});
