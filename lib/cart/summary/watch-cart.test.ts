// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { balm, cartAnswer, overTheWire } from '@/lib/cart/cart.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import type { CartSummaryQuery } from './refresh-summary';

const told = new BroadcastChannel('cart');

/** Channels of pages that are open; those of earlier tests are closed. */
const open: BroadcastChannel[] = [];
class PageChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    open.push(this);
  }
}

/** A page of its own, with a client of its own. */
async function openPage() {
  vi.resetModules();
  const { watchCart } = await import('./watch-cart');
  const { resetCart, useCartStore, refetchCart } = await import('@/lib/cart/session/cart-store');
  const { storeCartId } = await import('@/lib/cart/session/cart-session');
  const { applyCoupon } = await import('@/lib/cart/apply-coupon');
  const { addToCart } = await import('@/lib/cart/items/add-to-cart');
  return { watchCart, resetCart, refetchCart, storeCartId, applyCoupon, addToCart, state: useCartStore.getState };
}

const holding = (quantity: number) => ({ cart: overTheWire(cartAnswer([{ ...balm, quantity }])) });

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', PageChannel);
  localStorage.clear();
  document.documentElement.lang = 'en-GB';
  Object.assign(document.documentElement.dataset, { store: 'mmstr_en', currency: 'GBP' });
});
afterEach(() => {
  for (const channel of open.splice(0)) channel.close();
  vi.unstubAllGlobals();
});

it('[CART-7] [SHELL-3] Count and subtotal without tax are read and stored', async () => {
  const page = await openPage();
  const { calls } = fakeCommerce({ cartSummary: holding(2) });
  page.storeCartId('cart-1');
  page.watchCart();
  await vi.waitFor(() => expect(page.state().summary).toMatchObject({ count: 2, label: '£8.32' }));
  expect(calls).toHaveLength(1);
  expect(calls[0]?.query).toMatch(/cart\(cart_id:\$cartId\)\{id total_quantity prices\{subtotal_excluding_tax/);
  expect(JSON.parse(localStorage.getItem('cart_summary') ?? '')).toMatchObject({ count: 2, label: '£8.32' });
});

it('[CART-7] Where the cart is shown, the summary is taken from its answer: nothing is asked for twice', async () => {
  const page = await openPage();
  const { browserClient } = await import('@/lib/magento/browser/calls');
  const { cartDetailsDocument } = await import('@/lib/cart/cart-fragment');
  const { refreshSummary } = await import('./refresh-summary');
  const { calls } = fakeCommerce({ cartDetails: holding(2), cartSummary: holding(2) });
  page.storeCartId('cart-1');
  page.watchCart('cache-only');
  await refreshSummary('query cartSummary($cartId:String!){cart(cart_id:$cartId){id}}' as CartSummaryQuery);
  await browserClient().query(cartDetailsDocument, { cartId: 'cart-1' }, { requestPolicy: 'network-only' });
  await vi.waitFor(() => expect(page.state().summary).toMatchObject({ count: 2, label: '£8.32' }));
  expect(calls.map(({ query }) => /^query (\w+)/.exec(query)?.[1])).toEqual(['cartDetails']);
});

it('[CART-7] What the client knows of the cart is counted at once, while the network is still asked', async () => {
  const page = await openPage();
  const { browserClient } = await import('@/lib/magento/browser/calls');
  const { cartDetailsDocument } = await import('@/lib/cart/cart-fragment');
  let answer: (data: unknown) => void = () => {};
  const { calls } = fakeCommerce({
    cartDetails: holding(2),
    cartSummary: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  page.storeCartId('cart-1');
  await browserClient().query(cartDetailsDocument, { cartId: 'cart-1' }, { requestPolicy: 'network-only' });
  page.watchCart();
  await vi.waitFor(() => expect(calls.some(({ query }) => query.startsWith('query cartSummary'))).toBe(true));
  expect(page.state().summary.count).toBe(2);
  answer(holding(5));
  await vi.waitFor(() => expect(page.state().summary.count).toBe(5));
});

it('[CART-7] Without a cart no summary is read', async () => {
  const page = await openPage();
  const { calls } = fakeCommerce({});
  page.watchCart();
  await Promise.resolve();
  expect(calls).toEqual([]);
});

it('[CART-7] The summary follows every write from the client’s cache', async () => {
  const page = await openPage();
  const { calls } = fakeCommerce({
    cartSummary: holding(2),
    applyCoupon: { applyCouponToCart: { __typename: 'ApplyCouponToCartOutput', ...holding(7) } },
  });
  page.storeCartId('cart-1');
  page.watchCart();
  await vi.waitFor(() => expect(page.state().summary.count).toBe(2));
  await page.applyCoupon('X');
  await vi.waitFor(() => expect(page.state().summary.count).toBe(7));
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'POST']);
});

it('[CART-7] The summary is read again when another tab changed the cart, and other tabs are told of changes here', async () => {
  const page = await openPage();
  const commerce = fakeCommerce({
    cartSummary: holding(2),
    applyCoupon: { applyCouponToCart: { __typename: 'ApplyCouponToCartOutput', ...holding(2) } },
  });
  page.storeCartId('cart-1');
  page.watchCart();
  await vi.waitFor(() => expect(page.state().summary.count).toBe(2));
  commerce.answers.cartSummary = holding(4);
  told.postMessage('changed');
  await vi.waitFor(() => expect(page.state().summary.count).toBe(4));
  const heard = new Promise((resolve) => told.addEventListener('message', resolve, { once: true }));
  await page.applyCoupon('X');
  await heard;
});

it('[CART-3] [CART-7] A cart that the visitor may not use is discarded without a new one', async () => {
  const page = await openPage();
  const { calls } = fakeCommerce({
    cartSummary: Response.json({
      data: { cart: null },
      errors: [{ message: 'The current user cannot perform operations on cart "cart-1"' }],
    }),
  });
  page.storeCartId('cart-1');
  page.watchCart();
  await vi.waitFor(() => expect(localStorage.getItem('cartId')).toBeNull());
  expect(page.state()).toMatchObject({ cartId: null, summary: { count: 0 } });
  expect(calls).toHaveLength(1);
});

it('[CART-7] The summary of a new cart shows what was just added, not the empty cart before', async () => {
  const page = await openPage();
  const { calls } = fakeCommerce({
    createCart: { cartId: 'cart-1' },
    addToCart: { addProductsToCart: { __typename: 'AddProductsToCartOutput', ...holding(3), user_errors: [] } },
    cartSummary: holding(3),
  });
  page.watchCart();
  await page.addToCart({ sku: 'BALM', name: 'Balm', image: null }, [{ sku: 'BALM', quantity: 3 }]);
  expect(page.state().summary.count).toBe(3);
  await vi.waitFor(() => expect(calls.map(({ method }) => method)).toEqual(['POST', 'POST', 'GET']));
});
