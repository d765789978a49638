// @vitest-environment jsdom

import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Form } from '@/components/forms/form';
import { useDraft } from '@/components/forms/use-draft';
import { useForm } from '@/components/forms/use-form';
import { type AddressForm, addressForm } from '@/lib/address/address';
import { checkedFields, countryFields } from '@/lib/address/address-rules';
import { addressSchema } from '@/lib/address/address-schema';
import { type Region, useDirectoriesStore } from '@/lib/address/directories-store';
import { DOWNING_STREET } from '@/lib/address/finder/finder.fixture';
import { readDraft } from '@/lib/browser/session/session-storage';
import { WithMessages } from '@/lib/testing/with-messages';
import british from '@/messages/en-GB.json';
import { AddressFields } from './address-fields';
import { usePlace } from './use-place';

const words = british.addressFinder;
const usual = {
  defaultCountry: 'GB',
  requiredRegionCountries: [],
  isOptionalRegionShown: true,
  optionalPostcodeCountries: [],
};
const onSubmit = vi.fn();
const asAre = (values: AddressForm) => values;
const finder = vi.fn(async (_url: string, _init: RequestInit) => Response.json({ addresses: DOWNING_STREET }));

function AddressPage({ finderCountries }: { finderCountries?: string[] }) {
  const rules = { ...usual, ...(finderCountries ? { finderCountries } : {}) };
  const [countryId, setCountryId] = useState('GB');
  const place = usePlace(countryId, rules);
  const form = useForm<AddressForm>({
    defaultValues: addressForm(null, 'GB'),
    checked: checkedFields(place.fields),
    loadSchema: async () => addressSchema(countryFields(countryId, place.regions ?? [], rules)),
  });
  useDraft('draft_address', form, asAre);
  return (
    <Form form={form} onSubmit={onSubmit}>
      <AddressFields section="shipping" place={place} onCountry={setCountryId} />
      <button type="submit">Save</button>
    </Form>
  );
}

function know(regions: Region[] = []) {
  useDirectoriesStore.setState({
    countries: [
      { id: 'GB', name: 'United Kingdom' },
      { id: 'US', name: 'United States' },
    ],
    regions: { GB: regions, US: [] },
  });
}

/** The form in a shop with a finder. */
async function show(regions?: Region[]) {
  know(regions);
  render(
    <WithMessages>
      <AddressPage finderCountries={['GB']} />
    </WithMessages>,
  );
  await waitFor(() => expect(document.querySelector('[aria-label="Postcode"]')).toBeNull());
}

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const postcode = () => field(/^Postcode/);
const findButton = () => screen.getByRole('button', { name: words.find });
const list = () => screen.findByRole('listbox', { name: words.list });
const noList = () => expect(screen.queryByRole('listbox')).toBeNull();
const options = () => within(screen.getByRole('listbox', { name: words.list })).getAllByRole('option');
const active = () => options().find((option) => option.getAttribute('aria-selected') === 'true');

async function search(text = 'sw1a2aa') {
  await userEvent.clear(postcode());
  await userEvent.type(postcode(), `${text}{Enter}`);
}

beforeEach(() => {
  window.sessionStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
  finder.mockReset();
  finder.mockImplementation(async () => Response.json({ addresses: DOWNING_STREET }));
  onSubmit.mockReset();
  vi.stubGlobal('fetch', finder);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a shop that can ask nobody', () => {
  it('has a postcode to type, where it stands in other countries', async () => {
    know();
    render(
      <WithMessages>
        <AddressPage />
      </WithMessages>,
    );
    expect(screen.queryByRole('button', { name: words.find })).toBeNull();
    expect(field(/^Town/).compareDocumentPosition(postcode()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });
});

describe('the postcode finder', () => {
  it('stands before the fields that it fills, and in the countries alone that the provider knows', async () => {
    await show();
    expect(findButton()).toBeTruthy();
    expect(postcode().compareDocumentPosition(field(/^House number/)) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await userEvent.selectOptions(field(/^Country/), 'US');
    expect(screen.queryByRole('button', { name: words.find })).toBeNull();
    expect(field(/^ZIP/)).toBeTruthy();
    await userEvent.selectOptions(field(/^Country/), 'GB');
    expect(findButton()).toBeTruthy();
  });

  it('searches at Enter, sends nothing else, and the list has the focus and says how many there are', async () => {
    await show();
    await search();
    expect(document.activeElement).toBe(await list());
    expect(options().map(({ textContent }) => textContent)).toEqual([
      'Prime Minister & First Lord Of The Treasury, 10 Downing Street',
      'Flat 2, Chequers House, 11 Downing Street',
      '12 Downing Street',
    ]);
    expect(within(screen.getByRole('status')).getByText('3 addresses at SW1A 2AA')).toBeTruthy();
    expect(onSubmit).not.toHaveBeenCalled();
    const [url, init] = finder.mock.lastCall ?? [];
    expect([url, init?.method, init?.body]).toEqual([
      '/api/address-finder',
      'POST',
      JSON.stringify({ countryId: 'GB', postcode: 'SW1A 2AA' }),
    ]);
  });

  it('fills the fields with what is picked, which stay as editable as what is typed, and are kept as such', async () => {
    await show();
    await userEvent.type(field(/^First name/), 'Ann');
    await userEvent.type(field(/^County/), 'Kent');
    await userEvent.type(postcode(), 'sw1a2aa');
    await userEvent.click(findButton());
    await userEvent.click(await screen.findByText('Flat 2, Chequers House, 11 Downing Street'));
    noList();
    const filled = {
      ...{ firstname: 'Ann', street: ['Flat 2', 'Chequers House, 11 Downing Street'] },
      ...{ city: 'LONDON', region: 'London', postcode: 'SW1A 2AA' },
    };
    expect(field(/^House number/).value).toBe('Flat 2');
    expect(field(/^Town/).value).toBe('LONDON');
    expect(field(/^County/).value).toBe('London');
    expect(postcode().value).toBe('SW1A 2AA');
    expect(document.activeElement).toBe(field(/^House number/));
    expect(screen.getByText(words.filled)).toBeTruthy();
    expect(readDraft('draft_address')).toMatchObject(filled);
    await userEvent.type(field(/^Last name/), 'Smith');
    await userEvent.type(field(/^Phone/), '020 7946 0958');
    await userEvent.type(field(/^House number/), 'a');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.lastCall?.[0]).toMatchObject({
      ...filled,
      street: ['Flat 2a', 'Chequers House, 11 Downing Street'],
    });
  });

  it('leaves nothing of another address behind, and nothing wrong at what it fills', async () => {
    await show();
    await userEvent.type(field(/^Flat/), 'Attic');
    await userEvent.type(field(/^County/), 'Kent');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(field(/^Town/).getAttribute('aria-invalid')).toBe('true'));
    await search();
    await list();
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(field(/^Town/).getAttribute('aria-invalid')).toBeNull());
    expect(field(/^House number/).value).toBe('12 Downing Street');
    expect(field(/^Flat/).value).toBe('');
    expect(field(/^County/).value).toBe('');
    expect(field(/^Phone/).getAttribute('aria-invalid')).toBe('true');
  });

  it('chooses the county of a country that has a list of them, by its name', async () => {
    const regions = [
      { id: 1, code: 'KEN', name: 'Kent' },
      { id: 2, code: 'LND', name: 'LONDON' },
    ];
    await show(regions);
    await userEvent.selectOptions(field(/^County/), 'Kent');
    await search();
    await list();
    await userEvent.keyboard('{Enter}');
    expect(field(/^County/).value).toBe('LND');
    await search();
    await list();
    await userEvent.keyboard('{End}{Enter}');
    expect(field(/^County/).value).toBe('');
  });

  it('is moved in by arrows, Home and End, and by the number of the house; Escape leaves it', async () => {
    await show();
    await search();
    await list();
    const [first, second, last] = DOWNING_STREET.map(({ street }) => street.filter(Boolean).join(', '));
    expect(active()?.textContent).toBe(first);
    await userEvent.keyboard('{ArrowUp}{ArrowDown}');
    expect(active()?.textContent).toBe(second);
    await userEvent.keyboard('{End}{ArrowDown}');
    expect(active()?.textContent).toBe(last);
    await userEvent.keyboard('{Home}');
    expect(active()?.textContent).toBe(first);
    await userEvent.keyboard('12');
    expect(active()?.textContent).toBe(last);
    expect((await list()).getAttribute('aria-activedescendant')).toBe(active()?.id);
    await userEvent.keyboard('{Escape}');
    noList();
    expect(document.activeElement).toBe(postcode());
  });

  it.each(['', 'SW1A', '90001'])(
    'asks nobody about "%s", and says at the field how a postcode is written',
    async (text) => {
      await show();
      await search(text || '{Backspace}');
      await waitFor(() => expect(postcode().getAttribute('aria-invalid')).toBe('true'));
      expect(postcode()).toBe(document.activeElement);
      expect(screen.getByText('Enter it like this: SW1A 1AA')).toBeTruthy();
      expect(finder).not.toHaveBeenCalled();
      await userEvent.clear(postcode());
      await userEvent.type(postcode(), 'sw1a2aa');
      await waitFor(() => expect(postcode().getAttribute('aria-invalid')).toBeNull());
    },
  );

  it('says that nobody has the postcode, and leaves the fields to be typed', async () => {
    finder.mockResolvedValueOnce(Response.json({ addresses: [] }));
    await show();
    await search();
    await screen.findByText(words.nowhere.replace('{postcode}', 'SW1A 2AA'));
    noList();
    expect(document.activeElement).toBe(postcode());
  });

  it.each<[string, () => Promise<Response>]>([
    ['the provider is down', async () => Response.json({ error: { kind: 'network' } }, { status: 503 })],
    ['there were too many', async () => Response.json({ error: { kind: 'refused' } }, { status: 429 })],
    ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['something else answers', async () => new Response('<html>')],
  ])('says that it cannot look up where %s; a second press may find', async (_, broken) => {
    finder.mockImplementationOnce(broken);
    await show();
    await search();
    await screen.findByText(words.failed);
    await userEvent.type(field(/^House number/), '1 High Street');
    expect(field(/^House number/).value).toBe('1 High Street');
    await userEvent.click(findButton());
    await list();
  });

  it('asks once while it is asking, and forgets an answer whose postcode was changed', async () => {
    const answers: ((answer: Response) => void)[] = [];
    finder.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    await show();
    await search();
    expect(findButton().getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText(words.finding)).toBeTruthy();
    await userEvent.click(findButton());
    expect(finder).toHaveBeenCalledOnce();
    await userEvent.type(postcode(), '{Backspace}b');
    expect(finder.mock.lastCall?.[1].signal?.aborted).toBe(true);
    expect(findButton().getAttribute('aria-disabled')).toBe('false');
    answers[0]?.(Response.json({ addresses: DOWNING_STREET }));
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    noList();
    await userEvent.click(findButton());
    answers[1]?.(Response.json({ addresses: DOWNING_STREET }));
    await list();
    await userEvent.type(postcode(), 'x');
    noList();
  });

  it('does not take the focus from who types on meanwhile', async () => {
    let come: (answer: Response) => void = () => undefined;
    finder.mockImplementationOnce(() => new Promise((resolve) => (come = resolve)));
    await show();
    await search();
    await userEvent.type(field(/^House number/), '1');
    come(Response.json({ addresses: DOWNING_STREET }));
    await list();
    expect(document.activeElement).toBe(field(/^House number/));
  });
});
