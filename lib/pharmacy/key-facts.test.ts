import { expect, test } from 'vitest';
import { notTakenTogether } from './key-facts';

const named = (...names: string[]) => names.map((name) => ({ name }));

test('what the guard of baskets counts is not taken together with more of it, once under any of its names', () => {
  expect(notTakenTogether(named('Paracetamol', 'Codeine phosphate', 'Caffeine'))).toEqual([
    'paracetamol',
    'codeine phosphate',
  ]);
  expect(notTakenTogether(named('Ibuprofen', 'Ibuprofen lysine'))).toEqual(['ibuprofen lysine']);
  expect(notTakenTogether(named('พาราเซตามอล'))).toEqual(['พาราเซตามอล']);
});

test('what may be used side by side, and what no rule knows, is not spoken of', () => {
  expect(notTakenTogether(named('Nicotine', 'Cetirizine'))).toEqual([]);
});
