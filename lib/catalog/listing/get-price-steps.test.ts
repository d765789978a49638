import { expect, it } from 'vitest';
import { inBandsOf, roundSteps } from './get-price-steps';

const price = (counts: Record<string, number>) => ({
  attribute_code: 'price',
  label: 'Price',
  position: null,
  options: Object.entries(counts).map(([value, count]) => ({ value, label: value, count })),
});
const counted = (aggregation: ReturnType<typeof inBandsOf>) =>
  Object.fromEntries((aggregation?.options ?? []).map((option) => [option?.value, option?.count]));

const whole = price({ '0_10': 12, '10_20': 7, '20_30': 2 });

it('[CAT-1] prices are counted in the bands of the whole listing, finer ones together, what is left empty as none', () => {
  expect(counted(inBandsOf(whole, price({ '1_2': 2, '3_4': 1, '12_13': 4 })))).toEqual({
    '0_10': 3,
    '10_20': 4,
    '20_30': 0,
  });
  expect(counted(inBandsOf(whole, price({ '10_20': 1 })))).toEqual({ '0_10': 0, '10_20': 1, '20_30': 0 });
  expect(counted(inBandsOf(whole, undefined))).toEqual({ '0_10': 0, '10_20': 0, '20_30': 0 });
});

it('[CAT-1] prices whose bands lie across those of the whole listing stay as they are told', () => {
  const across = price({ '5_15': 3 });
  expect(inBandsOf(whole, across)).toBe(across);
});

it('[CAT-1] an open band holds whatever is beyond its end', () => {
  expect(counted(inBandsOf(price({ '*_10': 4, '10_*': 3 }), price({ '2_4': 1, '50_60': 2 })))).toEqual({
    '*_10': 1,
    '10_*': 2,
  });
});

it.each([
  ['baht', 44.5, ['0_100', '100_250', '250_500', '500_1000', '1000_2500', '2500_*']],
  ['dollars', 1.27, ['0_5', '5_10', '10_25', '25_50', '50_100', '100_*']],
  ['euros', 1.17, ['0_5', '5_10', '10_25', '25_50', '50_100', '100_*']],
  ['yen', 190, ['0_500', '500_1000', '1000_2500', '2500_5000', '5000_10000', '10000_*']],
  ['dinars, less than the base', 0.39, ['0_1', '1_5', '5_10', '10_25', '25_50', '50_*']],
])('[CAT-1] steps of prices are round in %s', (_, rate, steps) => {
  expect(roundSteps(rate)).toEqual(steps);
});
