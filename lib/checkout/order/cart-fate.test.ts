// @vitest-environment jsdom

import { describe, expect, it } from 'vitest';
import { CART_ID, json, orderingBackend, placedOrder, signIn } from '@/lib/checkout/checkout.fixture';
import { checkOrder } from './check-order';
import { DENIED, INACTIVE, ordersOf, sent } from './check-order.fixture';
import { ROOT, refused, setUpOrder, state } from './place-order.fixture';
import { readOrderAttempt } from './stored-order';

setUpOrder();

const customers = () => sent({ receipt: { ...placedOrder, id: null, number: null, isSignedIn: true } });

describe('[CHK-10] what a cart’s answer says of its order', () => {
  it.each([true, 1, '1'])('a guest’s cart that is active by %j is no order', async (is_active) => {
    sent({ overAt: Date.now() });
    orderingBackend({ [ROOT]: () => json({ is_active, reserved_order_id: '000000042' }), cartFate: INACTIVE });
    expect(await checkOrder()).toBe('notPlaced');
  });

  it.each([false, 0, '0'])('a guest’s cart that is inactive by %j is the order whose number it names', async (no) => {
    sent();
    orderingBackend({ [ROOT]: () => json({ is_active: no, reserved_order_id: '000000042' }), cartFate: DENIED });
    expect(await checkOrder()).toBe('placed');
    expect(state().receipt.order).toMatchObject({ id: null, number: '000000042', email: 'ann@example.com' });
  });

  it.each(['', 42, null, undefined])('an order whose cart names the number %j has none', async (number) => {
    sent();
    orderingBackend({ [ROOT]: () => json({ is_active: false, reserved_order_id: number }) });
    expect(await checkOrder()).toBe('placed');
    expect(state().receipt.order).toMatchObject({ number: null });
  });

  it.each([null, 'no', 2, 'true'])(
    'a guest’s cart that is active by %j says nothing: it is read itself',
    async (odd) => {
      sent();
      orderingBackend({ [ROOT]: () => json({ is_active: odd, reserved_order_id: '000000042' }), cartFate: INACTIVE });
      expect(await checkOrder()).toBe('placed');
      expect(state().receipt.order).toMatchObject({ id: null, number: null });
    },
  );

  it.each<[string, unknown]>([
    ['no cart', { cart: null }],
    ['a refusal in other words', DENIED],
  ])('a read that gives %s says nothing of the order', async (_, cartFate) => {
    sent({ overAt: Date.now() });
    orderingBackend({ [ROOT]: () => refused('Not here.', 401), cartFate });
    expect(await checkOrder()).toBe('unknown');
  });

  it('a cart that can still be read is no order once its request is over', async () => {
    sent({ overAt: Date.now() });
    const cart = { __typename: 'Cart', id: CART_ID };
    const shop = orderingBackend({ [ROOT]: () => refused('Not here.', 401), cartFate: { cart } });
    expect(await checkOrder()).toBe('notPlaced');
    expect(shop.calls.find(({ query }) => query.includes('cartFate'))?.variables).toEqual({ cartId: CART_ID });
  });

  it('a cart that can still be read may become an order as long as its request is at work', async () => {
    sent();
    const cart = { __typename: 'Cart', id: CART_ID };
    orderingBackend({ [ROOT]: () => refused('Not here.', 401), cartFate: { cart } });
    expect(await checkOrder()).toBe('unknown');
    expect(readOrderAttempt()).not.toBeNull();
  });

  it('a customer’s cart is not asked for as a guest’s', async () => {
    signIn();
    customers();
    const shop = orderingBackend({ cartFate: INACTIVE, customerOrders: ordersOf(7, 9, 8) });
    expect(await checkOrder()).toBe('placed');
    expect(shop.rest()).toEqual([]);
    expect(state().receipt.order).toMatchObject({ id: 9, number: '000000009' });
  });

  it.each<[string, unknown]>([
    ['cannot be read', () => json({ message: 'No' }, 400)],
    ['are none', ordersOf()],
  ])('a customer’s order is found, without a number, where their orders %s', async (_, customerOrders) => {
    signIn();
    customers();
    orderingBackend({ cartFate: INACTIVE, customerOrders });
    expect(await checkOrder()).toBe('placed');
    expect(state().receipt.order).toMatchObject({ id: null, number: null });
  });

  it('a guest’s order is not named by the orders of whoever has signed in since', async () => {
    sent();
    signIn();
    orderingBackend({ [ROOT]: () => refused('Not here.', 401), cartFate: INACTIVE, customerOrders: ordersOf(9) });
    expect(await checkOrder()).toBe('placed');
    expect(state().receipt.order).toMatchObject({ id: null, number: null });
  });
});
