// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type CountedCart, tell } from '@/lib/browser/shop-events';
import { storePrivacyChoice } from './privacy-choice';
import { type Counting, startCounting } from './start-counting';

const SETTINGS = { isGeneral: true, isGa4: true, store: 'mmstr_en', currency: 'GBP' };
const gbp = (minor: number) => ({ minor, currency: 'GBP' });
const cart: CountedCart = {
  lines: [
    {
      quantity: 1,
      product: { sku: 'A', variantSku: null },
      rowTotal: { excludingTax: gbp(500), includingTax: gbp(600) },
      discount: null,
    },
  ],
  coupons: [],
  totals: { taxes: [{ amount: gbp(100) }], shipping: null, grandTotal: gbp(600) },
};
const balm = { name: 'Balm', brand: null, categories: [], price: 5, discount: 0, currency: 'GBP' };

let counting: Counting | null = null;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  storePrivacyChoice('accepted');
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('fetch', async () => Response.json({ A: balm }));
  Object.assign(document.documentElement, { lang: 'en-GB' });
  Object.assign(document.documentElement.dataset, { store: 'mmstr_en', root: '/' });
});
afterEach(() => {
  counting?.stop();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Opens a page as a document of its own, on which is counted. */
async function open(path: string, { facts = '', isNew = false, settings = SETTINGS } = {}): Promise<void> {
  counting?.stop();
  window.history.replaceState(null, '', path);
  document.body.innerHTML = facts ? `<span data-page-facts='${facts}'></span>` : '';
  counting = startCounting(settings, { isNew });
  await settle();
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
const frame = () => document.querySelector('iframe');
const events = () => (window.dataLayer ?? []).flatMap((entry) => ('event' in entry ? [entry] : []));
const named = (name: string) => events().filter(({ event }) => event === name);

/** The frame says that it is there; gives what it was sent. */
function frameSpeaks(): unknown[] {
  const send = vi.spyOn(frame()?.contentWindow ?? window, 'postMessage').mockImplementation(() => {});
  window.dispatchEvent(new MessageEvent('message', { data: 'tag-frame', source: frame()?.contentWindow ?? null }));
  return send.mock.calls.flatMap(([sent]) => sent as unknown[]);
}

it('[STORE-6] a page is counted once in each variant that is on, and again when it is another one', async () => {
  await open('/a.html?x=1', { facts: '{"type":"cms","isWithheld":false}' });
  counting?.viewPage();
  await settle();
  expect(named('page')).toMatchObject([{ page: { type: 'cms', path: '/a.html' }, store_view: 'mmstr_en' }]);
  expect(named('page_view')).toHaveLength(1);
  window.history.replaceState(null, '', '/checkout/cart?token=secret');
  counting?.viewPage();
  await settle();
  expect(named('page_view').at(-1)).toMatchObject({
    page_location: 'http://localhost:3000/checkout/cart',
    page_referrer: 'http://localhost:3000/a.html',
  });
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await settle();
  expect(named('page_view'), 'a page that comes back whole is seen again').toHaveLength(3);
});

it('[STORE-6] a page that comes back whole is not counted once the visitor has withdrawn on another one', async () => {
  await open('/checkout/cart');
  storePrivacyChoice('rejected');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await settle();
  expect(named('page_view')).toHaveLength(1);
});

it.each([
  ['general', { ...SETTINGS, isGa4: false }, ['page']],
  ['GA4', { ...SETTINGS, isGeneral: false }, ['page_view', 'sign_up', 'login']],
])('[STORE-6] the %s variant alone pushes nothing of the other', async (_, settings, expected) => {
  await open('/checkout/cart', { settings });
  tell({ type: 'registered' });
  tell({ type: 'signed-in' });
  await settle();
  expect(events().map(({ event }) => event)).toEqual(expected);
});

it('[STORE-6] a list that is narrowed down is told by its own name: its title says by which ingredient', async () => {
  const facts = '{"type":"category","isWithheld":false,"list":{"id":"pain","name":"Pain relief"}}';
  document.title = 'Pain relief for every day';
  await open('/pain.html?utm_source=mail', { facts });
  expect(named('page')).toMatchObject([{ page: { title: 'Pain relief for every day' } }]);
  document.title = 'Pain relief for every day · Codeine';
  await open('/pain.html?utm_source=mail&ingredient%5Bfilter%5D=Codeine%2C7', { facts });
  const path = '/pain.html?utm_source=mail';
  expect(named('page')).toMatchObject([{ page: { path, title: 'Pain relief' } }]);
  expect(JSON.stringify(window.dataLayer)).not.toContain('Codeine');
});

it('[STORE-6] a page of which nothing is known, and one that is withheld, are told by their type alone', async () => {
  await open('/somewhere.html');
  expect(named('page')).toMatchObject([{ page: { type: 'other', path: '/withheld', title: 'withheld' } }]);
  await open('/condoms.html', { facts: '{"type":"product","isWithheld":true,"sku":"B"}' });
  expect(named('page')).toMatchObject([{ page: { type: 'product', path: '/withheld', title: 'withheld' } }]);
  window.history.replaceState(null, '', '/checkout/cart');
  counting?.viewPage();
  await settle();
  expect(named('page_view').at(-1)).toMatchObject({ page_referrer: 'http://localhost:3000/withheld' });
  expect(JSON.stringify(window.dataLayer)).not.toContain('condoms');
});

it('[STORE-6] no container stands on the checkout; what happens there waits for the next page of the tab', async () => {
  await open('/checkout');
  expect(frame()).toBeNull();
  tell({ type: 'checkout', cart });
  tell({ type: 'checkout', cart: { ...cart, coupons: ['TEN'] } });
  tell({ type: 'shipping', tier: 'flatrate_flatrate' });
  await settle();
  expect(named('begin_checkout'), 'once, however the cart changes').toHaveLength(1);
  expect(named('add_shipping_info')).toMatchObject([
    { ecommerce: { coupon: 'TEN', shipping_tier: 'flatrate_flatrate' } },
  ]);
  window.dispatchEvent(new Event('pagehide'));
  await open('/checkout/cart');
  expect(frame()?.src).toContain('/api/analytics/frame');
  const sent = JSON.stringify(frameSpeaks());
  expect(sent.indexOf('"consent","default"')).toBeLessThan(sent.indexOf('begin_checkout'));
  expect(sent.match(/begin_checkout/g)).toHaveLength(1);
  expect(sent).toContain('add_shipping_info');
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it('[STORE-6] an order is counted once, whichever tab or reload tells of it', async () => {
  await open('/checkout');
  tell({ type: 'checkout', cart });
  const ordered = { type: 'ordered', number: '000000042', total: gbp(600) } as const;
  tell(ordered);
  tell(ordered);
  await settle();
  expect(named('purchase')).toMatchObject([
    { ecommerce: { transaction_id: '000000042', value: 5, tax: 1, shipping: 0, items: [{ item_id: 'A' }] } },
  ]);
  await open('/checkout');
  tell({ type: 'checkout', cart });
  tell(ordered);
  await settle();
  expect(named('purchase')).toEqual([]);
});

it('[STORE-6] what was done before the visitor agreed is not told, and stopping leaves nothing', async () => {
  tell({ type: 'signed-in' });
  await open('/checkout/cart', { isNew: true });
  expect(named('login')).toEqual([]);
  expect(events().length).toBeGreaterThan(0);
  counting?.stop();
  expect(window.dataLayer).toEqual([]);
  expect(frame()).toBeNull();
});

it('[STORE-6] what tags write while their frame goes is gone with a withdrawal', async () => {
  await open('/checkout/cart');
  const remove = vi.spyOn(HTMLIFrameElement.prototype, 'remove').mockImplementation(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as Google Analytics does
    document.cookie = '_ga_LATE=1; path=/';
  });
  storePrivacyChoice('rejected');
  counting?.stop();
  counting = null;
  remove.mockRestore();
  expect(document.cookie).not.toContain('_ga');
});
