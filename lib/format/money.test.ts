import { describe, expect, it } from 'vitest';
import { fractionDigits, percentOf, times, toMajorUnits, toMinorUnits, toMoney, toStoredMoney } from './money';

const gbp = (minor: number) => ({ minor, currency: 'GBP' });

describe('money in minor units', () => {
  it('[CAT-5] money in minor units is exact for every price that has two decimals', () => {
    for (let minor = -20_000; minor <= 20_000; minor += 7) {
      expect(toMoney(toStoredMoney(gbp(minor)), 'USD')).toEqual(gbp(minor));
      expect(toMinorUnits(Number((minor / 100).toFixed(2)), 'GBP')).toBe(minor);
    }
  });

  it('money in minor units rounds halves away from zero, also where binary numbers fall short', () => {
    const amounts = [1.005, 2.675, 0.285, 10.075, -1.005, 4.4949999];
    expect(amounts.map((amount) => toMinorUnits(amount, 'GBP'))).toEqual([101, 268, 29, 1008, -101, 449]);
    expect(Object.is(toMinorUnits(-0.001, 'GBP'), 0)).toBe(true);
    expect(times(gbp(-25), 0.5)).toEqual(gbp(-13));
  });

  it('[STORE-8] money in minor units has as many digits as its currency', () => {
    expect(['GBP', 'JPY', 'KRW', 'IDR', 'KWD', 'BITCOIN'].map(fractionDigits)).toEqual([2, 0, 0, 0, 3, 2]);
    expect(toMoney({ value: 1234.5, currency: 'JPY' }, 'GBP')).toEqual({ minor: 1235, currency: 'JPY' });
    expect(toMoney({ value: 1.2345 }, 'KWD')).toEqual({ minor: 1235, currency: 'KWD' });
    expect(toMajorUnits({ minor: 1235, currency: 'KWD' })).toBe(1.235);
  });

  it('money in minor units is nothing in the given currency where the backend leaves it out', () => {
    expect(toMoney(null, 'THB')).toEqual({ minor: 0, currency: 'THB' });
    expect(toMoney({ value: null, currency: null }, 'THB')).toEqual({ minor: 0, currency: 'THB' });
  });

  it('[CAT-5] money in minor units takes a percentage that never strays more than half a minor unit', () => {
    for (let price = 1; price <= 5000; price += 13) {
      for (const percent of [0.5, 7, 12.5, 20, 33.33, 100]) {
        const part = percentOf(price, percent);
        expect(Number.isInteger(part)).toBe(true);
        expect(Math.abs(part - (price * percent) / 100)).toBeLessThanOrEqual(0.5 + 1e-9);
      }
    }
  });
});
