import { expect, it } from 'vitest';
import { choiceKey, isNothing, keptQuantity, wishlistNumber } from './rules';

it('[BACK-1] a choice has one spelling in whatever order it came', () => {
  const [one, other] = [
    { uid: 'a', value: '1' },
    { uid: 'b', value: '2' },
  ] as const;
  const key = choiceKey({ selected: ['y', 'x'], entered: [other, one] });
  const selected = ['x', 'y'];
  expect(key).toBe(choiceKey({ selected, entered: [one, other] }));
  const others = [
    { selected: ['x'], entered: [one, other] },
    { selected, entered: [one] },
    { selected, entered: [{ ...one, value: '2' }, other] },
    { selected, entered: [{ ...one, uid: 'c' }, other] },
  ];
  expect(others.map(choiceKey)).not.toContain(key);
});

it('a choice is left as it came', () => {
  const selected = ['y', 'x'];
  choiceKey({ selected, entered: [] });
  expect(selected).toEqual(['y', 'x']);
});

it('[BACK-1] what is no number of a wish list means the caller’s own', () => {
  expect(['7', '7b', '0', '-3', 'b', ''].map(wishlistNumber)).toEqual([7, 7, null, null, null, null]);
});

it('[BACK-1] a fraction of one is nothing, and less than nothing is kept as one', () => {
  expect([null, undefined, 0, 0.9, -0.9, 1, 1.5, -1].filter((quantity) => !isNothing(quantity))).toEqual([1, 1.5, -1]);
  expect([-1, 0, 2].map(keptQuantity)).toEqual([1, 0, 2]);
});
