// @vitest-environment jsdom

import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { knownDirectories, Page } from '@/components/checkout/checkout-page.fixture';
import type { Address } from '@/lib/address/address';
import { london } from '@/lib/address/address.fixture';
import {
  cartAnswer,
  flatRate,
  freshBrowser,
  orderingBackend,
  shipment,
  signIn,
  written,
} from '@/lib/checkout/checkout.fixture';
import { INITIAL_CHECKOUT } from '@/lib/checkout/state/checkout-state';
import { useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import { runAhead } from '@/lib/testing/run-ahead';
import { ShippingAddressStep } from './address-step';

const bookAddress = (id: number, street: string, isDefault: boolean) => ({
  __typename: 'CustomerAddress',
  id,
  firstname: 'Ann',
  lastname: 'Smith',
  company: null,
  street: [street],
  city: 'London',
  region: { __typename: 'CustomerAddressRegion', region: null, region_code: null, region_id: 0 },
  postcode: 'SW1A 1AA',
  country_code: 'GB',
  telephone: '020 7946 0958',
  default_shipping: isDefault,
  default_billing: false,
});

function customer(addresses: ReturnType<typeof bookAddress>[]) {
  const names = { email: 'ann@example.com', firstname: 'Ann', lastname: 'Smith' };
  const defaults = { default_billing: null, default_shipping: null };
  const rest = { is_subscribed: false, date_of_birth: null, taxvat: null, gender: null };
  return { customer: { __typename: 'Customer', ...names, ...defaults, ...rest, addresses } };
}

const twoAddresses = customer([bookAddress(7, '1 Home Road', false), bookAddress(8, '2 Office Square', true)]);

beforeEach(() => {
  freshBrowser();
  knownDirectories();
  signIn();
  useCheckoutStore.setState({ ...INITIAL_CHECKOUT, isSignedIn: true, step: 'shippingAddress' });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(shippingAddress: Address | null = null) {
  useCheckoutStore.setState({ shippingAddress });
  render(
    <Page>
      <ShippingAddressStep />
    </Page>,
  );
}

/** A backend that knows the customer and takes the address. */
function backend(answers: Parameters<typeof orderingBackend>[0] = {}) {
  return orderingBackend({
    setShippingAddress: {
      setShippingAddressesOnCart: written(cartAnswer({ shipping_addresses: shipment([flatRate]) })),
    },
    ...answers,
  });
}

const streetField = () => screen.findByLabelText<HTMLInputElement>(/^House number/);
const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked);

describe('[CHK-8] the address book', () => {
  it('offers the customer’s addresses, the usual one first chosen, and sends its number', async () => {
    const shop = backend({ customer: twoAddresses });
    show();
    await screen.findByText('Your addresses');
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    expect(chosen().map(({ value }) => value)).toEqual(['8']);
    await userEvent.click(screen.getByRole('button', { name: 'Deliver to this address' }));
    await waitFor(() => expect(useCheckoutStore.getState().step).toBe('shippingMethod'));
    const sent = shop.calls.find(({ query }) => query.includes('setShippingAddressesOnCart'));
    expect(sent?.variables).toMatchObject({ shippingAddress: { customer_address_id: 8 } });
    expect(useCheckoutStore.getState().shippingAddress).toMatchObject({
      customerAddressId: 8,
      street: ['2 Office Square'],
    });
  });

  it('opens with the one that was picked before, or with the form of one that was written', async () => {
    backend({ customer: twoAddresses });
    show({ ...london, customerAddressId: 7 });
    await screen.findByText('Your addresses');
    expect(chosen().map(({ value }) => value)).toEqual(['7']);
    cleanup();
    show(london);
    expect((await streetField()).value).toBe('12 High Street');
    expect(chosen().map(({ value }) => value)).toEqual(['new']);
  });

  it('gets a written address once: its step opens again with nothing to save', async () => {
    backend({ customer: customer([]) });
    const save = async () => (await screen.findByRole<HTMLInputElement>('checkbox')).checked;
    show();
    expect(await save()).toBe(true);
    cleanup();
    show({ ...london, saveInAddressBook: true });
    expect(await save()).toBe(false);
    cleanup();
    show({ ...london, saveInAddressBook: false });
    expect(await save()).toBe(false);
  });

  it('has another address as its last tile', async () => {
    backend({ customer: twoAddresses });
    show();
    await userEvent.click(await screen.findByRole('radio', { name: 'Another address' }));
    expect((await streetField()).value).toBe('');
    expect(screen.getAllByRole('button', { name: 'Deliver to this address' })).toHaveLength(1);
  });

  it.each([
    ['who has none yet', { customer: customer([]) }],
    ['whose book cannot be read', {}],
  ])('is the form alone for a customer %s', async (_, answers) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    backend(answers);
    runAhead();
    show();
    expect((await streetField()).value).toBe('');
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('is the form alone for guests', async () => {
    useCheckoutStore.setState({ isSignedIn: false });
    const { calls } = backend({});
    show();
    expect((await streetField()).value).toBe('');
    expect(calls).toEqual([]);
  });
});
