import { expect, test } from 'vitest';
import type { Cart, CartShippingMethod } from '@/lib/cart/cart';
import { partialAnswer } from '@/lib/testing/partial-answer';
import { freeDelivery } from './free-delivery';

const gbp = (minor: number) => ({ minor, currency: 'GBP' });
const taxed = (minor: number) => ({ excludingTax: gbp(minor), includingTax: gbp(Math.round(minor * 1.2)) });
const offer = (code: string, minor: number, available = true) =>
  partialAnswer<CartShippingMethod>({ carrier_code: code, price: taxed(minor), available });

/** A basket of goods without tax, minor units, less a voucher. */
function cart(goods: number, voucher = 0, more: Partial<Cart> = {}): Cart {
  const discounts = voucher ? [{ label: 'Spring', amount: gbp(voucher) }] : [];
  const totals = { subtotal: taxed(goods), discounts, taxes: [], shipping: null, grandTotal: gbp(goods) };
  return partialAnswer<Cart>({ isVirtual: false, totals, shippingMethods: [], shippingMethod: null, ...more });
}

const of = (basket: Cart, display: 1 | 2 | 3 | null = 2) => freeDelivery(basket, gbp(4000), display);

test('a basket says how much more makes delivery free, with tax where prices have it', () => {
  expect(of(cart(3000))).toEqual({ missing: gbp(400), share: 0.9 });
  expect(of(cart(3000), 1)).toEqual({ missing: gbp(1000), share: 0.75 });
  expect(of(cart(0))).toEqual({ missing: gbp(4000), share: 0 });
});

test('a penny short is short, and the sum itself is enough', () => {
  expect(of(cart(3999), 1)).toMatchObject({ missing: gbp(1) });
  expect(of(cart(4000), 1)).toEqual({ missing: null, share: 1 });
});

test('vouchers count against it', () => {
  expect(of(cart(4500, 600), 1)).toEqual({ missing: gbp(100), share: 0.975 });
  expect(of(cart(500, 700), 1)).toMatchObject({ share: 0 });
});

test('what the cart’s own methods say goes before the sum', () => {
  expect(of(cart(500, 0, { shippingMethods: [offer('freeshipping', 0)] }))).toEqual({ missing: null, share: 1 });
  expect(of(cart(500, 0, { shippingMethods: [offer('freeshipping', 0, false)] }))).toMatchObject({
    missing: gbp(3400),
  });
  expect(of(cart(500, 0, { shippingMethods: [offer('instore', 0)] }))).toMatchObject({ missing: gbp(3400) });
  // To this address it is not free, whatever the sum.
  expect(of(cart(9000, 0, { shippingMethods: [offer('flatrate', 595)] }))).toBeNull();
});

test('nothing is said of what is not posted, or in another currency', () => {
  expect(of(cart(500, 0, { isVirtual: true }))).toBeNull();
  expect(freeDelivery(cart(500), { minor: 4000, currency: 'USD' }, 2)).toBeNull();
});
