// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useNavigationStore } from '@/lib/shell/navigation-store';
import { PageTransition } from './page-transition';

let pathname = '/';
const search = new URLSearchParams();
vi.mock('next/navigation', () => ({ usePathname: () => pathname, useSearchParams: () => search }));

beforeEach(() => {
  pathname = '/';
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', vi.fn());
});

afterEach(() => {
  cleanup();
  useNavigationStore.getState().finish();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const page = () => (
  <PageTransition loadingLabel="Fetching Data...">
    <h1>Home</h1>
    <a href="/pack.html" data-page="PRODUCT" onClick={(event) => event.preventDefault()}>
      Pack
    </a>
    <a href="/about" onClick={(event) => event.preventDefault()}>
      About
    </a>
    <a href="#top">Top</a>
  </PageTransition>
);

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const bar = () => screen.queryByRole('progressbar', { name: 'Fetching Data...' });

describe('page transition', () => {
  test('[ROUTE-19] a followed link names the coming page type', () => {
    render(page());
    fireEvent.click(screen.getByText('Pack'));
    expect(useNavigationStore.getState()).toMatchObject({ isPageLoading: true, nextRootComponent: 'PRODUCT' });
  });

  test('[ROUTE-19] its shimmer stands in for the page when it is long in coming', async () => {
    render(page());
    fireEvent.click(screen.getByText('Pack'));
    expect(screen.getByRole('heading').textContent).toBe('Home');
    await pass(300);
    await vi.dynamicImportSettled();
    await pass(0);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  test('[ROUTE-18 SHELL-10] the indicator stays 750 ms after the page has come', async () => {
    const { rerender } = render(page());
    expect(bar()).toBeNull();
    fireEvent.click(screen.getByText('About'));
    expect(bar()).not.toBeNull();
    await pass(5000);
    expect(bar()).not.toBeNull();
    pathname = '/about';
    rerender(page());
    await pass(740);
    expect(bar()).not.toBeNull();
    await pass(20);
    expect(bar()).toBeNull();
  });

  test('[ROUTE-18] a jump within the page, and a new tab, are no navigation', () => {
    render(page());
    fireEvent.click(screen.getByText('Top'));
    fireEvent.click(screen.getByText('Pack'), { ctrlKey: true });
    expect(bar()).toBeNull();
  });
});
