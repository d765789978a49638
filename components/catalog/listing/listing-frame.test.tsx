// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useNavigationStore } from '@/lib/shell/navigation-store';
import { ListingFrame } from './listing-frame';
import { clearHandOver } from './listing-hand-over';

const push = vi.fn();
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

interface State {
  address?: string;
  status?: string;
  chosen?: readonly string[];
  sort?: string;
}

function listing({ address = '/gear.html', status = '13 products', chosen = [], sort = '' }: State = {}) {
  return (
    <ListingFrame label="Products" address={address} status={status}>
      <form action="/gear.html">
        <input type="hidden" name="sort" value={sort} />
        {['Velmora,301', 'mmstr,300'].map((value) => (
          <label key={value}>
            {value}
            <input type="checkbox" name="brand[filter]" value={value} defaultChecked={chosen.includes(value)} />
          </label>
        ))}
        <label>
          From <input name="price[from]" defaultValue="" />
        </label>
        <button type="submit">Apply</button>
      </form>
      <form action="/gear.html">
        <select aria-label="Sort by" name="sort" defaultValue={sort} data-current={sort}>
          <option value="">Recommended</option>
          <option value="price-asc">Price</option>
        </select>
      </form>
      <p id="listing-count" tabIndex={-1}>
        {status}
      </p>
      <a href="/gear.html?sort=price-asc">Remove filter</a>
      <a href="/balm.html">Balm</a>
      <nav>
        <a href="/gear.html?page=2">Page 2</a>
      </nav>
    </ListingFrame>
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const pushed = () => push.mock.calls.map(([href, options]) => [decodeURIComponent(href), options]);

beforeEach(() => {
  push.mockReset();
  clearHandOver();
  useNavigationStore.setState(useNavigationStore.getInitialState(), true);
  window.history.replaceState(null, '', '/gear.html');
});
afterEach(cleanup);

describe('ListingFrame', () => {
  it('[CAT-1] follows a ticked value at once, in its place, and tells that a page is coming', async () => {
    render(listing());
    await userEvent.click(box('Velmora,301'));
    expect(pushed()).toEqual([['/gear.html?brand[filter]=Velmora,301', { scroll: false }]]);
    expect(useNavigationStore.getState().isPageLoading).toBe(true);
  });

  it('[CAT-1] adds a second value to the first', async () => {
    window.history.replaceState(null, '', '/gear.html?brand%5Bfilter%5D=Velmora%2C301');
    render(listing({ address: '/gear.html?brand', chosen: ['Velmora,301'] }));
    await userEvent.click(box('mmstr,300'));
    expect(pushed()[0]?.[0]).toBe('/gear.html?brand[filter]=Velmora,301&brand[filter]=mmstr,300');
  });

  it('[CAT-1] follows a new order at once', async () => {
    render(listing());
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Price');
    expect(pushed()).toEqual([['/gear.html?sort=price-asc', { scroll: false }]]);
  });

  it('[CAT-1] waits with a typed price until it is sent', async () => {
    render(listing());
    await userEvent.type(screen.getByRole('textbox', { name: 'From' }), '5');
    expect(push).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(pushed()).toEqual([['/gear.html?price[from]=5', { scroll: false }]]);
  });

  it('asks for nothing where nothing is new', async () => {
    render(listing());
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(push).not.toHaveBeenCalled();
    expect(useNavigationStore.getState().isPageLoading).toBe(false);
  });

  it('follows its own links: in place for filters, from the top for pages; others are not its own', async () => {
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

  it('announces the answer, and shows what is chosen in it', async () => {
    const { rerender } = render(listing());
    expect(screen.getByRole('status').textContent).toBe('');
    await userEvent.click(box('Velmora,301'));
    rerender(listing({ address: '/gear.html?a', status: '4 products', chosen: ['Velmora,301'] }));
    expect(screen.getByRole('status').textContent).toBe('4 products');
    expect(box('Velmora,301').checked).toBe(true);
    expect(document.activeElement).toBe(box('Velmora,301'));
  });

  it('[CAT-1] shows what was chosen before on the way back', async () => {
    const { rerender } = render(listing());
    await userEvent.click(box('Velmora,301'));
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Price');
    rerender(listing({ address: '/gear.html?a', chosen: ['Velmora,301'], sort: 'price-asc' }));
    rerender(listing());
    expect(box('Velmora,301').checked).toBe(false);
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('');
  });

  it('gives the focus back to a control that is drawn anew', async () => {
    const { unmount } = render(listing());
    await userEvent.click(box('mmstr,300'));
    unmount();
    render(listing({ address: '/gear.html?a', chosen: ['mmstr,300'], status: '7 products' }));
    expect(document.activeElement).toBe(box('mmstr,300'));
    expect(screen.getByRole('status').textContent).toBe('7 products');
  });

  it('gives the focus to the count where the link that was followed is gone', async () => {
    const { unmount } = render(listing({ address: '/gear.html?a' }));
    await userEvent.click(screen.getByRole('link', { name: 'Remove filter' }));
    unmount();
    render(listing());
    expect(document.activeElement?.id).toBe('listing-count');
  });

  it('leaves the focus alone on another page', async () => {
    const { unmount } = render(listing());
    await userEvent.click(box('mmstr,300'));
    unmount();
    window.history.replaceState(null, '', '/other.html');
    render(listing());
    expect(document.activeElement).toBe(document.body);
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
