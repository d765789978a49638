// @vitest-environment jsdom

import { describe, expect, it } from 'vitest';
import { told } from '@/lib/browser/shop-events';
import { readCartId } from '@/lib/cart/session/cart-session';
import { resetCart } from '@/lib/cart/session/cart-store';
import { CART_ID, json, orderingBackend, placedOrder } from '@/lib/checkout/checkout.fixture';
import { readOrderNumber, settleOrder } from './check-order';
import { INACTIVE, ordersOf, sent } from './check-order.fixture';
import { ROOT, refused, setUpOrder } from './place-order.fixture';

setUpOrder();

describe('[CHK-6] the number of an order that was just placed', () => {
  it('of a guest is asked for once more where the cart is active still', async () => {
    let asked = 0;
    orderingBackend({
      [ROOT]: () => {
        asked += 1;
        return json({ is_active: asked < 2, reserved_order_id: '000000042' });
      },
    });
    const from = Date.now();
    expect(await readOrderNumber(CART_ID, 42, false)).toBe('000000042');
    expect([asked, Date.now() - from]).toEqual([2, 700]);
  });

  it.each<[string, unknown, unknown]>([
    ['active', () => json({ is_active: true, reserved_order_id: '000000042' }), { cart: null }],
    ['not to be had', () => refused('Not here.', 401), INACTIVE],
  ])('of a guest whose cart stays %s is not known, after a second try', async (_, cart, cartFate) => {
    const shop = orderingBackend({ [ROOT]: cart, cartFate });
    expect(await readOrderNumber(CART_ID, 42, false)).toBeNull();
    expect(shop.rest()).toEqual([`GET ${ROOT}`, `GET ${ROOT}`]);
  });

  it('of a customer is that of the order itself, not of a newer one', async () => {
    const shop = orderingBackend({ customerOrders: ordersOf(7, 8, 9) });
    expect(await readOrderNumber(CART_ID, 8, true)).toBe('000000008');
    expect(shop.calls).toHaveLength(1);
  });

  it('of a customer whose orders do not show it, or cannot be read, is not known', async () => {
    orderingBackend({ customerOrders: ordersOf(7) });
    expect(await readOrderNumber(CART_ID, 8, true)).toBeNull();
    orderingBackend({ customerOrders: () => json({ message: 'No' }, 400) });
    expect(await readOrderNumber(CART_ID, 8, true)).toBeNull();
  });
});

describe('[CHK-6] the cart after an order', () => {
  const placed = { id: 42, number: '000000042' };

  it('is a new one also where the ordered one was let go already', async () => {
    const attempt = sent();
    localStorage.removeItem('cartId');
    resetCart();
    orderingBackend();
    await settleOrder(attempt, placed);
    expect(readCartId()).toBe('cart-2');
  });

  it('that was begun since is kept, and no other is created', async () => {
    const attempt = sent({ cartId: 'cart-0' });
    const shop = orderingBackend();
    await settleOrder(attempt, placed);
    expect(readCartId()).toBe(CART_ID);
    expect(shop.calls).toEqual([]);
  });

  it('does not matter to what the order becomes: placed now, told once, and kept for the success page', async () => {
    told.length = 0;
    const attempt = sent({ cartId: 'cart-0', sentAt: Date.now() - 5_000 });
    orderingBackend();
    const order = await settleOrder(attempt, placed);
    expect(order).toEqual({ ...attempt.receipt, ...placed, placedAt: Date.now() });
    expect(told).toEqual([{ type: 'ordered', number: '000000042', total: placedOrder.grandTotal }]);
    expect(JSON.parse(localStorage.getItem('receipt') ?? '')).toMatchObject({ number: '000000042' });
  });
});
