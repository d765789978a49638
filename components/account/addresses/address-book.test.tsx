// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { customerAnswer, home, office, refusal, signedInAt } from '@/components/account/account.fixture';
import { useDirectoriesStore } from '@/lib/address/directories-store';
import { useUserStore } from '@/lib/customer/user-store';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { WithMessages } from '@/lib/testing/with-messages';
import messages from '@/messages/en-GB.json';
import { AddressBook } from './address-book';

vi.mock('next/navigation', async () => {
  const { usePathnameOfWindow } = await import('@/components/account/account.fixture');
  return { usePathname: usePathnameOfWindow };
});

const labels = messages.addressBook;
const rules = {
  defaultCountry: 'GB',
  requiredRegionCountries: ['US'],
  isOptionalRegionShown: true,
  optionalPostcodeCountries: [],
};

function open(path = '/customer/address') {
  signedInAt(path);
  render(
    <WithMessages>
      <AddressBook rules={rules} />
    </WithMessages>,
  );
}

const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label);
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const isTicked = (label: string) => screen.getByLabelText<HTMLInputElement>(label).checked;
const namesOf = (calls: { query: string }[]) =>
  calls.map(({ query }) => /^(?:query|mutation) (\w+)/.exec(query)?.[1]).filter((name) => name !== 'customer');

beforeEach(() => vi.useRealTimers());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the address book', () => {
  it('[SESS-11] lists the addresses, default ones first, and deletes only the others', async () => {
    fakeCommerce({ customer: customerAnswer({ addresses: [office, home] }) });
    open();
    const items = await screen.findAllByRole('listitem');
    expect(items.map((item) => item.textContent?.includes('12 High Street'))).toEqual([true, false]);
    const [first, second] = items as [HTMLElement, HTMLElement];
    expect(within(first).getByText(`${labels.isDefaultShipping} · ${labels.isDefaultBilling}`)).toBeTruthy();
    expect(within(first).queryByRole('button', { name: /^Delete/ })).toBeNull();
    expect(within(second).getByRole('button', { name: /^Delete/ })).toBeTruthy();
  });

  it('[SESS-6, SESS-11] adds an address with its region, and shows it', async () => {
    let addresses = [home];
    const { calls } = fakeCommerce({
      customer: () => customerAnswer({ addresses }),
      createCustomerAddress: () => {
        addresses = [home, office];
        return { createCustomerAddress: { __typename: 'CustomerAddress', id: 8 } };
      },
    });
    open();
    await userEvent.click(await button(labels.add));
    expect(window.location.pathname).toBe('/customer/address/new');
    await waitFor(() => expect(document.activeElement?.textContent).toBe(labels.addTitle));
    expect((await field(/^First name/)).value).toBe('Ann');
    await userEvent.selectOptions(await field(/^Country/), 'US');
    await userEvent.type(await field(/^House number/), '100 Main St');
    await userEvent.type(await field(/^Town/), 'Los Angeles');
    await userEvent.selectOptions(await field(/^State/), 'California');
    await userEvent.type(await field(/^ZIP/), '90001');
    await userEvent.type(await field(/^Phone/), '555-0100');
    await userEvent.click(await screen.findByLabelText(labels.makeDefaultShipping));
    await userEvent.dblClick(await button(labels.save));
    await screen.findByText(labels.saved);
    expect(screen.getByText(/100 Main St/)).toBeTruthy();
    expect(namesOf(calls)).toEqual(['createCustomerAddress']);
    expect(calls.find(({ query }) => query.includes('createCustomerAddress'))?.variables).toEqual({
      input: {
        firstname: 'Ann',
        lastname: 'Smith',
        company: '',
        street: ['100 Main St'],
        city: 'Los Angeles',
        region: { region: 'California', region_code: 'CA', region_id: 12 },
        postcode: '90001',
        telephone: '555-0100',
        country_code: 'US',
        default_shipping: true,
        default_billing: false,
      },
    });
  });

  it('[SESS-11] changes an address by its id; a default one stays one', async () => {
    const { calls } = fakeCommerce({
      customer: customerAnswer(),
      updateCustomerAddress: { updateCustomerAddress: { __typename: 'CustomerAddress', id: 7 } },
    });
    open('/customer/address/edit/id/7');
    expect((await field(/^House number/)).value).toBe('12 High Street');
    expect(screen.queryByLabelText(labels.makeDefaultShipping)).toBeNull();
    await userEvent.type(await field(/^House number/), ' West');
    await userEvent.click(await button(labels.save));
    await screen.findByText(labels.saved);
    const sent = calls.find(({ query }) => query.includes('updateCustomerAddress'))?.variables;
    expect(sent).toMatchObject({
      id: 7,
      input: { street: ['12 High Street West'], region: { region: '' }, default_shipping: true, default_billing: true },
    });
    expect(window.location.pathname).toBe('/customer/address');
  });

  it('[SESS-11] a state stays where the address is saved while the list of states is on its way', async () => {
    let answer = (_: unknown) => {};
    const { calls } = fakeCommerce({
      customer: customerAnswer(),
      regions: () => new Promise((resolve) => (answer = resolve)),
      updateCustomerAddress: { updateCustomerAddress: { __typename: 'CustomerAddress', id: 8 } },
    });
    open('/customer/address/edit/id/8');
    act(() => useDirectoriesStore.setState({ regions: {} }));
    await userEvent.click(await button(labels.save));
    const region = { __typename: 'Region', id: 12, code: 'CA', name: 'California' };
    await act(async () => answer({ country: { __typename: 'Country', id: 'US', available_regions: [region] } }));
    await screen.findByText(labels.saved);
    const sent = calls.find(({ query }) => query.includes('updateCustomerAddress'))?.variables;
    expect(sent).toMatchObject({ input: { region: { region_code: 'CA', region_id: 12 } } });
  });

  it.each([
    ['an address', /^Edit Ann Smith, 100 Main St/],
    ['a new one', labels.add],
  ])('[SESS-11] gives the focus back to the button of %s whose form is cancelled, each time', async (_, name) => {
    fakeCommerce({ customer: customerAnswer() });
    open();
    for (const __ of [1, 2]) {
      await userEvent.click(await button(name));
      await userEvent.click(await button(labels.cancel));
      const opener = await button(name);
      await waitFor(() => expect(document.activeElement).toBe(opener));
    }
  });

  it('[SESS-11] says that an address was saved, once: not of one that is cancelled on the way back', async () => {
    fakeCommerce({
      customer: customerAnswer(),
      updateCustomerAddress: { updateCustomerAddress: { __typename: 'CustomerAddress', id: 7 } },
    });
    open();
    await userEvent.click(await button(/^Edit Ann Smith, 12 High Street/));
    await userEvent.click(await button(labels.save));
    await waitFor(() => expect(document.activeElement?.textContent).toBe(labels.saved));
    act(() => window.history.back());
    await userEvent.click(await button(labels.cancel));
    await button(labels.add);
    expect(screen.queryByText(labels.saved)).toBeNull();
  });

  it('[FORM-1, FORM-3] says at the field what is missing, and sends nothing', async () => {
    const { calls } = fakeCommerce({ customer: customerAnswer() });
    open('/customer/address/edit/id/7');
    await userEvent.clear(await field(/^Town/));
    await userEvent.type(await field(/^Town/), '  ');
    await userEvent.click(await button(labels.save));
    await waitFor(async () => expect((await field(/^Town/)).getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText('Is required.')).toHaveLength(1);
    expect(namesOf(calls)).toEqual([]);
  });

  it('[NET-8] says what the backend has against it, and keeps what was entered', async () => {
    const message = 'The region_id does not match the selected country or region';
    fakeCommerce({
      customer: customerAnswer(),
      updateCustomerAddress: () => refusal('updateCustomerAddress', message),
    });
    open('/customer/address/edit/id/8');
    await userEvent.type(await field(/^Town/), ' City');
    await userEvent.click(await button(labels.save));
    await screen.findByText(message);
    expect((await field(/^Town/)).value).toBe('Los Angeles City');
    expect(window.location.pathname).toBe('/customer/address/edit/id/8');
  });

  it('[SESS-11] deletes an address after it has asked, once', async () => {
    let addresses = [home, office];
    const { calls } = fakeCommerce({
      customer: () => customerAnswer({ addresses }),
      deleteCustomerAddress: () => {
        addresses = [home];
        return { deleteCustomerAddress: true };
      },
    });
    open();
    await userEvent.click(await button(/^Delete Ann Smith, 100 Main St/));
    await userEvent.click(await button(labels.keep));
    expect(namesOf(calls)).toEqual([]);
    await userEvent.click(await button(/^Delete Ann Smith, 100 Main St/));
    await userEvent.dblClick(await button(labels.deleteForGood));
    await screen.findByText(labels.deleted);
    expect(screen.queryByText(/100 Main St/)).toBeNull();
    expect(
      calls.filter(({ query }) => query.includes('deleteCustomerAddress')).map(({ variables }) => variables),
    ).toEqual([{ id: 8 }]);
  });

  it('[SESS-11] each of two deletions in a row is told of, and takes the focus', async () => {
    const cottage = { ...office, id: 9, street: ['1 Hill Rd'] };
    let addresses = [home, office, cottage];
    fakeCommerce({
      customer: () => customerAnswer({ addresses }),
      deleteCustomerAddress: () => {
        addresses = addresses.slice(0, -1);
        return { deleteCustomerAddress: true };
      },
    });
    open();
    for (const street of [/^Delete Ann Smith, 1 Hill Rd/, /^Delete Ann Smith, 100 Main St/]) {
      await userEvent.click(await button(street));
      await userEvent.click(await button(labels.deleteForGood));
      await waitFor(() => expect(document.activeElement?.textContent).toBe(labels.deleted));
    }
  });

  it('[SESS-11] says why an address cannot be deleted', async () => {
    const message = 'Customer Address 8 is set as default shipping address and can not be deleted';
    fakeCommerce({
      customer: customerAnswer(),
      deleteCustomerAddress: () => refusal('deleteCustomerAddress', message),
    });
    open();
    await userEvent.click(await button(/^Delete/));
    await userEvent.click(await button(labels.deleteForGood));
    await screen.findByText(message);
    expect(screen.getAllByText(/100 Main St/).length).toBeGreaterThan(0);
  });

  it('[SESS-11] [SHELL-16] keeps what was not sent yet for this address only', async () => {
    fakeCommerce({ customer: customerAnswer() });
    open('/customer/address/edit/id/8');
    await userEvent.type(await field(/^Town/), ' City');
    await userEvent.click(await screen.findByLabelText(labels.makeDefaultBilling));
    const draft = window.sessionStorage.getItem('draft_address') ?? '';
    cleanup();
    signedInAt('/customer/address/edit/id/8');
    window.sessionStorage.setItem('draft_address', draft);
    const page = (
      <WithMessages>
        <AddressBook rules={rules} />
      </WithMessages>
    );
    render(page);
    expect((await field(/^Town/)).value).toBe('Los Angeles City');
    expect([labels.makeDefaultShipping, labels.makeDefaultBilling].map(isTicked)).toEqual([false, true]);
    cleanup();
    window.history.replaceState(null, '', '/customer/address/new');
    render(page);
    expect((await field(/^Town/)).value).toBe('');
  });

  it('[SESS-6, SESS-14] says that the book could not be read, and reads it again; meanwhile nothing is said of the failure', async () => {
    const { answers } = fakeCommerce({
      customer: () => Response.json({ errors: [{ message: 'Internal server error' }] }),
    });
    open();
    const again = await button(messages.account.tryAgain);
    let release: (() => void) | undefined;
    answers.customer = () =>
      new Promise((resolve) => {
        release = () => resolve(customerAnswer());
      });
    await userEvent.click(again);
    expect(screen.getByRole('status').textContent).toBe(messages.account.loading);
    expect(screen.queryByText(messages.account.failed)).toBeNull();
    expect(useUserStore.getState().isGettingDetails).toBe(true);
    await waitFor(() => expect(release).toBeDefined());
    release?.();
    expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  });

  it('[SESS-11] an address that is gone meanwhile becomes a new one', async () => {
    fakeCommerce({ customer: customerAnswer() });
    open('/customer/address/edit/id/99');
    expect(await screen.findByText(labels.gone)).toBeTruthy();
  });
});
