// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ProductBadge } from '@/components/catalog/card/product-badge';
import { CategorySkeleton, SearchSkeleton } from '@/components/catalog/listing/listing-skeleton';
import { ProductShimmer } from '@/components/catalog/product/product-skeleton';
import { ContentSkeleton } from '@/components/content/content-skeleton';
import { useNavigationStore } from '@/lib/shell/navigation-store';
import { PageTransition } from './page-transition';

const TYPES = ['CATEGORY', 'PRODUCT', 'CMS_PAGE', 'SEARCH'] as const;
const SKELETONS = {
  CATEGORY: <CategorySkeleton />,
  PRODUCT: <ProductShimmer />,
  CMS_PAGE: <ContentSkeleton />,
  SEARCH: <SearchSkeleton />,
};

const code = vi.hoisted(() => {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
});
vi.mock('./page-skeleton', async (importOriginal) => {
  await code.promise;
  return importOriginal();
});

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
    {TYPES.map((type) => (
      <a key={type} href={`/${type}`} data-page={type} onClick={(event) => event.preventDefault()}>
        {type}
      </a>
    ))}
    <a href="/about" onClick={(event) => event.preventDefault()}>
      About
    </a>
    <a href="#top">Top</a>
    <a href="/" onClick={(event) => event.preventDefault()}>
      Shop
    </a>
  </PageTransition>
);

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const bar = () => screen.queryByRole('progressbar', { name: 'Fetching Data...' });

describe('the transition between pages', () => {
  test('[ROUTE-19] a followed link names the type of the coming page', () => {
    render(page());
    fireEvent.click(screen.getByText('PRODUCT'));
    expect(useNavigationStore.getState()).toMatchObject({ isPageLoading: true, nextRootComponent: 'PRODUCT' });
  });

  test('[ROUTE-19] the page that is left stays until the code of the skeletons has come', async () => {
    render(page());
    fireEvent.click(screen.getByText('PRODUCT'));
    await pass(5000);
    expect(screen.getByRole('heading').textContent).toBe('Home');
    expect(window.scrollTo).not.toHaveBeenCalled();
    code.resolve();
    await vi.dynamicImportSettled();
    await pass(0);
    expect(screen.queryByRole('heading')).toBeNull();
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  });

  test.each(TYPES)('[ROUTE-19] a slow %s page is stood in for by its own skeleton', async (type) => {
    const { container } = render(page());
    fireEvent.click(screen.getByText(type));
    expect(screen.getByRole('heading').textContent).toBe('Home');
    await pass(300);
    await vi.dynamicImportSettled();
    await pass(0);
    expect(screen.queryByRole('heading')).toBeNull();
    const shown = TYPES.filter((other) => container.innerHTML.includes(renderToStaticMarkup(SKELETONS[other])));
    expect(shown).toEqual([type]);
  });

  test('[ROUTE-19] a product whose card was pressed is shown at once as its card told it, and what is left is hidden', async () => {
    const { container } = render(
      <>
        {page()}
        <article data-sku="IBU">
          <div className="s-card-badges">
            <ProductBadge badge={{ kind: 'mixed', label: 'Depends on the pack', tone: 'info', isSold: true }} />
          </div>
          <div className="s-card-text">
            <h3>
              <a href="/ibuprofen.html" data-page="PRODUCT" onClick={(event) => event.preventDefault()}>
                <small>Velmora</small> <span>Ibuprofen tablets</span>
              </a>
            </h3>
            <p data-note="">Pack of 16 or 32</p>
            <p className="s-rating">Rated 4.5 out of 5</p>
          </div>
          <div className="s-price">
            <p className="sr-only">From £3.00</p>
            <p aria-hidden="true">
              <span>From</span> <b>£3.00</b>
            </p>
          </div>
          <a href="/ibuprofen.html" data-page="PRODUCT" onClick={(event) => event.preventDefault()}>
            See details<span className="sr-only">: Ibuprofen tablets</span>
          </a>
        </article>
      </>,
    );
    fireEvent.click(screen.getByText('See details'));
    await vi.dynamicImportSettled();
    await pass(0);
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading.textContent).toBe('Velmora Ibuprofen tablets');
    expect(heading.parentElement?.previousElementSibling, 'the room of a badge that may not come').toBeNull();
    expect(container.querySelector('[data-shimmer]')?.getAttribute('aria-busy')).toBe('true');
    expect(container.querySelector('[data-shimmer]')?.textContent).not.toMatch(/Rated|Pack of/);
    expect(container.querySelector('[data-shimmer] .sr-only')?.textContent).toBe('From £3.00');
    expect(container.querySelector('[data-shimmer] .sr-only + p')?.textContent).toBe('From £3.00');
    expect(screen.queryByText('Home')?.closest('[hidden]')).not.toBeNull();
    // Another page is wanted before this one has come.
    fireEvent.click(screen.getByText('CATEGORY'));
    await pass(0);
    expect(container.innerHTML).toContain(renderToStaticMarkup(SKELETONS.CATEGORY));
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  });

  test('[ROUTE-18] who comes back out of the browser’s cache from a document finds the page that they left, where it was', async () => {
    const { container } = render(page());
    vi.stubGlobal('scrollY', 700);
    fireEvent.click(screen.getByText('PRODUCT'));
    await vi.dynamicImportSettled();
    await pass(300);
    expect(container.querySelector('[data-shimmer]')).not.toBeNull();
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    expect(container.querySelector('[data-shimmer]')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Home');
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 700, behavior: 'instant' });
  });

  test('[ROUTE-18] who presses a link to the open page while another one is slow gets the open page back', async () => {
    const { container } = render(page());
    fireEvent.click(screen.getByText('CATEGORY'));
    await vi.dynamicImportSettled();
    await pass(300);
    expect(container.querySelector('[data-shimmer]')).not.toBeNull();
    fireEvent.click(screen.getByText('Shop'));
    expect(container.querySelector('[data-shimmer]')).toBeNull();
    expect(screen.getByRole('heading').textContent).toBe('Home');
    await pass(760);
    expect(bar()).toBeNull();
  });

  test('[ROUTE-19] a page of no known type waits without a skeleton', async () => {
    render(page());
    fireEvent.click(screen.getByText('About'));
    await pass(5000);
    expect(screen.getByRole('heading').textContent).toBe('Home');
  });

  test('[ROUTE-18 SHELL-10] the progress indicator stays 750 ms after the page has come', async () => {
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

  test('[ROUTE-18] a jump within the page, and a link into a new tab, start no page transition', () => {
    render(page());
    fireEvent.click(screen.getByText('Top'));
    fireEvent.click(screen.getByText('PRODUCT'), { ctrlKey: true });
    expect(bar()).toBeNull();
  });
});
