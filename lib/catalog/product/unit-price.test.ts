import { expect, it } from 'vitest';
import { unitPricing } from './unit-price';

it.each([
  ['16 tablets', '1 tablet', 1 / 16, 'tablet'],
  ['200 ml', '100 ml', 1 / 2, '100 ml'],
  ['0.5 l', '100 ml', 1 / 5, '100 ml'],
  ['0,5 kg', '100 g', 1 / 5, '100 g'],
  ['32 เม็ด', '1 เม็ด', 1 / 32, 'เม็ด'],
  ['200 มล.', '100 มล.', 1 / 2, '100 มล.'],
])('compares %s by %s', (measure, base, factor, unit) => {
  const result = unitPricing(measure, base);
  expect(result?.factor).toBeCloseTo(factor, 10);
  expect(result?.unit).toBe(unit);
});

it.each([
  [null, '1 tablet'],
  ['16 tablets', null],
  ['a box', '1 tablet'],
  ['0 tablets', '1 tablet'],
  ['200 ml', '100 g'],
  ['16 tablets', '100 g'],
])('has no unit price for %s by %s', (measure, base) => {
  expect(unitPricing(measure, base)).toBeNull();
});
