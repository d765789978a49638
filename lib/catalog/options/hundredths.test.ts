import { describe, expect, it } from 'vitest';
import { fromHundredths, percentOf, plus, toHundredths, toPricePair } from './hundredths';

describe('hundredths', () => {
  it('[CAT-5] keep every price that has two decimals', () => {
    for (let hundredths = -20_000; hundredths <= 20_000; hundredths += 7) {
      expect(toHundredths(fromHundredths(hundredths))).toBe(hundredths);
      expect(toHundredths(Number((hundredths / 100).toFixed(2)))).toBe(hundredths);
    }
  });

  it('round halves away from zero, also where binary numbers fall short', () => {
    expect([1.005, 2.675, 0.285, 10.075, -1.005, 4.4949999].map(toHundredths)).toEqual([101, 268, 29, 1008, -101, 449]);
    expect(Object.is(toHundredths(-0.001), 0)).toBe(true);
  });

  it('[CAT-5] take a percentage that never strays more than half a hundredth', () => {
    for (let price = 1; price <= 5000; price += 13) {
      for (const percent of [0.5, 7, 12.5, 20, 33.33, 100]) {
        const part = percentOf(price, percent);
        expect(Number.isInteger(part)).toBe(true);
        expect(Math.abs(part - (price * percent) / 100)).toBeLessThanOrEqual(0.5 + 1e-9);
      }
    }
  });

  it('add up', () => {
    expect(plus({ regular: 100, final: 90 }, { regular: 10, final: 5 }, 3)).toEqual({ regular: 130, final: 105 });
  });

  it('read a price range; what costs more than before has no earlier price', () => {
    const range = (final: number, regular: number | null) => ({
      minimum_price: { final_price: { value: final }, regular_price: { value: regular } },
    });
    expect(toPricePair(range(3.99, 4.99))).toEqual({ final: 399, regular: 499 });
    expect(toPricePair(range(3.99, null))).toEqual({ final: 399, regular: 399 });
  });
});
