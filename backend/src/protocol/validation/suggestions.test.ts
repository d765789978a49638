import { expect, it } from 'vitest';
import { oneOf, similar } from './suggestions';

it.each([
  [[], ''],
  [['A'], 'A'],
  [['A', 'B'], 'A or B'],
  [['A', 'B', 'C'], 'A, B, or C'],
  [['A', 'B', 'C', 'D', 'E', 'F'], 'A, B, C, D, or E'],
])('[BACK-1] of %j Magento lists %j', (names, text) => expect(oneOf(names)).toBe(text));

it('[BACK-1] what somebody may have meant stands nearest first', () => {
  expect(similar('prise', ['name', 'prices', 'price'])).toEqual(['price', 'prices']);
});
