import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { storeCartId } from '@/lib/cart/session/cart-session';
import { resetCart, useCartStore } from '@/lib/cart/session/cart-store';
import { medicineCardRules } from '@/lib/pharmacy/card-rules';
import { setUpPharmacy } from '@/lib/pharmacy/pharmacy-backend.fixture';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { WithMessages } from '@/lib/testing/with-messages';
import messages from '@/messages/en-GB.json';
import { LinkedProducts } from './linked-products';

const INGREDIENTS = ['Paracetamol', 'Ibuprofen', 'Aspirin', 'Caffeine', 'Menthol'];
const money = { value: 3, currency: 'GBP' };

/** What the backend tells of a product with these ingredients. */
export const made = (...ingredients: string[]) => ({
  __typename: 'SimpleProduct',
  uid: ingredients.join('+'),
  active_ingredient: ingredients.map((label) => INGREDIENTS.indexOf(label)).join(),
});

/** A card whose name tells its ingredients. */
export const card = (...ingredients: string[]) => ({
  ...made(...ingredients),
  ...{ sku: `CARD-${ingredients}`, name: ingredients.join('+') || 'Plain', url_key: 'card', url_suffix: '.html' },
  ...{ stock_status: 'IN_STOCK', rating_summary: 0, review_count: 0, price_tiers: [], options: null },
  price_range: { minimum_price: { final_price: money, regular_price: money } },
});

export const line = (product: object, more: object = {}) => ({ uid: 'line', product, ...more });

/** How far below the window's top the row is, and who watches that; the window is 1000 pixels high. */
export const sight = { top: 0, observers: new Set<FakeObserver>() };
export const FAR = 5000;
export const NEAR = 1500;
export const IN_SIGHT = 300;
export const PASSED = -900;
export function scroll(top: number) {
  sight.top = top;
  act(() => {
    for (const observer of sight.observers) observer.tell();
  });
}

class FakeObserver {
  private known: boolean | null = null;
  constructor(
    readonly onChange: (entries: { isIntersecting: boolean }[]) => void,
    readonly options: { rootMargin: string },
  ) {}
  observe() {
    sight.observers.add(this);
    this.tell();
  }
  disconnect() {
    sight.observers.delete(this);
  }
  /** Says whether the row is within the window and its margins, where that has changed. */
  tell() {
    const [above = 0, , below = above] = this.options.rootMargin.split(' ').map(Number.parseFloat);
    const isIntersecting = sight.top >= -above && sight.top <= 1000 + below;
    if (isIntersecting !== this.known) this.onChange([{ isIntersecting }]);
    this.known = isIntersecting;
  }
}

/** Has each test of a file be in a pharmacy, near a row of its page. */
export function setUpRows(): void {
  setUpPharmacy(['active_ingredient', 'legal_category']);
  beforeEach(() => {
    localStorage.clear();
    resetCart();
    Object.assign(sight, { top: NEAR, observers: new Set() });
    Object.assign(document.documentElement.dataset, { store: 'mmstr_en', currency: 'GBP' });
    vi.stubGlobal('requestIdleCallback', (then: () => void) => setTimeout(then));
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
    vi.stubGlobal('IntersectionObserver', FakeObserver);
  });
  afterEach(cleanup);
}

interface Shop {
  related: ReturnType<typeof card>[];
  upsell?: ReturnType<typeof card>[];
  basket: ReturnType<typeof line>[];
  /** What the header knows of it. */
  count?: number;
  /** The backend tells nothing of it. */
  isDown?: boolean;
  rules?: typeof medicineCardRules | undefined;
}

/** A product's rows for a visitor with a basket, whose page has come to rest. */
export async function visit({ related, upsell = [], basket, count = basket.length, isDown = false, ...shop }: Shop) {
  const state = { basket, isDown };
  const commerce = fakeCommerce({
    attributeMetadata: {
      customAttributeMetadata: {
        items: [
          {
            attribute_code: 'active_ingredient',
            input_type: 'multiselect',
            attribute_options: INGREDIENTS.map((label, value) => ({ label, value: String(value) })),
          },
        ],
      },
    },
    linkedProducts: { route: { ...made('Menthol'), related_products: related, upsell_products: upsell } },
    storeConfig: { storeConfig: {} },
    basketContents: () =>
      state.isDown
        ? Response.json({ errors: [{ message: 'Internal server error' }] })
        : { cart: { id: 'cart-1', items: state.basket } },
    '/graphql': {},
  });
  // An empty basket has an id, too.
  storeCartId('cart-1');
  useCartStore.setState(({ summary }) => ({ summary: { ...summary, count } }));
  const cardRules = 'rules' in shop ? shop.rules : medicineCardRules;
  const rows = await LinkedProducts({
    storeContext: testStoreContext,
    product: { uid: 'page' },
    url: 'page.html',
    ...(cardRules ? { cardRules } : {}),
  });
  const page = render(<WithMessages>{rows}</WithMessages>);
  const reads = () => commerce.calls.filter(({ query }) => query.startsWith('query basketContents'));
  const rest = async () => {
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
    await act(() => vi.dynamicImportSettled());
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  };
  await rest();
  return { ...page, ...commerce, state, reads, rest };
}

export const row = (name: string) => screen.queryByRole('region', { name });
/** Names of the cards that are seen in a row, and heard. */
export function offered(name = messages.product.related): string[] {
  const headings = screen.queryAllByRole('heading', { level: 3 });
  return headings.filter((heading) => row(name)?.contains(heading)).map(({ textContent }) => textContent.trim());
}
