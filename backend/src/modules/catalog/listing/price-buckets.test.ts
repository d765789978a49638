import { describe, expect, it } from 'vitest';
import { priceBuckets, priceRange } from './price-buckets';

const counts = (...floors: number[]) => floors.map((floor) => ({ floor, count: 1 }));

describe('priceRange', () => {
  it.each([
    ['[BACK-1] tens below a hundred', counts(24, 74), 10],
    ['tens for a single price, as recorded for 34', counts(34), 10],
    ['ones below ten', counts(3, 7), 1],
    ['hundreds when they part the products', counts(40, 250), 100],
    ['tens when one hundred holds them all', counts(120, 180), 10],
    ['tens at the finest, even when they part nothing', counts(121, 122), 10],
    ['thousands', counts(1500, 40), 1000],
  ])('%s', (_, prices, range) => {
    expect(priceRange(prices)).toBe(range);
  });
});

describe('priceBuckets', () => {
  it('[BACK-1] gives labels and values as recorded, lowest first, without empty steps', () => {
    const recorded = [
      { floor: 74, count: 1 },
      { floor: 24, count: 1 },
      { floor: 32, count: 5 },
      { floor: 36, count: 2 },
    ];
    expect(priceBuckets(recorded, 1)).toEqual([
      { label: '20-30', value: '20_30', count: 1 },
      { label: '30-40', value: '30_40', count: 7 },
      { label: '70-80', value: '70_80', count: 1 },
    ]);
  });

  it('[BACK-1] converts the bounds to the display currency: 30-40 at 0.9 is 27-36', () => {
    expect(priceBuckets(counts(34), 0.9)).toEqual([{ label: '27-36', value: '27_36', count: 1 }]);
    expect(priceBuckets(counts(34), 1.1)[0]?.value).toBe('33_44');
    expect(priceBuckets(counts(12), 1.27)[0]?.value).toBe('12.7_25.4');
  });

  it('gives nothing for nothing', () => {
    expect(priceBuckets([], 1)).toEqual([]);
  });
});
