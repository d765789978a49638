// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readStoredJson } from '@/lib/browser/local-storage';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { deleteAddress } from './delete-address';
import { updateAddress } from './update-address';

const london = { city: 'London', country_id: 'GB' };
const ofTheBook = { city: 'Los Angeles', country_id: 'US', customerAddressId: 8 };

const refused = () =>
  Response.json({ errors: [{ message: 'No.', extensions: { category: 'graphql-input' } }], data: null });
const customer = { customer: null };
const taking = {
  customer,
  updateCustomerAddress: { updateCustomerAddress: { __typename: 'CustomerAddress', id: 8 } },
  deleteCustomerAddress: { deleteCustomerAddress: true },
};

beforeEach(() => {
  const signedIn = { value: 'jwt', timeStored: Date.now(), ttl: 3600 };
  localStorage.setItem('signin_token', JSON.stringify(signedIn));
  Object.assign(document.documentElement.dataset, { store: 'mmstr_en', currency: 'GBP' });
  localStorage.setItem('shipping_address', JSON.stringify(ofTheBook));
  localStorage.setItem('billing_address', JSON.stringify(ofTheBook));
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const kept = () => [readStoredJson('shipping_address'), readStoredJson('billing_address')];

describe.each([
  ['changed', () => updateAddress(8, { city: 'York' })],
  ['deleted', () => deleteAddress(8)],
])('[SESS-11] an address of the book that is %s', (_, change) => {
  it('is no more the one that the checkout goes to or bills', async () => {
    fakeCommerce(taking);
    await change();
    expect(kept()).toEqual([null, null]);
  });

  it('leaves the checkout’s other addresses as they are', async () => {
    const others = [{ ...ofTheBook, customerAddressId: 7 }, london];
    localStorage.setItem('shipping_address', JSON.stringify(others[0]));
    localStorage.setItem('billing_address', JSON.stringify(others[1]));
    fakeCommerce(taking);
    await change();
    expect(kept()).toEqual(others);
    localStorage.removeItem('shipping_address');
    localStorage.setItem('billing_address', JSON.stringify({ sameAsShippingAddress: true }));
    await change();
    expect(kept()).toEqual([null, { sameAsShippingAddress: true }]);
  });

  it('stays where the backend refuses that', async () => {
    fakeCommerce({ customer, updateCustomerAddress: refused, deleteCustomerAddress: refused });
    await expect(change()).rejects.toThrow('No.');
    expect(kept()[0]).toMatchObject({ customerAddressId: 8 });
  });
});
