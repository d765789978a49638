import { describe, expect, it } from 'vitest';
import { offeredMethods } from './offered-methods';

const method = (code: string) => ({ code, title: code });
const totals = (minor: number) => {
  const amount = { minor, currency: 'GBP' };
  const subtotal = { excludingTax: amount, includingTax: amount };
  return { subtotal, discounts: [], taxes: [], shipping: null, grandTotal: amount };
};

describe('[CHK-9] the ways to pay', () => {
  it('are the backend’s, in its order, as far as this shop can handle them', () => {
    const paymentMethods = ['braintree', 'moonpay', 'checkmo'].map(method);
    expect(offeredMethods({ paymentMethods, totals: totals(5) }).map(({ code }) => code)).toEqual([
      'braintree',
      'checkmo',
    ]);
  });

  it('are only “free” where there is nothing to pay, and never where there is', () => {
    const paymentMethods = ['free', 'checkmo'].map(method);
    expect(offeredMethods({ paymentMethods, totals: totals(0) }).map(({ code }) => code)).toEqual(['free']);
    expect(offeredMethods({ paymentMethods, totals: totals(5) }).map(({ code }) => code)).toEqual(['checkmo']);
  });
});
