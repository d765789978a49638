import { expect, it } from 'vitest';
import { unitPrice } from './unit-price';

const price = { value: 4, currency: 'GBP' };

it.each([
  ['16 tablets', '1 tablet', 0.25, 'tablet'],
  ['200 ml', '100 ml', 2, '100 ml'],
  ['0.5 l', '100 ml', 0.8, '100 ml'],
  ['0,5 kg', '100 g', 0.8, '100 g'],
  ['32 เม็ด', '1 เม็ด', 0.125, 'เม็ด'],
  ['200 มล.', '100 มล.', 2, '100 มล.'],
])('compares %s by %s', (measure, base, value, unit) => {
  const result = unitPrice(price, measure, base);
  expect(result?.price.value).toBeCloseTo(value, 10);
  expect(result?.price.currency).toBe('GBP');
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
  expect(unitPrice(price, measure, base)).toBeNull();
});
