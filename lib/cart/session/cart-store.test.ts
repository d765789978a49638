// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const reload = vi.fn();

/** A page of its own. It listens until the test is over. */
async function openPage() {
  vi.resetModules();
  listen.mockImplementation((type, listener, options) => {
    const { signal } = page;
    addListener.call(window, type, listener, typeof options === 'object' ? { ...options, signal } : { signal });
  });
  const { useCartStore, ...store } = await import('./cart-store');
  const { storeCartId } = await import('./cart-session');
  return { ...store, state: useCartStore.getState, setState: useCartStore.setState, storeCartId };
}

const summary = (count: number) => ({ count, subtotal: { value: 4.16, currency: 'GBP' }, label: '£4.16' });
const otherTab = (key: string, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

let page = new AbortController();
const addListener = window.addEventListener;
const listen = vi.spyOn(window, 'addEventListener');
afterEach(() => {
  page.abort();
  page = new AbortController();
});

beforeEach(() => {
  localStorage.clear();
  reload.mockClear();
  Object.assign(document.documentElement.dataset, { store: 'mmstr_en', currency: 'GBP' });
  vi.stubGlobal('location', { ...window.location, reload });
});

describe('the stored cart', () => {
  it('[SHELL-3] The stored summary is shown until the backend has answered', async () => {
    const page = await openPage();
    localStorage.setItem('cartId', 'a');
    page.storeSummary('a', summary(2));
    page.followStoredCart();
    expect(page.state()).toMatchObject({ cartId: 'a', summary: { count: 2, label: '£4.16' } });
  });

  it('The summary is stored with its subtotal as Magento writes it, so that one that an older version stored is still shown', async () => {
    const page = await openPage();
    page.storeSummary('a', summary(2));
    expect(JSON.parse(localStorage.getItem('cart_summary') ?? '')).toEqual({
      of: 'a,mmstr_en,GBP',
      count: 2,
      subtotal: { value: 4.16, currency: 'GBP' },
      label: '£4.16',
    });
    localStorage.setItem('cartId', 'a');
    page.followStoredCart();
    expect(page.state().summary).toEqual(summary(2));
  });

  it.each([
    ['another cart', 'b', {}],
    ['another store view', 'a', { store: 'mmstr_th' }],
    ['another currency', 'a', { currency: 'USD' }],
  ])('[SHELL-3] The summary is 0 USD where the stored one is of %s', async (_, cartId, scope) => {
    const page = await openPage();
    page.storeSummary('a', summary(2));
    localStorage.setItem('cartId', cartId);
    Object.assign(document.documentElement.dataset, scope);
    page.followStoredCart();
    expect(page.state()).toMatchObject({
      cartId,
      summary: { count: 0, subtotal: { value: 0, currency: 'USD' }, label: null },
    });
  });

  it.each([
    ['a text', '"summary"'],
    ['of no cart', '{"count":2,"subtotal":{"value":1,"currency":"GBP"}}'],
    ['without a count', '{"of":"a,mmstr_en,GBP","subtotal":{"value":1,"currency":"GBP"}}'],
    ['without a subtotal', '{"of":"a,mmstr_en,GBP","count":2}'],
  ])('A summary that is %s is not shown: storage is anybody’s to write', async (_, stored) => {
    localStorage.setItem('cartId', 'a');
    localStorage.setItem('cart_summary', stored);
    const page = await openPage();
    page.followStoredCart();
    expect(page.state().summary.count).toBe(0);
  });

  it('A summary is of the store view’s own currency where none was chosen', async () => {
    delete document.documentElement.dataset.currency;
    const page = await openPage();
    page.storeSummary('a', summary(2));
    expect(JSON.parse(localStorage.getItem('cart_summary') ?? '')).toMatchObject({ of: 'a,mmstr_en,' });
  });

  it('The stored cart is followed once, however often followStoredCart is called', async () => {
    const page = await openPage();
    page.followStoredCart();
    page.followStoredCart();
    page.storeCartId('a');
    otherTab('cartId', 'b');
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('another tab', () => {
  it('[SESS-5] Another tab with another cart reloads the page', async () => {
    localStorage.setItem('cartId', 'a');
    const page = await openPage();
    page.followStoredCart();
    otherTab('cartId', 'b');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('[SESS-5] Another tab with the first cart, the same one, or none does not reload the page', async () => {
    const page = await openPage();
    page.followStoredCart();
    otherTab('cartId', 'a');
    expect(page.state().cartId).toBe('a');
    otherTab('cartId', 'a');
    otherTab('cartId', null);
    otherTab('store_view_code', 'b');
    expect(reload).not.toHaveBeenCalled();
  });

  it('[SESS-5] Another tab that discards the cart and stores another reloads the page', async () => {
    localStorage.setItem('cartId', 'a');
    const page = await openPage();
    page.followStoredCart();
    otherTab('cartId', null);
    otherTab('cartId', 'b');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('A summary that another tab stores of the same cart is shown', async () => {
    localStorage.setItem('cartId', 'a');
    const page = await openPage();
    page.followStoredCart();
    page.storeSummary('a', summary(5));
    otherTab('receipt', '{}');
    expect(page.state().summary.count).toBe(0);
    otherTab('cart_summary', localStorage.getItem('cart_summary'));
    expect(page.state().summary.count).toBe(5);
  });

  it('A summary that another tab stores counts nothing of what is on its way here, and is not shown meanwhile', async () => {
    localStorage.setItem('cartId', 'a');
    const page = await openPage();
    page.followStoredCart();
    page.storeSummary('a', summary(5));
    page.setState({ adding: 1 });
    otherTab('cart_summary', localStorage.getItem('cart_summary'));
    expect(page.state().summary.count).toBe(0);
  });
});

describe('a page out of the browser’s own cache', () => {
  const comeBack = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

  it('[SESS-5] A page from the back/forward cache reads the cart again, and reloads where another cart is stored', async () => {
    localStorage.setItem('cartId', 'a');
    const page = await openPage();
    page.followStoredCart();
    comeBack(false);
    expect(page.state().revision).toBe(0);
    comeBack(true);
    expect(page.state().revision).toBe(1);
    localStorage.setItem('cartId', 'b');
    comeBack(true);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(page.state().revision).toBe(1);
  });
});

it('[CART-5] A page begins with an empty cart in which nothing is under way', async () => {
  const { state } = await openPage();
  expect(state()).toEqual({
    ...{ cartId: null, isLost: false, adding: 0, isAddingItem: false, isUpdatingItem: false, added: null },
    ...{ getCartError: null, addItemError: null, updateItemError: null, removeItemError: null },
    ...{ announcement: '', revision: 0, summary: { count: 0, subtotal: { value: 0, currency: 'USD' }, label: null } },
  });
});

it('What is said twice is announced twice: screen readers repeat a text only where it differs', async () => {
  const { announce, state } = await openPage();
  const said = ['Added.', 'Added.', 'Added.', 'Removed.'].map((text) => {
    announce(text);
    return state().announcement;
  });
  expect(said).toEqual(['Added.', 'Added.\u00A0', 'Added.', 'Removed.']);
});
