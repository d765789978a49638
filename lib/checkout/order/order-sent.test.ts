// @vitest-environment jsdom

import { afterEach, describe, expect, it, vi } from 'vitest';
import { london, losAngeles } from '@/lib/address/address.fixture';
import { useCartStore } from '@/lib/cart/session/cart-store';
import { CART_ID, json, orderingBackend, readyCheckout, signIn, totals } from '@/lib/checkout/checkout.fixture';
import { newCard } from '@/lib/checkout/payment/card-payment';
import { begin } from '@/lib/checkout/state/checkout-store';
import { placeOrder } from './place-order';
import { broken, PAYMENT, ROOT, refused, SHIPPING, setUpOrder, shownTotal, state } from './place-order.fixture';
import { readOrderAttempt } from './stored-order';

setUpOrder();
afterEach(() => vi.restoreAllMocks());

const gone = () => json({ message: 'No such entity with %fieldName = %fieldValue' }, 404);
const active = () => json({ is_active: true });
const byCard = { paymentCode: 'braintree', paymentData: { card: newCard('n-1', false), label: 'Visa ····1111' } };

describe('[CHK-9] words that the shop does not know', () => {
  it.each<[string, Parameters<typeof orderingBackend>[0], Parameters<typeof readyCheckout>[0], string]>([
    [
      'about the order are about the card that was sent with it',
      { [PAYMENT]: () => refused('Nope.') },
      byCard,
      'declined',
    ],
    ['about an order without a card are about something else', { [PAYMENT]: () => refused('Nope.') }, {}, 'other'],
    ['about the delivery are not about the card', { [SHIPPING]: () => refused('Nope.') }, byCard, 'other'],
    [
      'about the total of a virtual cart are not about the card',
      { [PAYMENT]: () => refused('Nope.') },
      { ...byCard, isVirtual: true, billingAddress: london, shippingAddress: null },
      'other',
    ],
  ])('%s', async (_, answers, chosen, orderFailure) => {
    orderingBackend(answers);
    readyCheckout(chosen);
    await expect(placeOrder()).rejects.toThrow('Nope.');
    expect(state()).toMatchObject({ orderFailure, outcome: 'none', isPlacing: false });
  });
});

describe('[CHK-10] an order that failed', () => {
  it('may be sent again, and is another order then', async () => {
    const shop = orderingBackend({ [PAYMENT]: () => refused('Nope.') });
    await expect(placeOrder()).rejects.toThrow('Nope.');
    expect(readOrderAttempt(), 'Magento’s refusal is believed').toBeNull();
    shop.answers[PAYMENT] = () => json(43);
    expect(await placeOrder()).toMatchObject({ id: 43 });
    expect(shop.orders()).toBe(2);
  });

  it('has the cart read again, whose prices may be others', async () => {
    orderingBackend({ [PAYMENT]: () => refused('Nope.') });
    const before = useCartStore.getState();
    const changes = vi.fn();
    const stop = useCartStore.subscribe(changes);
    await expect(placeOrder()).rejects.toThrow('Nope.');
    stop();
    expect(changes).toHaveBeenCalled();
    expect(useCartStore.getState()).not.toBe(before);
  });

  it.each([500, 404])('by status %i may be one all the same, for which Magento is asked once', async (status) => {
    const shop = orderingBackend({ [PAYMENT]: () => json({ text: 'no words of Magento’s' }, status), [ROOT]: active });
    const from = Date.now();
    await expect(placeOrder()).rejects.toThrow('not placed');
    expect(shop.rest().filter((call) => call === `GET ${ROOT}`)).toHaveLength(1);
    expect(Date.now(), 'nobody waits for what has answered').toBe(from);
  });

  it('by a gateway is asked for until its request must be over', async () => {
    const shop = orderingBackend({ [PAYMENT]: () => json({ message: 'away' }, 502), [ROOT]: active });
    const from = Date.now();
    await expect(placeOrder()).rejects.toThrow('not placed');
    expect(shop.rest().filter((call) => call === `GET ${ROOT}`)).toHaveLength(5);
    expect((Date.now() - from) / 1000).toBe(15);
  });

  it('by nobody’s answer is lost after a minute', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('Too late', 'TimeoutError')), ms);
      return controller.signal;
    });
    const shop = orderingBackend({ [ROOT]: active });
    const fetched = globalThis.fetch;
    // As a browser's does, it fails as soon as its signal says so.
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      if (!url.endsWith('/payment-information')) return fetched(url, init);
      return new Promise((_, reject) => {
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason), { once: true });
      });
    });
    const from = Date.now();
    await expect(placeOrder()).rejects.toThrow('not known yet');
    expect((Date.now() - from) / 1000, 'a minute, and the pauses of five reads').toBe(75);
    expect(shop.orders()).toBe(0);
    expect(readOrderAttempt()).toMatchObject({ sentAt: from, overAt: from + 90_000 });
  });

  it.each(['0', '-1', 'x', 0, -1, 1.5, null, '', {}])(
    'is one that is answered by %j, which is no order',
    async (id) => {
      const shop = orderingBackend({ [PAYMENT]: () => json(id), [ROOT]: active });
      await expect(placeOrder()).rejects.toThrow('not placed');
      expect(state().orderFailure).toBe('notPlaced');
      expect(shop.rest().filter((call) => call === `GET ${ROOT}`).length).toBeGreaterThan(1);
    },
  );

  it('is none where its id comes as text', async () => {
    orderingBackend({ [PAYMENT]: () => json('43') });
    expect(await placeOrder()).toMatchObject({ id: 43 });
  });
});

describe('[CHK-10] a cart that is gone when it is to be ordered', () => {
  it.each([
    ['announced', SHIPPING],
    ['ordered', PAYMENT],
  ])(
    'and was ordered elsewhere before it is %s is that order, of which this browser knows only the number',
    async (_, call) => {
      const shop = orderingBackend({ [call]: gone });
      shop.cart.isActive = false;
      readyCheckout({ paymentData: { label: 'Visa ····1111' } });
      expect(await placeOrder({ total: shownTotal })).toEqual({
        id: null,
        number: '000000042',
        email: 'ann@example.com',
        shipping_address: null,
        billing_address: null,
        shippingTitle: null,
        shippingMethod: null,
        paymentCode: null,
        paymentLabel: null,
        grandTotal: null,
        isSignedIn: false,
        placedAt: Date.now(),
      });
      expect(readOrderAttempt()).toBeNull();
    },
  );

  it('and is no order is refused in Magento’s words', async () => {
    orderingBackend({ [SHIPPING]: gone });
    await expect(placeOrder()).rejects.toThrow('No such entity');
    expect(state()).toMatchObject({ outcome: 'none', step: 'review' });
  });

  it('is not asked for where Magento refuses it for another reason', async () => {
    const shop = orderingBackend({ [PAYMENT]: () => refused('Nope.') });
    shop.cart.isActive = false;
    await expect(placeOrder()).rejects.toThrow('Nope.');
    expect(shop.rest()).toEqual([`POST ${SHIPPING}`, `POST ${PAYMENT}`]);
  });

  it('of a customer is looked for among their carts', async () => {
    signIn();
    begin();
    readyCheckout({ isSignedIn: true, email: null });
    const mine = '/rest/mmstr_en/V1/carts/mine';
    const cartFate = () => Response.json({ errors: [{ message: "The cart isn't active." }], data: { cart: null } });
    const shop = orderingBackend({
      [`${mine}/shipping-information`]: gone,
      cartFate,
      customerOrders: { customer: null },
    });
    expect(await placeOrder()).toMatchObject({ id: null, number: null, isSignedIn: true });
    expect(shop.rest()).toEqual([`POST ${mine}/shipping-information`]);
  });
});

describe('[CHK-5] what is sent', () => {
  it('without terms to accept names none', async () => {
    const shop = orderingBackend();
    await placeOrder();
    const body = shop.calls.find(({ method, url }) => method === 'POST' && url.pathname === PAYMENT)?.body;
    expect(body).toMatchObject({ paymentMethod: { method: 'checkmo' } });
    expect(JSON.stringify(body)).not.toContain('agreement');
  });

  it('asks for the total of a virtual cart past every cache', async () => {
    orderingBackend({ [PAYMENT]: ({ method }: { method: string }) => json(method === 'GET' ? totals(4.99) : 42) });
    readyCheckout({ isVirtual: true, billingAddress: london, shippingAddress: null });
    const fetched = vi.spyOn(globalThis, 'fetch');
    await placeOrder({ total: { minor: 499, currency: 'GBP' } });
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', cache: 'no-store' });
  });

  it('gives up saying what is ordered where no answer comes, and the order was not sent', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(new DOMException('', 'TimeoutError')));
    const shop = orderingBackend();
    const fetched = globalThis.fetch;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
      init.signal?.aborted ? Promise.reject(init.signal.reason) : fetched(url, init),
    );
    await expect(placeOrder()).rejects.toThrow('was not answered');
    expect(state()).toMatchObject({ outcome: 'none', orderFailure: 'notPlaced' });
    expect([shop.orders(), readOrderAttempt()]).toEqual([0, null]);
  });

  it('is an order of the moment when it is sent, not of the one when it is announced', async () => {
    const from = Date.now();
    let marked: unknown = null;
    orderingBackend({
      [SHIPPING]: () => {
        vi.setSystemTime(from + 20_000);
        return json(totals(15.93));
      },
      [PAYMENT]: () => {
        marked = readOrderAttempt();
        return json(42);
      },
    });
    await placeOrder();
    expect(marked).toMatchObject({ sentAt: from + 20_000 });
    expect(marked).not.toHaveProperty('overAt');
  });

  it('of a virtual cart has no delivery, though one was chosen before', async () => {
    orderingBackend({ [PAYMENT]: ({ method }: { method: string }) => json(method === 'GET' ? totals(4.99) : 42) });
    readyCheckout({ isVirtual: true, billingAddress: losAngeles, shippingAddress: london });
    expect(await placeOrder()).toMatchObject({
      shipping_address: null,
      billing_address: losAngeles,
      shippingTitle: null,
      shippingMethod: null,
    });
  });

  it('can be touched by nobody meanwhile', async () => {
    const seen: boolean[] = [];
    orderingBackend({
      [PAYMENT]: () => {
        seen.push(state().isPlacing && state().isSubmitting);
        return json(42);
      },
    });
    await placeOrder();
    expect([seen, state().isPlacing]).toEqual([[true], false]);
  });

  it('has the name of what pays it where that has one', async () => {
    orderingBackend();
    readyCheckout({ paymentData: null });
    expect(await placeOrder()).toMatchObject({ paymentCode: 'checkmo', paymentLabel: null });
    readyCheckout(byCard);
    orderingBackend();
    localStorage.setItem('cartId', CART_ID);
    expect(await placeOrder()).toMatchObject({ paymentCode: 'braintree', paymentLabel: 'Visa ····1111' });
  });

  it('is announced and paid by what a wallet gives, which has no name to keep', async () => {
    const shop = orderingBackend({ [PAYMENT]: broken, [ROOT]: broken, cartFate: broken });
    readyCheckout({ ...byCard, paymentCode: 'braintree_applepay' });
    const card = { method: 'braintree_applepay', additional_data: { payment_method_nonce: 'n-2' } };
    await expect(placeOrder({ payment: { card } })).rejects.toThrow('not known yet');
    expect(shop.calls.find(({ url }) => url.pathname === PAYMENT)?.body).toMatchObject({ paymentMethod: card });
    expect(state().outcome).toBe('unknown');
  });
});
