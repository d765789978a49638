import { expect, it } from 'vitest';
import { toNetShare } from './get-product';

const tax = (value: number, description: 'INCLUDED' | 'EXCLUDED' = 'INCLUDED') => ({
  code: 'TAX' as const,
  description,
  amount: { value },
});

it('[STORE-10] tells what a price is without the tax in it, where both are shown', () => {
  expect(toNetShare({ amount: { value: 12 }, adjustments: [null, tax(2)] })).toBeCloseTo(10 / 12);
  expect(toNetShare({ amount: { value: 12 }, adjustments: [tax(0)] })).toBe(1);
});

it('says nothing where the backend does not', () => {
  expect(toNetShare({ amount: { value: 12 }, adjustments: [] })).toBeNull();
  expect(toNetShare({ amount: { value: 12 }, adjustments: [tax(2, 'EXCLUDED')] })).toBeNull();
  expect(toNetShare({ amount: { value: 0 }, adjustments: [tax(0)] })).toBeNull();
});
