import { describe, expect, it } from 'vitest';
import { convert, discount, isSpecialActive, roundMoney, unitPrice, visibleTiers } from './rules';

const plain = { price: 10, specialPrice: null, specialFrom: null, specialTo: null };
const special = { ...plain, specialPrice: 8, specialFrom: '2026-03-01', specialTo: '2026-03-31' };

describe('roundMoney', () => {
  it.each([
    [1.005, 1.01],
    [2.675, 2.68],
    [0.125, 0.13],
    [-1.005, -1.01],
    [4.4949999999999992, 4.5],
    [4.494, 4.49],
    [1e-9, 0],
    [-0.001, 0],
    [123456789.125, 123456789.13],
  ])('rounds %d to %d', (amount, rounded) => {
    expect(roundMoney(amount)).toBe(rounded);
  });
});

describe('convert', () => {
  it('[BACK-1] gives a price in the display currency with two decimals, as 34 at 0.9 gives 30.6', () => {
    expect(convert(34, 0.9)).toBe(30.6);
    expect(convert(4.99, 44.1234)).toBe(220.18);
  });
});

describe('discount', () => {
  it('[BACK-1] gives amount and percent as recorded: 32 down to 24', () => {
    expect(discount({ regular: 32, final: 24 })).toEqual({ amount_off: 8, percent_off: 25 });
    expect(discount({ regular: 48, final: 38.4 })).toEqual({ amount_off: 9.6, percent_off: 20 });
  });

  it('rounds the percentage to two decimals', () => {
    expect(discount({ regular: 3, final: 2 })).toEqual({ amount_off: 1, percent_off: 33.33 });
  });

  it('is nothing where the price is not lower or the regular price is zero', () => {
    const none = { amount_off: 0, percent_off: 0 };
    expect(discount({ regular: 5, final: 5 })).toEqual(none);
    expect(discount({ regular: 5, final: 6 })).toEqual(none);
    expect(discount({ regular: 0, final: -1 })).toEqual(none);
  });
});

describe('isSpecialActive', () => {
  it.each([
    ['2026-02-28', false],
    ['2026-03-01', true],
    ['2026-03-31', true],
    ['2026-04-01', false],
  ])('on %s is %s', (today, active) => {
    expect(isSpecialActive(special, today)).toBe(active);
  });

  it('has no end without dates, and is never without a price', () => {
    expect(isSpecialActive({ ...special, specialFrom: null, specialTo: null }, '2030-01-01')).toBe(true);
    expect(isSpecialActive(plain, '2026-03-02')).toBe(false);
  });
});

describe('unitPrice', () => {
  it('takes the lowest of regular, special and tier price', () => {
    const tiers = [
      { quantity: 1, price: null, percent: 15 },
      { quantity: 5, price: 6, percent: null },
    ];
    expect(unitPrice(plain, [], '2026-03-02')).toEqual({ regular: 10, final: 10 });
    expect(unitPrice(special, tiers, '2026-03-02')).toEqual({ regular: 10, final: 8 });
    expect(unitPrice(special, tiers, '2026-04-02')).toEqual({ regular: 10, final: 8.5 });
    expect(unitPrice(special, tiers, '2026-04-02', 5)).toEqual({ regular: 10, final: 6 });
  });

  it('never raises a price by a special one that is higher', () => {
    expect(unitPrice({ ...special, specialPrice: 12 }, [], '2026-03-02').final).toBe(10);
  });
});

describe('visibleTiers', () => {
  it('leaves out tiers from one piece on and those that are no cheaper than a smaller quantity', () => {
    const tiers = [
      { quantity: 9, price: 8.5, percent: null },
      { quantity: 6, price: 8, percent: null },
      { quantity: 3, price: null, percent: 10 },
      { quantity: 1, price: null, percent: 5 },
    ];
    expect(visibleTiers(tiers, 10)).toEqual([
      { quantity: 3, final: 9 },
      { quantity: 6, final: 8 },
    ]);
  });
});

it('[CAT-5] amounts too large to be written out stay as they are', () => {
  expect([roundMoney(1e22), roundMoney(-1e22)]).toEqual([1e22, -1e22]);
});

it('[CAT-5] a special price that has ended, or not begun, takes nothing down', () => {
  for (const today of ['2026-02-28', '2026-04-01']) {
    expect(isSpecialActive(special, today)).toBe(false);
    expect(unitPrice(special, [], today)).toEqual({ regular: 10, final: 10 });
  }
  expect(unitPrice({ ...plain, specialFrom: '2026-01-01' }, [], '2026-03-01').final).toBe(10);
});
