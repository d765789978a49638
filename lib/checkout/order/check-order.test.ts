// @vitest-environment jsdom

import { afterEach, describe, expect, it, vi } from 'vitest';
import { json, orderingBackend } from '@/lib/checkout/checkout.fixture';
import { useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import { AppError } from '@/lib/errors/app-error';
import { checkOrder, discardOrder } from './check-order';
import { INACTIVE, sent } from './check-order.fixture';
import { broken, ROOT, setUpOrder, state } from './place-order.fixture';
import { clearOrderAttempt, type OrderAttempt, readOrderAttempt } from './stored-order';

setUpOrder();
afterEach(() => vi.restoreAllMocks());

describe('[CHK-10] whether an order is open', () => {
  it('an order that another tab has settled leaves paying open again', async () => {
    useCheckoutStore.setState({ outcome: 'unknown', orderError: new AppError('network', 'Lost.') });
    expect(await checkOrder()).toBe('none');
    expect(state()).toMatchObject({ outcome: 'none', orderError: null });
  });

  it('without an open order what the last one failed at stays told', async () => {
    const orderError = new AppError('refused', 'No.');
    useCheckoutStore.setState({ orderError });
    expect(await checkOrder()).toBe('none');
    expect(state().orderError).toBe(orderError);
  });

  it('nothing can be touched while it is asked for', async () => {
    sent();
    const seen: boolean[] = [];
    orderingBackend({
      [ROOT]: () => {
        seen.push(state().isSubmitting && state().isPlacing);
        return json({ is_active: false, reserved_order_id: '000000042' });
      },
    });
    expect(await checkOrder()).toBe('placed');
    expect(seen).toEqual([true]);
  });

  it('an order that another tab is at is unknown here, and the backend is not asked', async () => {
    sent();
    const asked: unknown[] = [];
    const request = async (name: string, options: object, task: (lock: unknown) => unknown) => {
      asked.push(name, options);
      return task(null);
    };
    vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }));
    const shop = orderingBackend();
    expect(await checkOrder()).toBe('unknown');
    expect(state()).toMatchObject({ outcome: 'unknown', isPlacing: false, orderError: { kind: 'network' } });
    expect([asked, shop.calls]).toEqual([['order', { ifAvailable: true }], []]);
  });

  it('an order that is settled while the tab waits for its turn is none any more', async () => {
    sent();
    const request = async (_: string, __: unknown, task: (lock: unknown) => unknown) => {
      // The other tab was first.
      clearOrderAttempt();
      return task({});
    };
    vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }));
    const shop = orderingBackend();
    expect(await checkOrder()).toBe('notPlaced');
    expect(state()).toMatchObject({ outcome: 'none', isPlacing: false, isSubmitting: false });
    expect(shop.calls).toEqual([]);
  });

  it('whoever goes on with another cart has no open order, and may pay', () => {
    sent();
    useCheckoutStore.setState({ outcome: 'unknown', isPlacing: true, orderError: new AppError('network', 'Lost.') });
    discardOrder();
    expect(readOrderAttempt()).toBeNull();
    expect(state()).toMatchObject({ outcome: 'none', isPlacing: false, orderError: null });
  });
});

describe('[CHK-10] when a cart is asked for', () => {
  /** Seconds after the check began at which the backend was asked for the cart. */
  async function secondsAsked(attempt: Partial<OrderAttempt>, answer: () => unknown) {
    const from = Date.now();
    sent(attempt);
    const seconds: number[] = [];
    const at = () => {
      seconds.push(Math.round((Date.now() - from) / 1000));
      return answer();
    };
    orderingBackend({ [ROOT]: at });
    return { outcome: await checkOrder(), seconds };
  }
  const active = () => json({ is_active: true });

  it('an active cart is asked for five times, and is unknown as long as its request may be at work', async () => {
    expect(await secondsAsked({}, active)).toEqual({ outcome: 'unknown', seconds: [0, 1, 3, 7, 15] });
  });

  it('an active cart is no order once its request must be over, which is asked for no longer than that', async () => {
    const over = { overAt: Date.now() + 3_000 };
    expect(await secondsAsked(over, active)).toEqual({ outcome: 'notPlaced', seconds: [0, 1, 3] });
  });

  it('an active cart is no order where its request is over by the last time it is asked for', async () => {
    const over = { overAt: Date.now() + 15_000 };
    expect(await secondsAsked(over, active)).toEqual({ outcome: 'notPlaced', seconds: [0, 1, 3, 7, 15] });
  });

  it('an order that the last of the five reads tells of is placed', async () => {
    let asked = 0;
    const ordered = () => {
      asked += 1;
      return json({ is_active: asked < 5, reserved_order_id: '000000042' });
    };
    expect(await secondsAsked({}, ordered)).toEqual({ outcome: 'placed', seconds: [0, 1, 3, 7, 15] });
  });

  it('a backend that cannot be reached is tried three times', async () => {
    expect(await secondsAsked({}, broken)).toEqual({ outcome: 'unknown', seconds: [0, 1, 3] });
  });

  it('a guest’s cart that cannot be reached is not asked for in another way', async () => {
    sent();
    const shop = orderingBackend({ [ROOT]: broken, cartFate: INACTIVE });
    expect(await checkOrder()).toBe('unknown');
    expect(shop.calls.filter(({ query }) => query.includes('cartFate'))).toEqual([]);
  });

  it('a guest’s cart is asked for by its whole id, past every cache', async () => {
    sent({ cartId: 'cart/1' });
    const shop = orderingBackend({
      '/rest/mmstr_en/V1/guest-carts/cart%2F1': () => json({ is_active: false, reserved_order_id: '000000042' }),
    });
    const fetched = vi.spyOn(globalThis, 'fetch');
    expect(await checkOrder()).toBe('placed');
    expect(shop.rest()).toEqual(['GET /rest/mmstr_en/V1/guest-carts/cart%2F1']);
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ cache: 'no-store' });
  });

  it('an answer that never comes is given up, and leaves the order unknown', async () => {
    const times = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('Too late', 'TimeoutError')), ms);
      return controller.signal;
    });
    sent();
    orderingBackend({ [ROOT]: () => new Promise<Response>(() => {}) });
    expect(await checkOrder()).toBe('unknown');
    expect(times).toHaveBeenCalledTimes(3);
  });
});
