// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { london } from '@/lib/address/address.fixture';
import { readCartId } from '@/lib/cart/session/cart-session';
import {
  CART_ID,
  freshBrowser,
  json,
  orderingBackend,
  readyCheckout,
  signIn,
  totals,
} from '@/lib/checkout/checkout.fixture';
import { begin, useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import { checkOrder } from './check-order';
import { placeOrder } from './place-order';
import { clearOrderAttempt, readOrderAttempt } from './stored-order';

beforeEach(() => {
  // Waiting takes no time here, but the clock shows that it was waited.
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }).setTimerTickMode('nextTimerAsync');
  freshBrowser();
  readyCheckout();
});
afterEach(() => {
  clearOrderAttempt();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const state = () => useCheckoutStore.getState();
const ROOT = `/rest/mmstr_en/V1/guest-carts/${CART_ID}`;
const PAYMENT = `${ROOT}/payment-information`;
const refused = (message: string, status = 400) => json({ message }, status);
const cutOff = () => new Response('{"mess', { headers: { 'Content-Type': 'application/json' } });
const broken = () => {
  throw new TypeError('Failed to fetch');
};
const away = () => new Response('Service Unavailable', { status: 503 });

describe('[CHK-10] the answer is lost', () => {
  /** What happens to the call that places the order, after the backend has, or has not, placed it. */
  const losses: [string, () => Response][] = [
    ['the connection breaks', broken],
    ['the answer is cut off', cutOff],
    ['a gateway answers without JSON', () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
    ['a gateway answers in JSON of its own', () => json({ message: 'upstream is away' }, 503)],
    ['the server fails', () => json({ message: 'Internal Error.' }, 500)],
    ['the answer is no number', () => json({ ok: true })],
  ];

  it.each(losses)('%s: an order that was placed is found, and nobody pays again', async (_, lose) => {
    const shop = orderingBackend({
      [PAYMENT]: () => {
        shop.cart.isActive = false;
        return lose();
      },
    });
    expect(await placeOrder()).toMatchObject({ id: null, number: '000000042', shipping_address: london });
    expect(state()).toMatchObject({ step: 'receipt', outcome: 'none' });
    expect(shop.orders()).toBe(1);
    expect(readOrderAttempt()).toBeNull();
  });

  it.each(losses)('%s: an order that was not placed may be tried again', async (_, lose) => {
    const shop = orderingBackend({ [PAYMENT]: () => lose() });
    await expect(placeOrder()).rejects.toThrow('not placed');
    expect(state()).toMatchObject({
      orderFailure: 'notPlaced',
      outcome: 'none',
      step: 'review',
      paymentCode: 'checkmo',
    });
    expect(readOrderAttempt()).toBeNull();
    Object.assign(shop.answers, { [PAYMENT]: () => json(43) });
    expect(await placeOrder()).toMatchObject({ id: 43 });
  });

  it.each<[string, number, () => Response]>([
    ['a gateway has waited too long', 0, () => json({ message: 'upstream timed out' }, 504)],
    ['the answer was lost late', 60_000, () => json({ message: 'The commerce backend did not answer' }, 502)],
  ])('%s: an active cart is no order only 90 s after it was sent', async (_, after, lose) => {
    const sentAt = Date.now();
    const shop = orderingBackend({
      [PAYMENT]: () => {
        vi.setSystemTime(sentAt + after);
        return lose();
      },
    });
    await expect(placeOrder()).rejects.toThrow('not known yet');
    expect(state()).toMatchObject({ outcome: 'unknown', isPlacing: false });
    vi.setSystemTime(sentAt + 74_000);
    begin();
    expect(await checkOrder()).toBe('unknown');
    vi.setSystemTime(sentAt + 90_000);
    expect(await checkOrder()).toBe('notPlaced');
    expect(shop.orders()).toBe(1);
  });

  it('an order found after a long time is the only one', async () => {
    const shop = orderingBackend({ [PAYMENT]: () => json({ message: 'upstream timed out' }, 504) });
    await expect(placeOrder()).rejects.toThrow('not known yet');
    shop.cart.isActive = false;
    expect(await checkOrder()).toBe('placed');
    expect(shop.orders()).toBe(1);
  });

  it('a backend that could not be connected to has placed nothing, which nobody needs to be asked', async () => {
    const shop = orderingBackend({
      [PAYMENT]: () => Response.json({ message: 'x' }, { status: 502, headers: { 'X-Commerce': 'unreachable' } }),
    });
    await expect(placeOrder()).rejects.toThrow('not placed');
    expect(state()).toMatchObject({ orderFailure: 'notPlaced', outcome: 'none', step: 'review' });
    expect(readOrderAttempt()).toBeNull();
    expect(shop.rest().filter((call) => call === `GET ${ROOT}`)).toEqual([]);
  });

  it('an order that the backend is still placing is waited for', async () => {
    let asked = 0;
    const shop = orderingBackend({
      [PAYMENT]: broken,
      [ROOT]: () => {
        asked += 1;
        return json({ is_active: asked < 3, reserved_order_id: '000000042' });
      },
    });
    expect(await placeOrder()).toMatchObject({ number: '000000042' });
    expect(asked).toBe(3);
    expect(shop.orders()).toBe(1);
  });

  it.each([
    ['is closed to the public', () => refused("The consumer isn't authorized to access %resources.", 401)],
    ['does not tell', () => json({ id: 22 })],
  ])('where the read of guests’ carts %s, the cart itself tells', async (_, read) => {
    const inactive = Response.json({ errors: [{ message: "The cart isn't active." }], data: { cart: null } });
    orderingBackend({ [PAYMENT]: broken, [ROOT]: read, cartFate: () => inactive.clone() });
    expect(await placeOrder()).toMatchObject({ id: null, number: null });
  });

  it('a customer’s order is found by the cart and named by the last one of theirs', async () => {
    signIn();
    readyCheckout({ isSignedIn: true });
    const order = (id: number) => ({ __typename: 'CustomerOrder', id: btoa(String(id)), number: `00000000${id}` });
    orderingBackend({
      '/rest/mmstr_en/V1/carts/mine/shipping-information': () => json(totals(15.93)),
      '/rest/mmstr_en/V1/carts/mine/payment-information': broken,
      cartFate: () => Response.json({ errors: [{ message: "The cart isn't active." }], data: { cart: null } }),
      customerOrders: {
        customer: {
          __typename: 'Customer',
          orders: {
            __typename: 'CustomerOrders',
            page_info: { __typename: 'SearchResultPageInfo', total_pages: 1 },
            items: [order(9), order(8)],
          },
        },
      },
    });
    expect(await placeOrder()).toMatchObject({ id: 9, number: '000000009' });
  });

  describe('and nobody can tell', () => {
    beforeEach(async () => {
      orderingBackend({ [PAYMENT]: broken, [ROOT]: broken, cartFate: away });
      await placeOrder().catch(() => {});
    });

    it('the order is unknown, marked, and nothing is lost', () => {
      expect(state()).toMatchObject({ outcome: 'unknown', isSubmitting: false, shippingAddress: london });
      expect(state().orderError).toMatchObject({ kind: 'network' });
      expect(readOrderAttempt()).toMatchObject({ cartId: CART_ID });
    });

    it('asking again, also after a reload, finds the order', async () => {
      begin();
      expect(state().outcome).toBe('unknown');
      const shop = orderingBackend();
      shop.cart.isActive = false;
      expect(await checkOrder()).toBe('placed');
      expect(state()).toMatchObject({ step: 'receipt', receipt: { order: { number: '000000042' } } });
      expect(shop.orders()).toBe(0);
    });

    it('asking again finds no order: another try is allowed, and is the only one', async () => {
      const shop = orderingBackend();
      expect(await checkOrder()).toBe('notPlaced');
      expect(state()).toMatchObject({ outcome: 'none', orderError: null, isSubmitting: false });
      expect(await placeOrder()).toMatchObject({ id: 42 });
      expect(shop.orders()).toBe(1);
    });

    it('asking again while the backend is still away leaves paying blocked', async () => {
      expect(await checkOrder()).toBe('unknown');
      expect(state().outcome).toBe('unknown');
      expect(readOrderAttempt()).not.toBeNull();
    });

    it('an order found later leaves a cart alone that was begun since', async () => {
      localStorage.setItem('cartId', 'cart-3');
      const shop = orderingBackend();
      shop.cart.isActive = false;
      expect(await checkOrder()).toBe('placed');
      expect(readCartId()).toBe('cart-3');
    });
  });

  it('nothing is asked where nothing was sent', async () => {
    const shop = orderingBackend();
    expect(await checkOrder()).toBe('none');
    expect(shop.calls).toEqual([]);
  });
});
