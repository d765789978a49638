// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HtmlRows } from '@/components/ui/html/html-rows';
import { packHtml } from '@/components/ui/html/pack-html';
import { parseListingParams } from '@/lib/catalog/listing/listing-params';
import { useNavigationStore } from '@/lib/shell/navigation-store';
import { ListingFrame } from './listing-frame';
import { box, listing } from './listing-frame.fixture';
import { clearHandOver, handedOver } from './listing-hand-over';

/** As the router, which holds the transition until the answer has come. */
const push = vi.fn((..._: [href: string, options: object]) => new Promise<void>((resolve) => held.push(resolve)));
const held: (() => void)[] = [];
const answer = () =>
  act(async () => {
    for (const resolve of held.splice(0)) resolve();
  });
const arrive = () => window.history.replaceState(null, '', push.mock.lastCall?.[0]);
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const pushed = () => push.mock.calls.map(([href, options]) => [decodeURIComponent(href), options]);

beforeEach(() => {
  push.mockClear();
  clearHandOver();
  useNavigationStore.setState(useNavigationStore.getInitialState(), true);
  window.history.replaceState(null, '', '/gear.html');
});
afterEach(async () => {
  await answer();
  cleanup();
});

describe('ListingFrame', () => {
  it('[CAT-1] follows a ticked option at once, keeps the scroll position, and says that a page is coming', async () => {
    render(listing());
    await userEvent.click(box('Velmora,301'));
    expect(pushed()).toEqual([['/gear.html?brand[filter]=Velmora,301', { scroll: false }]]);
    expect(useNavigationStore.getState().isPageLoading).toBe(true);
  });

  it.each([
    ['ticked', true, [['/gear.html?brand[filter]=mmstr,300', { scroll: false }]]],
    ['ticked by the browser, which restores what it had,', false, []],
  ])('[CAT-1] an option that was %s before React came', (_, hasBeenActive, expected) => {
    vi.stubGlobal('navigator', Object.create(navigator, { userActivation: { value: { hasBeenActive } } }));
    const container = document.createElement('div');
    container.innerHTML = renderToString(listing());
    const early = container.querySelector<HTMLInputElement>('[value="mmstr,300"]');
    if (early) early.checked = true;
    render(listing(), { container, hydrate: true });
    expect(pushed()).toEqual(expected);
    vi.unstubAllGlobals();
  });

  it('[CAT-1] follows an option of plain HTML in the same way', async () => {
    const html = packHtml(['<li><input type="checkbox" name="brand[filter]" value="mmstr,300"></li>']);
    render(
      <ListingFrame label="Products" url="/gear.html" status="">
        <form action="/gear.html">
          <HtmlRows html={html} />
        </form>
      </ListingFrame>,
    );
    await userEvent.click(screen.getByRole('checkbox'));
    expect(pushed()).toEqual([['/gear.html?brand[filter]=mmstr,300', { scroll: false }]]);
  });

  it('[CAT-1] adds a second option to the first', async () => {
    window.history.replaceState(null, '', '/gear.html?brand%5Bfilter%5D=Velmora%2C301');
    render(listing({ url: '/gear.html?brand', selected: ['Velmora,301'] }));
    await userEvent.click(box('mmstr,300'));
    expect(pushed()[0]?.[0]).toBe('/gear.html?brand[filter]=Velmora,301&brand[filter]=mmstr,300');
  });

  it('[CAT-1] a tick that is taken back before its answer leads back to the open listing, and nothing is loading', async () => {
    render(listing());
    await userEvent.click(box('mmstr,300'));
    await userEvent.click(box('mmstr,300'));
    expect(pushed().map(([href]) => href)).toEqual(['/gear.html?brand[filter]=mmstr,300', '/gear.html']);
    expect(useNavigationStore.getState().isPageLoading).toBe(false);
  });

  it('[CAT-1] What a card adds leaves the list as it is', async () => {
    window.history.replaceState(null, '', '/gear.html?sort=price-asc&page=2');
    const added = vi.fn((event: Event) => event.preventDefault());
    window.addEventListener('submit', added, { once: true });
    render(listing({ sort: 'price-asc' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Colour of Balm' }), 'Blue');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(added).toHaveBeenCalledTimes(1);
    expect(push).not.toHaveBeenCalled();
  });

  it('[CAT-1] An order keeps the search where there is nothing to filter by', async () => {
    render(listing({ place: null }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price');
    expect(pushed().at(-1)?.[0]).toBe('/gear.html?query=balm&sort=price-asc');
  });

  describe('[CAT-1] while an answer is on its way', () => {
    const last = () => pushed().at(-1)?.[0];
    const sortByPrice = () => userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price');

    it('an order keeps the filter, and the amount that was typed', async () => {
      render(listing());
      await userEvent.click(box('mmstr,300'));
      await userEvent.type(screen.getByRole('textbox', { name: 'From' }), '5');
      await sortByPrice();
      expect(last()).toBe('/gear.html?brand[filter]=mmstr,300&price[from]=5&sort=price-asc');
    });

    it('a filter keeps the order, also the first one again', async () => {
      render(listing());
      await sortByPrice();
      await userEvent.click(box('mmstr,300'));
      expect(last()).toBe('/gear.html?sort=price-asc&brand[filter]=mmstr,300');
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Recommended');
      expect(last()).toBe('/gear.html?brand[filter]=mmstr,300');
    });

    it('an order keeps the filter of a drawer that was closed meanwhile', async () => {
      const { rerender } = render(listing());
      await userEvent.click(box('mmstr,300'));
      rerender(listing({ place: 'beside' }));
      expect(box('mmstr,300').checked).toBe(false);
      await sortByPrice();
      expect(last()).toBe('/gear.html?brand[filter]=mmstr,300&sort=price-asc');
    });

    it('an order keeps what a link leads to, from page 1 on', async () => {
      render(listing({ selected: ['mmstr,300'] }));
      await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
      await sortByPrice();
      expect(last()).toBe('/gear.html?sort=price-asc');
    });

    it('an amount that is taken back is gone', async () => {
      render(listing());
      const from = screen.getByRole('textbox', { name: 'From' });
      await userEvent.type(from, '5{Enter}');
      expect(last()).toBe('/gear.html?price[from]=5');
      await userEvent.clear(from);
      await userEvent.type(from, '{Enter}');
      expect(last()).toBe('/gear.html');
    });

    it('an option that is taken back leaves the others', async () => {
      render(listing());
      await userEvent.click(box('mmstr,300'));
      await userEvent.click(box('Velmora,301'));
      await userEvent.click(box('mmstr,300'));
      expect(last()).toBe('/gear.html?brand[filter]=Velmora,301');
    });
  });

  it('[CAT-1] an order takes along an amount that was typed and not yet applied', async () => {
    render(listing({ selected: ['mmstr,300'] }));
    await userEvent.type(screen.getByRole('textbox', { name: 'From' }), '5');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price');
    expect(pushed()[0]?.[0]).toBe('/gear.html?brand[filter]=mmstr,300&price[from]=5&sort=price-asc');
  });

  it('[CAT-1] follows a new order at once', async () => {
    render(listing());
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price');
    expect(pushed()).toEqual([['/gear.html?sort=price-asc', { scroll: false }]]);
  });

  it('[CAT-1] follows a typed price only when it is submitted', async () => {
    render(listing());
    await userEvent.type(screen.getByRole('textbox', { name: 'From' }), '5');
    expect(push).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(pushed()).toEqual([['/gear.html?price[from]=5', { scroll: false }]]);
  });

  it('leads where the browser would send the form, values with a comma included and empty fields left out', async () => {
    render(listing({ selected: ['Fernley & Rowe, London,306'] }));
    await userEvent.type(screen.getByRole('textbox', { name: 'From' }), '5{Enter}');
    const { searchParams } = new URL(push.mock.lastCall?.[0] ?? '', 'https://shop.example');
    expect(parseListingParams(searchParams).filters).toEqual([
      { code: 'brand', label: 'Fernley & Rowe, London', value: '306' },
      { code: 'price', label: '5-*', value: '5_*' },
    ]);
    expect(searchParams.has('sort')).toBe(false);
  });

  it('goes nowhere when the form is submitted unchanged', async () => {
    render(listing());
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(push).not.toHaveBeenCalled();
    expect(useNavigationStore.getState().isPageLoading).toBe(false);
  });

  it('follows links of the listing, filters keeping the scroll position and pages not, and leaves other links alone', async () => {
    render(listing());
    await userEvent.click(screen.getByRole('link', { name: 'Remove filter' }));
    await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
    expect(pushed()).toEqual([
      ['/gear.html?sort=price-asc', { scroll: false }],
      ['/gear.html?page=2', { scroll: true }],
    ]);
    await userEvent.click(screen.getByRole('link', { name: 'Balm' }));
    expect(push).toHaveBeenCalledTimes(2);
  });

  it('announces the answer and shows the options that are selected in it', async () => {
    const { rerender } = render(listing());
    expect(screen.getByRole('status').textContent).toBe('');
    await userEvent.click(box('Velmora,301'));
    arrive();
    rerender(listing({ url: '/gear.html?a', status: '4 products', selected: ['Velmora,301'] }));
    expect(screen.getByRole('status').textContent).toBe('4 products');
    expect(box('Velmora,301').checked).toBe(true);
    expect(document.activeElement).toBe(box('Velmora,301'));
  });

  it('[CAT-1] shows the earlier selection when the visitor goes back', async () => {
    const { rerender } = render(listing());
    await userEvent.click(box('Velmora,301'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price');
    rerender(listing({ url: '/gear.html?a', selected: ['Velmora,301'], sort: 'price-asc' }));
    rerender(listing());
    expect(box('Velmora,301').checked).toBe(false);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' }).value).toBe('');
  });

  it('gives the focus back to a control that is rendered anew', async () => {
    const { unmount } = render(listing());
    await userEvent.click(box('mmstr,300'));
    arrive();
    unmount();
    render(listing({ url: '/gear.html?a', selected: ['mmstr,300'], status: '7 products' }));
    expect(document.activeElement).toBe(box('mmstr,300'));
    expect(screen.getByRole('status').textContent).toBe('7 products');
  });

  it('gives the focus to the count when the link that was followed is gone', async () => {
    const { unmount } = render(listing({ url: '/gear.html?a' }));
    await userEvent.click(screen.getByRole('link', { name: 'Remove filter' }));
    arrive();
    unmount();
    render(listing());
    expect(document.activeElement?.id).toBe('listing-count');
  });

  it('gives the focus to the next filter of the open drawer when the one that was removed is gone', async () => {
    const { rerender } = render(listing({ url: '/gear.html?a', removable: ['Velmora', 'mmstr'] }));
    await userEvent.click(screen.getByRole('link', { name: 'Remove Velmora' }));
    arrive();
    rerender(listing({ url: '/gear.html?b', removable: ['mmstr'] }));
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Remove mmstr' }));
  });

  it.each([
    ['on another page of the shop', '/other.html'],
    ['on a later visit, when a card was followed before the answer', '/gear.html'],
    ['on a later visit to what was asked for then', '/gear.html?brand%5Bfilter%5D=mmstr%2C300'],
  ])('leaves the focus alone %s', async (_, path) => {
    const { unmount } = render(listing());
    await userEvent.click(box('mmstr,300'));
    unmount();
    window.history.replaceState(null, '', path);
    await new Promise((resolve) => setTimeout(resolve));
    render(listing());
    expect(document.activeElement).toBe(document.body);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('leaves nothing to a later visit where the answer was the same listing', async () => {
    render(listing());
    await userEvent.type(screen.getByRole('textbox', { name: 'From' }), 'abc{Enter}');
    arrive();
    expect(handedOver()).not.toBeNull();
    await answer();
    await vi.waitFor(() => expect(handedOver()).toBeNull());
  });
});
