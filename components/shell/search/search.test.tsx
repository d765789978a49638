// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useNavigationStore } from '@/lib/shell/navigation-store';
import { useShellStore } from '@/lib/shell/shell-store';
import { SearchForm } from './search-form';
import { SearchRow, SearchToggle } from './search-row';
import { SearchTerm } from './search-term';

const router = vi.hoisted(() => ({ push: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

function openPage(path: string) {
  history.replaceState(null, '', path);
  useShellStore.setState(useShellStore.getInitialState(), true);
  render(
    <>
      <SearchToggle controls="row" label="Search" />
      <SearchRow id="row">
        <SearchForm
          action="/mmstr_th/search.html"
          label="Search the shop"
          placeholder="Medicine"
          submit="Go"
          suggest={{
            query: 'query suggest',
            context: { storeView: { code: 'mmstr_th', isDefault: false, locale: 'th-TH' }, currency: 'THB' },
            labels: {
              label: 'Suggestions',
              products: 'Products',
              categories: 'Categories',
              terms: 'Searches',
              advice: 'Advice',
              inCategory: '{term} in {name}',
              all: 'All results for {term}',
              none: 'No suggestions',
              summary: '{count} suggestions',
              from: 'From {price}',
              free: 'Free',
              unitPrice: '{price} per {unit}',
            },
          }}
        />
      </SearchRow>
      <SearchTerm />
    </>,
  );
}

beforeEach(() => openPage('/mmstr_th'));
afterEach(cleanup);

describe('[SHELL-1] search', () => {
  it('the header’s search is a plain form to the results page of the store view', () => {
    const form = document.querySelector<HTMLFormElement>('search > form');
    expect(form?.getAttribute('action')).toBe('/mmstr_th/search.html');
    expect(form?.method).toBe('get');
    expect(screen.getByRole('searchbox', { name: 'Search the shop' }).getAttribute('name')).toBe('query');
  });

  it('[CAT-6] the header’s search keeps the term of the results, and of no other page', () => {
    const field = () => screen.getByLabelText<HTMLInputElement>('Search the shop', { selector: 'input' });
    cleanup();
    openPage('/mmstr_th/search.html?query=hay+fever&brand=7');
    expect(field().value).toBe('hay fever');
    cleanup();
    openPage('/mmstr_th/allergy.html?query=hay+fever');
    expect(field().value).toBe('');
  });

  it('[CAT-6] the header’s search follows the address, and leaves alone what is typed while it stays', async () => {
    const field = () => screen.getByLabelText<HTMLInputElement>('Search the shop', { selector: 'input' });
    const arriveAt = (path: string) => {
      history.replaceState(null, '', path);
      useNavigationStore.getState().finish();
    };
    cleanup();
    openPage('/mmstr_th/search.html?query=ibuprofn');
    arriveAt('/mmstr_th/search.html?query=ibuprofen');
    expect(field().value).toBe('ibuprofen');
    await userEvent.type(field(), ' gel');
    arriveAt('/mmstr_th/search.html?query=ibuprofen&brand=7');
    expect(field().value).toBe('ibuprofen gel');
    arriveAt('/mmstr_th/ibuprofen-gel.html');
    expect(field().value).toBe('');
  });

  it.each([
    ['what is typed while another page is on its way', '', 'ibu', 'ibu'],
    ['not what stood there before', 'ibu', '', ''],
  ])('[CAT-6] the header’s search keeps %s', async (_, before, meanwhile, kept) => {
    const field = screen.getByLabelText<HTMLInputElement>('Search the shop', { selector: 'input' });
    if (before) await userEvent.type(field, before);
    useNavigationStore.getState().start('CATEGORY');
    if (meanwhile) await userEvent.type(field, meanwhile);
    history.replaceState(null, '', '/mmstr_th/allergy.html');
    useNavigationStore.getState().finish();
    expect(field.value).toBe(kept);
    history.replaceState(null, '', '/mmstr_th');
    useNavigationStore.getState().finish();
    expect(field.value, 'on the way back nothing was asked for').toBe('');
  });

  it('[ROUTE-18] the header’s search leads back to the open results from others that are on their way', async () => {
    cleanup();
    openPage('/mmstr_th/search.html?query=hay+fever');
    await userEvent.click(screen.getByLabelText('Search the shop', { selector: 'input' }));
    const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Search the shop' });
    const search = async (term: string) => {
      await userEvent.clear(field);
      await userEvent.type(field, `${term}{Enter}`);
      return useNavigationStore.getState().isPageLoading;
    };
    expect(await search('hay fever'), 'they are there').toBe(false);
    expect(await search('cold')).toBe(true);
    expect(await search('hay fever')).toBe(false);
    const path = (term: string) => `/mmstr_th/search.html?query=${term}`;
    expect(router.push.mock.calls).toEqual([[path('cold')], [path('hay+fever')]]);
  });

  it('[SHELL-6] the header’s search is toggled below the desktop, takes the focus, and gives it back on Escape', async () => {
    const toggle = screen.getByRole('button', { name: 'Search' });
    const row = document.getElementById('row');
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    expect(row?.className).toMatch(/(^| )hidden( |$)/);

    await userEvent.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    expect(row?.className).not.toMatch(/(^| )hidden( |$)/);
    // Its suggestions may have come meanwhile, which makes it a combobox.
    expect(document.activeElement).toBe(screen.getByLabelText('Search the shop', { selector: 'input' }));

    await userEvent.keyboard('{Escape}');
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(toggle);
  });
});
