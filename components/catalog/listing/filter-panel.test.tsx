// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useShellStore } from '@/lib/shell/shell-store';
import { FilterButton, FilterPanel } from './filter-panel';
import { clearHandOver, handedOver, handOver, sameControl } from './listing-hand-over';

const labels = { title: 'Filters', close: 'Close filters', show: 'Show 4 products' };
let whenWide: (() => void) | undefined;

function filters(show = labels.show) {
  return (
    <>
      <FilterButton label="Filters (1)" />
      <FilterPanel labels={{ ...labels, show }} onTop={<a href="/gear.html">Clear all</a>}>
        <label>
          <input type="checkbox" name="brand" value="velmora" /> Velmora
        </label>
      </FilterPanel>
    </>
  );
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Filters (1)' }));

beforeEach(() => {
  useShellStore.setState(useShellStore.getInitialState(), true);
  clearHandOver();
  window.history.replaceState(null, '', '/gear.html');
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => {};
  // jsdom knows no media queries.
  vi.stubGlobal('matchMedia', () => ({
    addEventListener: (_: string, listener: () => void) => {
      whenWide = listener;
    },
    removeEventListener: () => {},
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('[SHELL-12] the filters of a listing', () => {
  it('are beside the products, and the target of a link without JavaScript', () => {
    render(filters());
    expect(screen.getByRole('complementary', { hidden: true }).contains(screen.getByRole('checkbox'))).toBe(true);
    expect(screen.getByRole('link').getAttribute('href')).toBe('#filters');
  });

  it('[SHELL-6] open in a drawer on small screens, and are on the page once', async () => {
    render(filters());
    await open();
    const dialog = await screen.findByRole('dialog', { name: 'Filters' });
    expect(useShellStore.getState()).toMatchObject({ drawer: 'FILTER', overlay: true });
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    expect(dialog.contains(screen.getByRole('checkbox'))).toBe(true);
  });

  it.each(['Show 4 products', 'Close filters'])('close by the button "%s" and give the focus back', async (name) => {
    render(filters());
    await open();
    await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement?.id).toBe('open-filters'));
  });

  it('close when there is room beside the products again', async () => {
    render(filters());
    await open();
    await screen.findByRole('dialog');
    act(() => whenWide?.());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keep focus and scroll when a selection renders the listing anew', async () => {
    const { unmount } = render(filters());
    await open();
    const scroller = (await screen.findByRole('checkbox')).closest('[data-filters]')?.parentElement;
    if (scroller) scroller.scrollTop = 240;
    screen.getByRole('checkbox').focus();
    handOver({ href: window.location.href, isDrawerOpen: true });
    unmount();
    render(filters());
    const again = await screen.findByRole('checkbox');
    await waitFor(() => expect(document.activeElement).toBe(again));
    expect(again.closest('[data-filters]')?.parentElement?.scrollTop).toBe(240);
  });

  it('[CAT-1] begin, in the drawer only, with what is chosen; the focus goes there when a chosen one was removed', async () => {
    const { unmount } = render(filters());
    expect(screen.queryByRole('link', { name: 'Clear all' })).toBeNull();
    await open();
    const clear = await screen.findByRole('link', { name: 'Clear all' });
    expect(clear.compareDocumentPosition(screen.getByRole('checkbox'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    clear.focus();
    handOver({ href: window.location.href, isDrawerOpen: true });
    unmount();
    render(filters());
    const again = await screen.findByRole('link', { name: 'Clear all' });
    await waitFor(() => expect(document.activeElement).toBe(again));
  });

  it('tell in the drawer how many products a change has left, whether it renders the listing anew or not', async () => {
    const { rerender, unmount } = render(filters());
    await open();
    const status = await screen.findByRole('status');
    expect(status.textContent).toBe('');
    rerender(filters('Show 3 products'));
    expect(status.textContent).toBe('Show 3 products');
    handOver({ href: window.location.href, isDrawerOpen: true });
    unmount();
    render(filters('Show 2 products'));
    expect((await screen.findByRole('status')).textContent).toBe('Show 2 products');
  });

  it.each([
    [
      'were closed before it came',
      () => userEvent.click(screen.getByRole('button', { name: 'Show 4 products' })),
      null,
    ],
    ['gave way to another drawer', async () => act(() => useShellStore.getState().toggleDrawer('CART')), 'CART'],
  ])('stay closed when the listing is rendered anew if they %s', async (_, leave, drawer) => {
    const { unmount } = render(filters());
    await open();
    await screen.findByRole('dialog');
    handOver({ href: window.location.href, isDrawerOpen: true });
    await leave();
    unmount();
    render(filters());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(useShellStore.getState().drawer).toBe(drawer);
  });

  it('stay open when the listing is rendered anew, and close when another page comes', async () => {
    const { unmount } = render(filters());
    await open();
    await screen.findByRole('dialog');
    handOver({ href: window.location.href, isDrawerOpen: true });
    unmount();
    expect(useShellStore.getState().drawer).toBeNull();
    const again = render(filters());
    expect(await screen.findByRole('dialog')).toBeTruthy();
    again.unmount();
    clearHandOver();
    render(filters());
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('[CAT-1] the step of a range that was followed', () => {
  const steps = (...values: string[]) =>
    render(
      <div data-testid="steps">
        {values.map((value) => (
          <a key={value} href="/gear.html" data-range="price" data-step={value}>
            {value}
          </a>
        ))}
        <input name="price[from]" data-range="price" />
      </div>,
    );
  const focused = () => sameControl(screen.getByTestId('steps'), handedOver()?.control ?? null);

  it('has the focus again, though it is a link', () => {
    steps('0_10', '10_20');
    screen.getByText('10_20').focus();
    handOver({ href: window.location.href, isDrawerOpen: true });
    cleanup();
    steps('0_10', '10_20');
    expect(focused()?.textContent).toBe('10_20');
  });

  it('leaves it to the range’s first control where the answer has other steps, or none', () => {
    steps('0_10', '10_20');
    screen.getByText('10_20').focus();
    handOver({ href: window.location.href, isDrawerOpen: true });
    cleanup();
    steps('12_14', '14_16');
    expect(focused()?.textContent).toBe('12_14');
    cleanup();
    steps();
    expect(focused()?.getAttribute('name')).toBe('price[from]');
  });

  it('is not another link, which may be gone', () => {
    render(<a href="/gear.html">Page 2</a>);
    screen.getByRole('link').focus();
    handOver({ href: window.location.href, isDrawerOpen: true });
    expect(handedOver()?.control).toBeNull();
    expect(sameControl(document.body, null)).toBeUndefined();
  });
});
