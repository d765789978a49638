import { expect, it } from 'vitest';
import { roundSteps } from './round-steps';

it.each([
  ['baht', 44.5, ['0_100', '100_250', '250_500', '500_1000', '1000_2500', '2500_*']],
  ['dollars', 1.27, ['0_5', '5_10', '10_25', '25_50', '50_100', '100_*']],
  ['euros', 1.17, ['0_5', '5_10', '10_25', '25_50', '50_100', '100_*']],
  ['yen', 190, ['0_500', '500_1000', '1000_2500', '2500_5000', '5000_10000', '10000_*']],
  ['dinars, less than the base', 0.39, ['0_1', '1_5', '5_10', '10_25', '25_50', '50_*']],
])('[CAT-1] steps of prices are round in %s', (_, rate, steps) => {
  expect(roundSteps(rate)).toEqual(steps);
});
