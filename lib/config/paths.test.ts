import { describe, expect, test } from 'vitest';
import { inAppPage } from './paths';

const paths = [
  { path: '/checkout/cart', exact: true },
  { path: '/cart', exact: true, page: '/checkout/cart' },
  { path: '/order-tracking', exact: false },
];

describe('inAppPage', () => {
  test('[ROUTE-22] an exact path matches alone, with or without a trailing slash', () => {
    expect(inAppPage('/checkout/cart', paths)).toBe('/checkout/cart');
    expect(inAppPage('/checkout/cart/', paths)).toBe('/checkout/cart');
    expect(inAppPage('/checkout/cart/more', paths)).toBeNull();
    expect(inAppPage('/checkout/cartoon', paths)).toBeNull();
  });

  test('[ROUTE-22] others match as prefixes, at a slash', () => {
    expect(inAppPage('/order-tracking/', paths)).toBe('/order-tracking');
    expect(inAppPage('/order-tracking/12', paths)).toBe('/order-tracking/12');
    expect(inAppPage('/order-tracking-help', paths)).toBeNull();
  });

  test('[ROUTE-22] a second spelling is the same page', () => {
    expect(inAppPage('/cart', paths)).toBe('/checkout/cart');
  });
});
