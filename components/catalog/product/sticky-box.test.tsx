import { expect, it } from 'vitest';
import { topOf } from './sticky-box';

/** Title, introduction, form, notes, with what is between them. */
const box = (form: number) => [
  { start: 0, end: 100 },
  { start: 116, end: 166 },
  { start: 182, end: 182 + form },
  { start: 198 + form, end: 398 + form },
];

it('the buying box clings as a whole where the window has room for it', () => {
  expect(topOf(box(400), 2, 900)).toBe(24);
});

it('in a lower window it begins with a whole part, and nothing is seen of the one before', () => {
  expect(topOf(box(530), 2, 900)).toBe(16 - 116);
  expect(topOf(box(600), 2, 840)).toBe(16 - 182);
  // The notes go on below the window.
  expect(topOf(box(700), 2, 800)).toBe(16 - 182);
});

it('a form that is higher than the window shows its end, with the button', () => {
  expect(topOf(box(1200), 2, 900)).toBe(900 - 1598 - 24);
  expect(topOf([{ start: 0, end: 1200 }], -1, 900)).toBe(900 - 1200 - 24);
});
