import { expect, it } from 'vitest';
import { isMissing, productIds } from './rules';

it('[BACK-1] a uid is missing as PHP’s `empty` says', () => {
  expect(['', '0', '00', 'x'].map(isMissing)).toEqual([true, true, false, false]);
});

it('[BACK-1] product ids come each once, in their order, without what is none', () => {
  expect(productIds(['3', null, '1', 'x', '3', ''])).toEqual([3, 1]);
});
