// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useShellStore } from '@/lib/shell/shell-store';
import { PageFocusOutlet } from './page-focus-outlet';

let pathname = '/pain-relief.html';
let isHalf = false;
vi.mock('next/navigation', () => ({ usePathname: () => pathname }));

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/pain-relief.html');
  pathname = '/pain-relief.html';
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const stay = (event: React.MouseEvent) => event.preventDefault();
const link = (href: string, name: string) => (
  <a href={href} onClick={stay}>
    {name}
  </a>
);

/** A shop with two pages; the listing has the product's picture and name as links to one address. */
const shop = () => (
  <>
    <input aria-label="Search" />
    {link('/balm.html', 'Balm of the month')}
    <main id="main">
      {isHalf ? null : pathname === '/balm.html' ? (
        <>
          <h1>Balm</h1>
          {link('/pain-relief.html', 'Pain relief')}
        </>
      ) : (
        <>
          {link('/balm.html', 'Picture')}
          {link('/balm.html', 'Balm')}
        </>
      )}
    </main>
    <PageFocusOutlet />
  </>
);

/** What the router does: the address and the page change together. */
async function show(rerender: (ui: React.ReactElement) => void, path: string) {
  pathname = path;
  window.history.replaceState(null, '', path);
  rerender(shop());
  await act(() => vi.dynamicImportSettled());
  act(() => vi.advanceTimersByTime(0));
}

describe('[ROUTE-18] the focus of a page that takes another one’s place', () => {
  // First, while the code has not come when the page does.
  it('the focus is on the link that was followed for who goes back, of several to one address on that one', async () => {
    const { rerender } = render(shop());
    // The router hears of it before what comes later, and draws the page at once.
    const router = () => {
      pathname = '/pain-relief.html';
      window.history.replaceState(null, '', pathname);
      rerender(shop());
    };
    window.addEventListener('popstate', router, { once: true });
    fireEvent.click(screen.getByText('Balm'));
    await show(rerender, '/balm.html');
    fireEvent.popState(window);
    act(() => vi.advanceTimersByTime(0));
    expect(document.activeElement).toBe(screen.getByText('Balm'));
  });

  it('the page that was left is scrolled to where it was, though a skeleton stood in its place before the address changed', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { rerender } = render(shop());
    vi.stubGlobal('scrollY', 2026);
    fireEvent.click(screen.getByText('Balm'));
    vi.stubGlobal('scrollY', 0);
    await show(rerender, '/balm.html');
    expect(scrollTo).not.toHaveBeenCalled();
    fireEvent.popState(window);
    pathname = '/pain-relief.html';
    window.history.replaceState(null, '', pathname);
    rerender(shop());
    // At once: no timer has run.
    expect(scrollTo).toHaveBeenCalledWith({ top: 2026, behavior: 'instant' });
  });

  it('the focus is on the content of the page that was asked for, also where the link is still there', async () => {
    const { rerender } = render(shop());
    act(() => screen.getByText('Balm of the month').focus());
    fireEvent.click(screen.getByText('Balm of the month'));
    await show(rerender, '/balm.html');
    expect(document.activeElement?.id).toBe('main');
  });

  it('a page that comes by a link has the focus on its content, though a link was followed from it before', async () => {
    const { rerender } = render(shop());
    fireEvent.click(screen.getByText('Balm'));
    await show(rerender, '/balm.html');
    fireEvent.click(screen.getByText('Pain relief'));
    await show(rerender, '/pain-relief.html');
    expect(document.activeElement?.id).toBe('main');
  });

  it('the focus finds the link that was followed also where the page is drawn in two steps', async () => {
    const { rerender } = render(shop());
    fireEvent.click(screen.getByText('Balm'));
    await show(rerender, '/balm.html');
    fireEvent.popState(window);
    isHalf = true;
    await show(rerender, '/pain-relief.html');
    expect(document.activeElement?.id).toBe('main');
    isHalf = false;
    await act(async () => rerender(shop()));
    expect(document.activeElement).toBe(screen.getByText('Balm'));
  });

  it('[SHELL-16] who has opened a drawer meanwhile is let alone', async () => {
    const { rerender } = render(shop());
    act(() => screen.getByText('Balm of the month').focus());
    fireEvent.click(screen.getByText('Balm of the month'));
    act(() => useShellStore.getState().toggleDrawer('CART'));
    await show(rerender, '/balm.html');
    expect(document.activeElement).toBe(screen.getByText('Balm of the month'));
    act(() => useShellStore.getState().closeDrawer());
  });

  it('who types meanwhile is let alone', async () => {
    const { rerender } = render(shop());
    fireEvent.click(screen.getByText('Balm'));
    act(() => screen.getByRole('textbox').focus());
    await show(rerender, '/balm.html');
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });
});
