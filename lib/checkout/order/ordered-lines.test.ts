// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { balm, lozenges } from '@/lib/cart/cart.fixture';
import { toLine } from '@/lib/cart/items/to-line';
import {
  CART_ID,
  freshBrowser,
  json,
  orderedTotals,
  orderingBackend,
  readyCheckout,
} from '@/lib/checkout/checkout.fixture';
import { discardOrderedLines, readOrdered, settleOrderedLines, storeOrderedLines } from './ordered-lines';
import { placeOrder } from './place-order';

const lines = [balm, lozenges].map((item) => toLine(item, 'GBP'));
const cart = { id: CART_ID, lines, totals: orderedTotals };

beforeEach(() => {
  freshBrowser();
  window.sessionStorage.clear();
});

describe('[CHK-10] the lines of an order', () => {
  it('are those of its cart as it showed them, once it is placed, and of no other order', async () => {
    orderingBackend();
    readyCheckout();
    storeOrderedLines(cart, 2);
    const { placedAt } = await placeOrder();
    expect(readOrdered(placedAt)).toMatchObject({
      lines: lines.map(({ product, quantity, options, rowTotal }) => ({
        name: product.name,
        quantity,
        options,
        total: rowTotal.includingTax,
      })),
      totals: orderedTotals,
    });
    expect(readOrdered(placedAt + 1)).toBeNull();
    expect(Object.values(window.localStorage).join(), 'are not left behind in the browser').not.toContain('Balm');
  });

  it('hold nothing of what was answered to buy them', () => {
    const key = '{"sku":"BALM","entered_options":[{"value":"I am 42."}]}';
    storeOrderedLines({ ...cart, lines: lines.map((line) => ({ ...line, key })) }, 2);
    expect(window.sessionStorage.getItem('draft_ordered_lines')).not.toContain('I am 42.');
  });

  it('cost what the shop shows', () => {
    storeOrderedLines(cart, 1);
    settleOrderedLines(CART_ID, 7);
    expect(readOrdered(7)?.lines.map(({ total }) => total)).toEqual(lines.map(({ rowTotal }) => rowTotal.excludingTax));
  });

  it('are not known of another cart, nor of what another device has ordered', async () => {
    storeOrderedLines(cart, 2);
    settleOrderedLines('cart-9', 7);
    expect(readOrdered(7)).toBeNull();

    const gone = () => json({ message: 'No such entity with %fieldName = %fieldValue' }, 404);
    const backend = orderingBackend({
      [`/rest/mmstr_en/V1/guest-carts/${CART_ID}/shipping-information`]: gone,
    });
    backend.cart.isActive = false;
    readyCheckout();
    storeOrderedLines(cart, 2);
    const { placedAt, number } = await placeOrder();
    expect(number).toBe('000000042');
    expect(readOrdered(placedAt)).toBeNull();
  });

  it('are none where storage holds something else', () => {
    const store = (lines: unknown, totals: unknown = orderedTotals) =>
      window.sessionStorage.setItem('draft_ordered_lines', JSON.stringify({ of: 7, lines, totals }));
    for (const wrong of [null, 'x', [null], [{ uid: 'a', name: 'Balm' }]]) {
      store(wrong);
      expect(readOrdered(7)).toBeNull();
    }
    for (const wrong of [null, 'x', {}, { ...orderedTotals, shipping: 4 }, { ...orderedTotals, taxes: [null] }]) {
      store([], wrong);
      expect(readOrdered(7)).toBeNull();
    }
    store([]);
    expect(readOrdered(7)).not.toBeNull();
    discardOrderedLines();
    expect(window.sessionStorage.length).toBe(0);
  });
});
