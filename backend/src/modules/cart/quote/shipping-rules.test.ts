import { describe, expect, it } from 'vitest';
import { salesSettings } from '../../../database/seed/sales/settings';
import { isValid } from './cart-price-rules';
import { offeredShippingMethods, tablePrice } from './shipping-rules';

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
