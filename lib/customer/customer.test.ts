// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { readCustomerOrders } from './read-customer-orders';
import { readCustomer } from './read-details';

beforeEach(() => {
  const signedIn = { value: 'jwt', timeStored: Date.now(), ttl: 3600 };
  window.localStorage.setItem('signin_token', JSON.stringify(signedIn));
  Object.assign(document.documentElement.dataset, { store: 'mmstr_en', currency: 'GBP' });
});
afterEach(() => {
  window.localStorage.clear();
  vi.unstubAllGlobals();
});

const address = {
  __typename: 'CustomerAddress',
  id: 8,
  firstname: 'Anna',
  lastname: 'Smith',
  company: null,
  street: ['1 First St', null],
  city: 'Los Angeles',
  region: { __typename: 'CustomerAddressRegion', region: 'California', region_code: 'CA', region_id: 12 },
  postcode: '90001',
  country_code: 'US',
  telephone: '555-0100',
  default_billing: true,
  default_shipping: true,
};

/** As Magento answers a region that was typed. */
const typed = {
  ...address,
  id: 7,
  region: { __typename: 'CustomerAddressRegion', region: 'Bangkok', region_code: 'Bangkok', region_id: 0 },
  country_code: 'TH',
  default_billing: null,
  default_shipping: null,
};

const customer = (addresses: unknown) => ({
  customer: {
    __typename: 'Customer',
    email: 'anna@example.com',
    firstname: 'Anna',
    lastname: 'Smith',
    is_subscribed: true,
    date_of_birth: '1980-02-01',
    taxvat: null,
    gender: 2,
    default_billing: '8',
    default_shipping: '8',
    addresses,
  },
});

describe('[CHK-8] the customer', () => {
  it('[BACK-1, SESS-6] the customer is read with their token, from data.customer', async () => {
    const { calls } = fakeCommerce({
      customer: customer([typed, null, address, { ...address, id: 9, country_code: null }]),
    });
    const known = await readCustomer();
    expect(calls[0]?.headers.get('authorization')).toBe('Bearer jwt');
    expect(known).toMatchObject({ email: 'anna@example.com', firstname: 'Anna', lastname: 'Smith' });
    expect(known).toMatchObject({ is_subscribed: true, date_of_birth: '1980-02-01', taxvat: null, gender: 2 });
    expect(known.addresses.map(({ id }) => id)).toEqual([7, 8]);
    expect(known.addresses[1]).toEqual({
      id: 8,
      firstname: 'Anna',
      lastname: 'Smith',
      company: null,
      street: ['1 First St'],
      city: 'Los Angeles',
      region: 'California',
      region_code: 'CA',
      region_id: 12,
      postcode: '90001',
      country_id: 'US',
      telephone: '555-0100',
      isDefaultBilling: true,
      isDefaultShipping: true,
    });
  });

  it('the customer has typed regions without a code of the country’s list', async () => {
    fakeCommerce({ customer: customer([typed]) });
    const { addresses } = await readCustomer();
    expect(addresses[0]).toMatchObject({
      region: 'Bangkok',
      region_code: null,
      region_id: null,
      isDefaultBilling: false,
    });
  });

  it('the customer may have no addresses', async () => {
    fakeCommerce({ customer: customer(null) });
    expect((await readCustomer()).addresses).toEqual([]);
  });

  it('the customer whom the backend does not know is refused', async () => {
    const message = "The current customer isn't authorized.";
    const errors = [{ message, extensions: { category: 'graphql-authorization' } }];
    fakeCommerce({ customer: () => Response.json({ errors, data: { customer: null } }) });
    await expect(readCustomer()).rejects.toMatchObject({ message, category: 'graphql-authorization' });
  });
});

describe('a customer’s orders', () => {
  const page = (pages: number, ids: number[]) => ({
    customer: {
      __typename: 'Customer',
      orders: {
        __typename: 'CustomerOrders',
        page_info: { __typename: 'SearchResultPageInfo', total_pages: pages },
        items: ids.map((id) => ({ __typename: 'CustomerOrder', id: btoa(String(id)), number: `N${id}` })),
      },
    },
  });
  const numbers = async () => (await readCustomerOrders()).map(({ number }) => number);

  it('a customer’s orders come newest first, in whatever order the backend has them', async () => {
    fakeCommerce({ customerOrders: page(1, [3, 9, 7]) });
    expect(await numbers()).toEqual(['N9', 'N7', 'N3']);
  });

  it('a customer’s orders of all store views are asked for where the backend can tell them', async () => {
    const { calls } = fakeCommerce({ customerOrders: page(1, [3]) });
    await numbers();
    document.documentElement.dataset.orders = 'all';
    await numbers();
    delete document.documentElement.dataset.orders;
    expect(calls.map(({ query }) => /scope: *GLOBAL/.test(query))).toEqual([false, true]);
  });

  it('of a customer’s orders on many pages, the last page is read too', async () => {
    const { calls } = fakeCommerce({
      customerOrders: (call: { variables: Record<string, unknown> }) =>
        page(3, call.variables.page === 1 ? [1, 2] : [41]),
    });
    expect(await numbers()).toEqual(['N41', 'N2', 'N1']);
    expect(calls.map(({ variables }) => variables.page)).toEqual([1, 3]);
  });
});
