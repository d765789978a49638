// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadSession, resetUser, useUserStore } from '@/lib/customer/user-store';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import messages from '@/messages/en-GB.json';
import { RecentOutlet } from './recent-outlet';
import { RECENT_PLACE, type RecentRowData, rowText } from './recent-place';

vi.mock('next/navigation', () => ({ usePathname: () => '/' }));
vi.mock('next/link', () => ({
  default: ({ prefetch: _, ...props }: Record<string, unknown>) => <a {...props} />,
}));

const { recent } = messages;
const brand = {
  ...{ code: 'brand', input: 'select', position: 0, isVisible: true },
  options: new Map([['5', 'Velmora']]),
};
const row: RecentRowData = {
  source: {
    ...{ query: 'query recentProducts', currency: 'GBP', attributes: new Map([['brand', brand]]) },
    storeView: { code: 'mmstr_en', isDefault: true },
  },
  ...{ locale: 'en-GB', messages: { productCard: messages.productCard } },
  labels: { ...recent, back: 'Back', on: 'On' },
};
const money = { value: 9, currency: 'GBP' as const };
const card = (sku: string) => ({
  ...{ __typename: 'SimpleProduct', uid: `uid-${sku}`, id: 7, sku, name: `The ${sku}` },
  ...{ url_key: sku.toLowerCase(), url_suffix: '.html', stock_status: 'IN_STOCK', rating_summary: 0, review_count: 0 },
  ...{ small_image: null, media_gallery: null, price_tiers: [], options: null, brand: '5' },
  price_range: {
    minimum_price: { final_price: money, regular_price: money, discount: null },
    maximum_price: { final_price: money },
  },
});

/** A page at rest, with the place that its server left. */
function Page({ sku }: { sku?: string }) {
  return (
    <>
      <div id={RECENT_PLACE} data-sku={sku} data-row={rowText(row)} />
      <RecentOutlet />
    </>
  );
}

/** What a page's place is told when the visitor gets near it. */
let approach = () => {};

beforeEach(() => {
  localStorage.clear();
  resetUser();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
        approach = () => act(() => told([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {
        approach = () => {};
      }
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  approach = () => {};
});

/** The backend has all but GONE, and answers in an order of its own. */
function shop() {
  const { calls } = fakeCommerce({
    recentProducts: ({ variables }: { variables: Record<string, unknown> }) => {
      const skus = (variables.skus as string[]).filter((sku) => sku !== 'GONE');
      return { products: { __typename: 'Products', items: skus.toSorted().map(card) } };
    },
  });
  return calls;
}
const stored = () => JSON.parse(localStorage.getItem('recent_viewed') ?? '[]');
const names = async () => {
  await screen.findByRole('region', { name: recent.title });
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(0));
  return screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent?.trim());
};

describe('[CAT-7] recently viewed', () => {
  it('keeps a product under recent_viewed, first and once, and no more than nine', () => {
    const calls = shop();
    for (const sku of ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'C']) {
      render(<Page sku={sku} />);
      cleanup();
    }
    expect(stored()).toEqual(['C', 'J', 'I', 'H', 'G', 'F', 'E', 'D', 'B']);
    expect(calls).toEqual([]);
  });

  it('shows what was viewed before, the latest first, without the page’s own and what is gone, once one gets near', async () => {
    localStorage.setItem('recent_viewed', '["B","GONE","A","OWN"]');
    const calls = shop();
    render(<Page sku="OWN" />);
    expect(calls).toEqual([]);
    approach();
    expect(await names()).toEqual(['Velmora The B', 'Velmora The A']);
    expect(calls.map(({ variables }) => variables)).toEqual([{ skus: ['B', 'GONE', 'A'], pageSize: 3 }]);
    expect(stored()[0]).toBe('OWN');
  });

  it.each([
    ['["B"]', 's-single-card'],
    ['["B","A"]', expect.not.stringContaining('s-single-card')],
  ])('lays a card that is alone on its side: %s', async (viewed, look) => {
    localStorage.setItem('recent_viewed', viewed);
    shop();
    render(<Page sku="OWN" />);
    approach();
    const row = await screen.findByRole('list', { name: recent.title });
    const looks = [...row.children].map(({ className }) => className);
    expect(looks).toEqual(looks.map(() => look));
  });

  it('has its room kept, by how many there are, before one gets near and until it has come', async () => {
    localStorage.setItem('recent_viewed', '["OWN","B","A"]');
    shop();
    render(<Page sku="OWN" />);
    const place = document.getElementById(RECENT_PLACE);
    expect([place?.dataset.others, place?.childNodes.length]).toEqual(['2', 0]);
    approach();
    expect(place?.childNodes.length, 'room for what is being read').toBe(0);
    await names();
  });

  it('is kept by a home page, which is no product’s', async () => {
    localStorage.setItem('recent_viewed', '["B","A"]');
    shop();
    render(<Page />);
    approach();
    expect(await names()).toEqual(['Velmora The B', 'Velmora The A']);
    expect(stored()).toEqual(['B', 'A']);
  });

  it('asks nothing, and shows nothing, for who has viewed nothing else, and where the stored text is none of ours', () => {
    const calls = shop();
    for (const text of ['["OWN"]', '{"OWN":1}', 'nonsense', '[1,null]']) {
      localStorage.setItem('recent_viewed', text);
      render(<Page sku="OWN" />);
      approach();
      expect(screen.queryByRole('region')).toBeNull();
      expect(stored()).toEqual(['OWN']);
      expect(document.getElementById(RECENT_PLACE)?.dataset).not.toHaveProperty('others');
      cleanup();
    }
    expect(calls).toEqual([]);
  });

  it('[SESS-6] is part of the user’s state: gone with who signs in or out, not with a look at the session', async () => {
    localStorage.setItem('recent_viewed', '["B","A"]');
    shop();
    render(<Page sku="OWN" />);
    approach();
    await names();
    expect(useUserStore.getState().recentViewed).toEqual(['OWN', 'B', 'A']);
    act(() => loadSession());
    expect(await names()).toEqual(['Velmora The B', 'Velmora The A']);
    act(() => resetUser());
    expect(screen.queryByRole('region')).toBeNull();
    expect(document.querySelector(`#${RECENT_PLACE} > [hidden]`), 'gives its room up').not.toBeNull();
  });

  it('is cleared by its button, which leaves the focus on the word of it', async () => {
    localStorage.setItem('recent_viewed', '["B"]');
    shop();
    render(<Page sku="OWN" />);
    approach();
    await userEvent.click(await screen.findByRole('button', { name: recent.clear }));
    expect(document.activeElement).toBe(screen.getByRole('status'));
    expect(screen.getByRole('status').textContent).toBe(recent.cleared);
    expect([localStorage.getItem('recent_viewed'), screen.queryByRole('region')]).toEqual([null, null]);
  });

  it('leaves the page as it is where the products cannot be read', async () => {
    localStorage.setItem('recent_viewed', '["B"]');
    fakeCommerce({ recentProducts: Response.json({ errors: [{ message: 'No' }] }) });
    render(<Page sku="OWN" />);
    approach();
    // Something without size, as the room is an empty place's.
    await waitFor(() => expect(document.querySelector(`#${RECENT_PLACE} > [hidden]`)).not.toBeNull());
    expect(screen.queryByRole('region')).toBeNull();
  });
});
