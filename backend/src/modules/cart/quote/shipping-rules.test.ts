import { describe, expect, it } from 'vitest';
import type { Context } from '../../../context';
import { salesSettings } from '../../../database/seed/sales/settings';
import { applicable, couponIn, discountDescription, discountRule, isValid, type RuleRow } from './cart-price-rules';
import { offeredShippingMethods, shippingMethodList, tablePrice } from './shipping-rules';

const ROWS = [
  { countryId: '*', minWeight: 0, price: 3 },
  { countryId: '*', minWeight: 2, price: 5 },
  { countryId: 'IE', minWeight: 1, price: 9 },
];

describe('shipping by weight', () => {
  it.each([
    ['GB', 0, 3],
    ['GB', 1.99, 3],
    ['GB', 2, 5],
    ['IE', 1, 9],
    ['IE', 0.5, null],
  ])('to %s with %d costs %s', (country, weight, price) => {
    expect(tablePrice(ROWS, country, weight)).toBe(price);
  });
});

describe('[CART-8] shipping methods', () => {
  const carriers = salesSettings[0]?.settings.carriers ?? [];
  const facts = { countryId: 'GB', weight: 1, subtotal: 3999, isFree: false, rate: 1 };
  const offered = (more: Partial<typeof facts>) =>
    offeredShippingMethods(carriers, ROWS, { ...facts, ...more }).map(({ carrierCode, amount }) => [
      carrierCode,
      amount,
    ]);

  it('are not there beyond the table, though a rule makes them free', () => {
    const codes = offered({ countryId: 'IE', weight: 0.5, isFree: true }).map(([code]) => code);
    expect(codes).toEqual(['freeshipping', 'flatrate']);
  });

  it('are free from a subtotal on', () => {
    expect(offered({})).toEqual([
      ['tablerate', 300],
      ['flatrate', 595],
    ]);
    expect(offered({ subtotal: 4000 })).toEqual([
      ['freeshipping', 0],
      ['tablerate', 300],
      ['flatrate', 595],
    ]);
  });

  it('are all free by a rule', () => {
    expect(offered({ isFree: true }).map(([, amount]) => amount)).toEqual([0, 0, 0]);
  });

  it('are priced in the currency of the cart', () => {
    expect(offered({ rate: 1.27, subtotal: 5079 })).toEqual([
      ['tablerate', 381],
      ['flatrate', 756],
    ]);
  });
});

describe('a rule', () => {
  const rule = { fromDate: '2026-01-02', toDate: '2026-01-04', maxUses: 2, timesUsed: 1 };
  it.each([
    ['2026-01-01', {}, false],
    ['2026-01-02', {}, true],
    ['2026-01-04', {}, true],
    ['2026-01-05', {}, false],
    ['2026-01-03', { timesUsed: 2 }, false],
    ['2026-01-03', { timesUsed: 9, maxUses: null }, true],
  ])('on %s with %j holds: %s', (day, more, holds) => {
    expect(isValid({ ...rule, ...more }, day)).toBe(holds);
  });
});

describe('[CART-8] cart price rules', () => {
  const rule = (more: Partial<RuleRow>) =>
    ({ labels: {}, couponCode: null, minSubtotal: 0, action: 'by_percent', amount: 10, ...more }) as RuleRow;
  const ctx = { store: { code: 'mmstr_th' }, currency: 'GBP', rate: 2 } as Context;
  const labelled = rule({ labels: { mmstr_th: 'ส่วนลด', default: 'Sale' }, couponCode: 'A' });

  it('take part from their minimum on, in the currency of the cart', () => {
    const from = rule({ minSubtotal: 20 });
    expect([applicable([from], 4000, 2), applicable([from], 3999, 2)]).toEqual([[from], []]);
  });

  it('are called in the store view’s language, else by their own label, their coupon, or as Magento calls them', () => {
    const sale = rule({ labels: { default: 'Sale' } });
    const rules = [labelled, sale, rule({ couponCode: 'B' }), rule({}), rule({ labels: { mmstr_th: '' } })];
    expect(discountDescription(rules, ctx)).toEqual(['ส่วนลด', 'Sale', 'B']);
    expect(rules.map((one) => discountRule(one, ctx).label)).toEqual([
      'ส่วนลด',
      'Sale',
      'Discount',
      'Discount',
      'Discount',
    ]);
  });

  it('tell the coupon that takes part, as it is spelled', () => {
    expect([couponIn([rule({}), labelled]), couponIn([rule({})]), couponIn([])]).toEqual(['A', null, null]);
  });

  it('take off percent as they are, amounts in minor units of the cart’s currency', () => {
    expect(discountRule(rule({}), ctx)).toEqual({ label: 'Discount', action: 'by_percent', amount: 10 });
    expect(discountRule(rule({ action: 'by_fixed' }), ctx)).toMatchObject({ action: 'by_fixed', amount: 2000 });
    expect(discountRule(rule({ action: 'cart_fixed' }), ctx)).toMatchObject({ amount: 2000 });
  });

  it('[CHK-4] methods of delivery are answered with their prices with and without tax', () => {
    const titles = { carrierCode: 'a', carrierTitle: 'A', methodCode: 'b', methodTitle: 'B' };
    const method = { ...titles, amount: 595, excludingTax: 496, includingTax: 595 };
    expect(shippingMethodList(ctx, [method])).toEqual([
      {
        carrier_code: 'a',
        carrier_title: 'A',
        method_code: 'b',
        method_title: 'B',
        amount: { value: 5.95, currency: 'GBP' },
        price_excl_tax: { value: 4.96, currency: 'GBP' },
        price_incl_tax: { value: 5.95, currency: 'GBP' },
        available: true,
        error_message: '',
      },
    ]);
  });
});
