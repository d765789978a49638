// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BadgeSource } from '@/lib/catalog/card/badge-source';
import { keptFrom } from '@/lib/catalog/card/card-rules.fixture';
import { useNavigationStore } from '@/lib/shell/navigation-store';
import { useShellStore } from '@/lib/shell/shell-store';
import { advised, answer, field, item, nothing, showSearch, type } from './search-panel.fixture';

const push = vi.fn();
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));
vi.mock('next/link', () => ({
  default: ({ prefetch: _, ...props }: Record<string, unknown>) => <a {...props} />,
}));

const fetch = vi.fn();

beforeEach(() => {
  document.documentElement.dataset.store = 'mmstr_en';
  push.mockReset();
  fetch.mockReset();
  fetch.mockImplementation(async (url: string) => advised(url) ?? Response.json({ data: answer }));
  vi.stubGlobal('fetch', fetch);
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => {};
  useShellStore.setState(useShellStore.getInitialState(), true);
  useNavigationStore.setState(useNavigationStore.getInitialState(), true);
  showSearch();
});
afterEach(() => {
  delete document.documentElement.dataset.store;
  delete document.documentElement.dataset.unsold;
  delete document.documentElement.dataset.currency;
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const options = () => screen.getAllByRole('option').map((option) => [option.textContent, option.getAttribute('href')]);

describe('[CAT-6] suggestions', () => {
  it('search suggestions come with the first focus, not before', async () => {
    expect(screen.getByRole('searchbox')).toBeTruthy();
    await userEvent.click(screen.getByRole('searchbox'));
    await waitFor(() => expect(field().getAttribute('aria-expanded')).toBe('false'));
  });

  it('search suggestions are products with picture and price, categories and terms, in groups, and are counted aloud', async () => {
    await type('para');
    await screen.findByRole('listbox', { name: 'Suggestions' });
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
      'Products',
      'Categories',
      'Searches',
    ]);
    expect(options()).toEqual([
      ['Balm£4.50', '/balm.html'],
      ['CreamFrom £2.00', '/cream.html'],
      ['Headache', '/headache.html'],
      ['“para” in Pain relief', '/search.html?query=para&category_id%5Bfilter%5D=Pain+relief%2C3'],
      ['paracetamol', '/search.html?query=paracetamol'],
      ['All results for “para”', '/search.html?query=para'],
    ]);
    const [picture] = screen.getByRole('listbox').getElementsByTagName('img');
    expect(picture?.getAttribute('src')).toMatch(/^\/media\/catalog\/product\/p\.jpg\?/);
    const signs = [...screen.getByRole('listbox').querySelectorAll('.s-icon use')].map((use) =>
      use.getAttribute('href'),
    );
    expect(signs, 'a category is gone into').toEqual(['#icon-chevron-right', ...Array(3).fill('#icon-search')]);
    expect(screen.getByRole('status').textContent).toBe('6 suggestions.');
    // Which stays in sight while the groups are scrolled.
    expect(screen.getByRole('option', { name: /^All results/ }).closest('[role="group"]')).toBeNull();
    await waitFor(() => expect(field().getAttribute('aria-expanded')).toBe('true'));
    expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
  });

  it('search suggestions in Latin letters are marked as English on a Thai page', async () => {
    document.documentElement.lang = 'th-TH';
    await type('para');
    await screen.findByRole('listbox', { name: 'Suggestions' });
    expect(screen.getByText('Balm').lang).toBe('en');
    document.documentElement.lang = '';
  });

  it('search suggestions tell what one of a pack costs, and what there is to read', async () => {
    const pack = { ...item('Balm', 4.5), unit_pricing_measure: '50 ml', unit_pricing_base: '100 ml' };
    // A price that is one of several says nothing of each.
    const several = { ...item('Cream', 2, 9), unit_pricing_measure: '50 ml', unit_pricing_base: '100 ml' };
    const products = { ...answer.products, items: [pack, several] };
    fetch.mockImplementation(async (url: string) => advised(url) ?? Response.json({ data: { ...answer, products } }));
    await type('sore hea');
    await screen.findByRole('group', { name: 'Advice' });
    expect(options()).toEqual(
      expect.arrayContaining([
        ['Balm£4.50£9.00 per 100 ml', '/balm.html'],
        ['CreamFrom £2.00', '/cream.html'],
        ['Which painkiller?', '/advice/painkillers'],
      ]),
    );
  });

  it('search suggestions say how a product is sold, and are none while nobody can tell', async () => {
    document.documentElement.dataset.unsold = JSON.stringify({ code: 'legal_category', values: ['2'] });
    const badges: BadgeSource = {
      cardRules: keptFrom('suggested'),
      attributes: [
        {
          code: 'legal_category',
          input: 'select',
          options: Object.entries({ 1: 'Pharmacy medicine', 2: 'Prescription' }),
        },
      ],
    };
    const items = [
      { ...item('Balm', 4.5), legal_category: 1 },
      { ...item('Cream', 2), legal_category: 2 },
    ];
    let isDown = true;
    fetch.mockImplementation(async (url: string) => {
      if (!url.startsWith('/api/badges'))
        return advised(url) ?? Response.json({ data: { ...answer, products: { ...answer.products, items } } });
      return isDown ? Response.json({}, { status: 503 }) : Response.json(badges);
    });
    await type('para');
    await waitFor(() => expect(fetch.mock.calls.map(([url]) => url)).toContain('/api/badges?store=mmstr_en'));
    expect(screen.queryByRole('listbox')).toBeNull();
    isDown = false;
    await userEvent.type(field(), 'c');
    await screen.findByRole('listbox');
    expect(options().slice(0, 2)).toEqual([
      ['Balm Pharmacy medicine£4.50', '/balm.html'],
      ['Headache', '/headache.html'],
    ]);
  });

  it('search suggestions are asked for once the typing rests, from the third character on', async () => {
    await type('pa');
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(fetch).not.toHaveBeenCalled();
    await userEvent.type(field(), 'racetamol');
    await screen.findByRole('listbox');
    expect(fetch).toHaveBeenCalledOnce();
    const [url, init] = fetch.mock.calls[0] ?? [];
    const { searchParams } = new URL(String(url), 'https://shop.example');
    expect(JSON.parse(searchParams.get('variables') ?? '')).toEqual({ term: 'paracetamol' });
    const headers = new Headers(init.headers);
    expect([headers.get('store'), headers.has('content-currency')]).toEqual(['mmstr_en', false]);
  });

  it('search suggestions are asked for from two Thai letters on, which Magento counts as six', async () => {
    await type('ไอ');
    await screen.findByRole('listbox');
    const { searchParams } = new URL(String(fetch.mock.calls[0]?.[0]), 'https://shop.example');
    expect(JSON.parse(searchParams.get('variables') ?? '')).toEqual({ term: 'ไอ' });
  });

  it('[NET-3] are asked for in the currency that was chosen', async () => {
    document.documentElement.dataset.currency = 'EUR';
    await type('paracetamol');
    await screen.findByRole('listbox');
    expect(new Headers(fetch.mock.calls[0]?.[1].headers).get('content-currency')).toBe('EUR');
  });

  it('search suggestions of an older term are given up for those of a newer one', async () => {
    const signals: AbortSignal[] = [];
    fetch.mockImplementation((_: string, { signal }: { signal: AbortSignal }) => {
      signals.push(signal);
      return signals.length === 1 ? new Promise(() => {}) : Promise.resolve(Response.json({ data: answer }));
    });
    await type('para');
    await waitFor(() => expect(signals).toHaveLength(1));
    await userEvent.type(field(), 'c');
    await screen.findByRole('listbox');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  it('search suggestions can be chosen by keyboard: the focus stays in the field, which points at the option', async () => {
    await type('para');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const [, second] = screen.getAllByRole('option');
    expect(field().getAttribute('aria-activedescendant')).toBe(second?.id);
    expect(second?.getAttribute('aria-selected')).toBe('true');
    expect(document.activeElement).toBe(field());
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(field().hasAttribute('aria-activedescendant')).toBe(false);
    await userEvent.keyboard('{ArrowUp}');
    const followed = vi.fn((event: Event) => event.preventDefault());
    screen.getAllByRole('option').at(-1)?.addEventListener('click', followed);
    await userEvent.keyboard('{Enter}');
    expect(followed).toHaveBeenCalledOnce();
    expect(push).not.toHaveBeenCalled();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('search suggestions begin in the field again when others come, though an option of the former was reached', async () => {
    let release: (() => void) | undefined;
    await type('para');
    await screen.findByRole('listbox');
    const items = [item('Balm', 4.5)];
    const fewer = { products: { ...answer.products, items }, categories: null };
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    fetch.mockImplementation(async (url: string) => advised(url) ?? held.then(() => Response.json({ data: fewer })));
    await userEvent.type(field(), 'c');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(field().hasAttribute('aria-activedescendant')).toBe(true);
    await waitFor(() => expect(fetch.mock.calls.length).toBeGreaterThan(1));
    release?.();
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4));
    await waitFor(() => expect(field().hasAttribute('aria-activedescendant')).toBe(false));
    await userEvent.keyboard('{Enter}');
    expect(push).toHaveBeenCalledExactlyOnceWith('/search.html?query=parac');
  });

  it('search suggestions close on Escape and come back with the arrow', async () => {
    await type('para');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field().value).toBe('para');
    expect(field().getAttribute('aria-expanded')).toBe('false');
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('listbox')).toBeTruthy();
  });

  it('search suggestions close when the focus goes elsewhere', async () => {
    await type('para');
    await screen.findByRole('listbox');
    await userEvent.click(document.body);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('search suggestions tell where there are none, and lead to the search’s own help', async () => {
    fetch.mockImplementation(async (url: string) => advised(url) ?? Response.json({ data: nothing }));
    await type('xyz');
    const sentence = 'Nothing matches “xyz”. See what may help';
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(sentence));
    expect(options()).toEqual([[sentence, '/search.html?query=xyz']]);
  });

  it('search suggestions repeat what was typed as it is, whatever stands in it', async () => {
    await type('$& {{name}');
    await screen.findByRole('listbox', { name: 'Suggestions' });
    const labels = options().map(([label]) => label);
    expect(labels).toContain('“$& {name}” in Pain relief');
    expect(labels).toContain('All results for “$& {name}”');
    fetch.mockImplementation(async (url: string) => advised(url) ?? Response.json({ data: nothing }));
    await type('$');
    await waitFor(() => expect(options()[0]?.[0]).toBe('Nothing matches “$& {name}$”. See what may help'));
  });

  it('search suggestions call free what costs nothing, and tell no price that is not known', async () => {
    const items = [item('Review', 0), { ...item('Pack', 0), __typename: 'ConfigurableProduct' }];
    fetch.mockImplementation(
      async (url: string) =>
        advised(url) ?? Response.json({ data: { ...answer, products: { ...answer.products, items } } }),
    );
    await type('review');
    await screen.findByRole('listbox');
    expect(options().slice(0, 2)).toEqual([
      ['ReviewFree', '/review.html'],
      ['Pack', '/pack.html'],
    ]);
  });

  it('search suggestions fail in silence: the form still leads to the results', async () => {
    fetch.mockRejectedValue(new TypeError('Failed to fetch'));
    await type(' hay  fever ');
    await waitFor(() => expect(fetch).toHaveBeenCalled());
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(push).toHaveBeenCalledExactlyOnceWith('/search.html?query=hay+fever');
    expect(useNavigationStore.getState().nextRootComponent).toBe('SEARCH');
  });
});
