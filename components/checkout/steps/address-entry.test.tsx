// @vitest-environment jsdom

import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { knownDirectories, Page } from '@/components/checkout/checkout-page.fixture';
import type { Address } from '@/lib/address/address';
import { london, losAngeles } from '@/lib/address/address.fixture';
import { useDirectoriesStore } from '@/lib/address/directories-store';
import { AppError } from '@/lib/errors/app-error';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import messages from '@/messages/en-GB.json';
import { AddressEntry } from './address-step';

const onSubmit = vi.fn(async (_: Address) => undefined);

function show(address: Address | null = null) {
  return render(
    <Page>
      <AddressEntry section="shipping" address={address} submitLabel="Deliver" onSubmit={onSubmit} />
    </Page>,
  );
}

beforeEach(() => {
  window.sessionStorage.clear();
  knownDirectories();
  onSubmit.mockReset();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const labels = () => [...document.querySelectorAll('label')].map((label) => label.textContent);

async function fill(texts: [label: RegExp, text: string][]) {
  for (const [label, text] of texts) {
    await userEvent.clear(field(label));
    await userEvent.type(field(label), text);
  }
}

const anybody: [RegExp, string][] = [
  [/^First name/, 'Ann'],
  [/^Last name/, 'Smith'],
  [/^House number/, '12 High Street'],
  [/^Town/, 'Somewhere'],
  [/^Phone/, '020 7946 0958'],
];

/** Of a backend that says so, which is not asked again at once. */
const broken = () => Response.json({ errors: [{ message: 'Internal server error' }] });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Deliver' }));

describe('[CHK-8] the address form follows its country', () => {
  it('Britain: a county in free words that may be left out, a postcode of its own form', async () => {
    show();
    expect(labels()).toEqual([
      'Country *',
      'First name *',
      'Last name *',
      'Company Optional',
      'House number and street *',
      'Flat, floor or building Optional',
      'Town or city *',
      'County Optional',
      'Postcode *',
      'Phone number *',
    ]);
    expect(screen.getByText('Like SW1A 1AA')).toBeTruthy();
    await fill([...anybody, [/^Postcode/, 'SW1A']]);
    await send();
    await waitFor(() => expect(field(/^Postcode/).getAttribute('aria-invalid')).toBe('true'));
    expect(onSubmit).not.toHaveBeenCalled();
    await fill([
      [/^Postcode/, 'sw1a1aa'],
      [/^County/, 'Greater London'],
    ]);
    await send();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.lastCall?.[0]).toMatchObject({
      country_id: 'GB',
      street: ['12 High Street'],
      postcode: 'SW1A 1AA',
      region: 'Greater London',
      region_code: null,
      region_id: null,
    });
  });

  it('a state that was chosen before stays where the form is sent while the list is on its way', async () => {
    useDirectoriesStore.setState({ regions: {} });
    let answer = (_: unknown) => {};
    const country = {
      __typename: 'Country',
      id: 'US',
      available_regions: [{ __typename: 'Region', id: 12, code: 'CA', name: 'California' }],
    };
    fakeCommerce({ regions: () => new Promise((resolve) => (answer = resolve)) });
    show(losAngeles);
    await send();
    await act(async () => answer({ country }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ region: 'California', region_code: 'CA', region_id: 12 });
  });

  it('the United States: a state of the list that must be chosen, a ZIP code', async () => {
    show();
    await userEvent.selectOptions(field(/^Country/), 'US');
    expect(labels()).toContain('State *');
    expect(screen.getByText('Like 90001')).toBeTruthy();
    await fill([...anybody, [/^ZIP/, '90001']]);
    await send();
    await waitFor(() => expect(field(/^State/).getAttribute('aria-invalid')).toBe('true'));
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.selectOptions(field(/^State/), 'California');
    await send();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.lastCall?.[0]).toMatchObject({
      country_id: 'US',
      postcode: '90001',
      region: 'California',
      region_code: 'CA',
      region_id: 12,
    });
  });

  it('Thailand: a sub-district, a province of the list; Hong Kong: a postcode that may be left out', async () => {
    show();
    await userEvent.selectOptions(field(/^Country/), 'TH');
    expect(labels()).toContain('Province *');
    expect(labels()).toContain('Sub-district (khwaeng or tambon) *');
    expect(labels()).toContain('District (khet or amphoe) *');
    expect(field(/^Sub-district/).getAttribute('aria-describedby')).toBe(
      screen.getByText(messages.address.subdistrictHint).id,
    );
    expect([...field(/^Province/).querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'Please choose',
      'Bangkok',
    ]);
    await userEvent.selectOptions(field(/^Country/), 'HK');
    expect(labels()).toContain('Postcode Optional');
    await fill(anybody);
    await send();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ country_id: 'HK', postcode: null, region: null });
  });

  it('another country clears the region; what was entered else stays', async () => {
    show(losAngeles);
    expect(field(/^State/).value).toBe('CA');
    await userEvent.selectOptions(field(/^Country/), 'GB');
    expect(field(/^County/).value).toBe('');
    expect(field(/^First name/).value).toBe('Bob');
    await userEvent.selectOptions(field(/^Country/), 'US');
    expect(field(/^State/).value).toBe('');
  });
});

describe('[FORM-3] the address form', () => {
  it('ties each field to what is wrong with it, under a summary that takes the focus', async () => {
    show();
    await fill([[/^First name/, '   ']]);
    await send();
    const first = field(/^First name/);
    await waitFor(() => expect(first.getAttribute('aria-invalid')).toBe('true'));
    const described = (first.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain('Is required.');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Please check 6 fields'));
  });

  it('lets browsers fill it in', () => {
    show();
    expect([...document.querySelectorAll('[autocomplete]')].map((input) => input.getAttribute('autocomplete'))).toEqual(
      [
        'shipping country',
        'shipping given-name',
        'shipping family-name',
        'shipping organization',
        'shipping address-line1',
        'shipping address-line2',
        'shipping address-level2',
        'shipping address-level1',
        'shipping postal-code',
        'shipping tel',
      ],
    );
  });

  it('keeps the company behind a word, and shows the one that an address has', () => {
    const isOpen = () => field(/^Company/).closest('details')?.open;
    show();
    expect(isOpen()).toBe(false);
    cleanup();
    show({ ...london, company: 'Hart & Sons' });
    expect(isOpen()).toBe(true);
    expect(field(/^Company/).value).toBe('Hart & Sons');
  });

  it('[CHK-12] opens again with its values', () => {
    show(london);
    expect(field(/^House number/).value).toBe('12 High Street');
    expect(field(/^Flat/).value).toBe('Flat 3');
    expect(field(/^Postcode/).value).toBe('SW1A 1AA');
  });

  it('stores what was not sent yet for a reload, and clears it once it is sent', async () => {
    const { unmount } = show();
    await fill([...anybody, [/^Postcode/, 'SW1A 1AA']]);
    unmount();
    show();
    expect(field(/^First name/).value).toBe('Ann');
    expect(field(/^Postcode/).value).toBe('SW1A 1AA');
    await send();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(window.sessionStorage.getItem('draft_shipping_address')).toBeNull();
  });

  it('[CHK-11] has the focus at the country when the countries are asked for again: the pressed button goes', async () => {
    useDirectoriesStore.setState({ countries: null });
    fakeCommerce({ countries: () => broken() });
    show();
    await userEvent.click(await screen.findByRole('button', { name: messages.address.tryAgain }));
    expect(document.activeElement).toBe(field(/^Country/));
  });

  it('[CHK-11] says that the countries could not be loaded, names the one it has, and lists all after another try', async () => {
    useDirectoriesStore.setState({ countries: null });
    const country = { __typename: 'Country', id: 'FR', full_name_locale: 'France', full_name_english: 'France' };
    const { answers } = fakeCommerce({ countries: () => broken() });
    const choices = () =>
      [...document.querySelectorAll('select[name="country_id"] option')].map((one) => one.textContent);
    show();
    await screen.findByText(messages.address.unreachable);
    expect(choices()).toEqual(['United Kingdom']);
    answers.countries = { countries: [country] };
    await userEvent.click(screen.getByRole('button', { name: messages.address.tryAgain }));
    await waitFor(() => expect(choices()).toContain('France'));
    expect(screen.queryByText(messages.address.unreachable)).toBeNull();
  });

  it('says what the backend says, and keeps every entry', async () => {
    onSubmit.mockRejectedValue(new AppError('refused', 'Country is not available'));
    show(london);
    await send();
    await screen.findByText('Country is not available');
    expect(field(/^First name/).value).toBe('Ann');
  });
});
