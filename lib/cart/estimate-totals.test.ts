// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { applyCoupon } from './apply-coupon';
import { cartAnswer, overTheWire } from './cart.fixture';
import { cart, refused } from './cart-writes.fixture';
import { estimateTotals } from './estimate-totals';
import { removeCoupon } from './remove-coupon';
import { resetCart } from './session/cart-store';

beforeEach(() => {
  localStorage.clear();
  resetCart();
});
afterEach(() => vi.unstubAllGlobals());

describe('[CART-8] coupons and estimates', () => {
  beforeEach(() => localStorage.setItem('cartId', 'cart-1'));

  it('A coupon is applied without surrounding spaces, and removed', async () => {
    const { calls } = fakeCommerce({
      applyCoupon: { applyCouponToCart: { __typename: 'ApplyCouponToCartOutput', cart: cart() } },
      removeCoupon: { removeCouponFromCart: { __typename: 'RemoveCouponFromCartOutput', cart: cart() } },
    });
    await applyCoupon(' WELCOME10 ');
    await removeCoupon();
    expect(calls.map(({ variables }) => variables)).toEqual([
      { cartId: 'cart-1', code: 'WELCOME10' },
      { cartId: 'cart-1' },
    ]);
  });

  it('[NET-4] A coupon whose answer was lost counts as applied where the second attempt finds it applied', async () => {
    const twice = () => refused('A coupon is already applied to the cart. Please remove it to apply another');
    const holding = (code: string) => ({ cart: overTheWire({ ...cartAnswer([]), applied_coupons: [{ code }] }) });
    const { answers } = fakeCommerce({ applyCoupon: twice, cartDetails: holding('WELCOME10') });
    await expect(applyCoupon('welcome10')).resolves.toBeUndefined();
    answers.cartDetails = holding('FIVEOFF');
    await expect(applyCoupon('WELCOME10')).rejects.toThrow('already applied');
  });

  it('An estimate has the shipping methods of an address, and the price of one in its totals', async () => {
    const money = (value: number) => ({ __typename: 'Money', value, currency: 'GBP' });
    const method = {
      carrier_code: 'flatrate',
      carrier_title: 'Post',
      method_code: 'flat',
      method_title: 'Second class',
    };
    fakeCommerce({
      estimateTotals: {
        estimateShippingMethods: [
          {
            __typename: 'AvailableShippingMethod',
            ...method,
            available: true,
            error_message: '',
            price_excl_tax: money(3),
            price_incl_tax: money(3.6),
          },
        ],
        estimateTotals: {
          __typename: 'EstimateTotalsOutput',
          estimate: overTheWire({ prices: { ...cartAnswer().prices, grand_total: money(13.58) } }),
        },
      },
    });
    const estimate = await estimateTotals({ country_code: 'GB', postcode: 'N1 1AA' }, method);
    expect(estimate.methods).toHaveLength(1);
    expect(estimate.totals).toMatchObject({
      shipping: { title: 'Post: Second class', includingTax: { minor: 360 } },
      grandTotal: { minor: 1358 },
    });
  });
});
