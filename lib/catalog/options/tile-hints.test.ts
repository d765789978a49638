import { expect, it } from 'vitest';
import { ibuprofen, testContext } from './choices.fixture';
import { type PanelContext, priceText } from './panel-text';
import { tileHints } from './tile-hints';

const money = (amount: number) => priceText(amount, testContext satisfies PanelContext);
const hints = (selection: number[]) =>
  tileHints(ibuprofen, selection, testContext.words, money).map((axis) =>
    axis.map(({ isPossible, text }) => `${isPossible ? '+' : '-'}${text}`),
  );

it('[CAT-5] says what each value of the last axis costs, or why it cannot be had', () => {
  expect(hints([0, 0])).toEqual([
    ['+', '+'],
    ['+£0.79', '-Not with 200 mg', '+£2.95'],
  ]);
  expect(hints([1, 1])).toEqual([
    ['+', '+'],
    ['-Not with 400 mg', '+£2.79', '+Out of stock'],
  ]);
});
