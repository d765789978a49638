import { expect, it } from 'vitest';
import { type CartLine, isVirtualLine, piecesOf, weightOf } from './line-rules';

const piece = (id: number, each: number, typeId = 'simple', weight: number | null = 0.1) => ({
  product: { id, typeId, weight },
  each,
});
const line = (quantity: number, ...pieces: ReturnType<typeof piece>[]) => ({ quantity, pieces }) as unknown as CartLine;

it('[CART-8] nothing of a line has to be delivered where every piece of it is virtual', () => {
  expect(isVirtualLine(line(1, piece(1, 1, 'virtual'), piece(2, 1, 'downloadable')))).toBe(true);
  expect(isVirtualLine(line(1, piece(1, 1, 'virtual'), piece(2, 1)))).toBe(false);
});

it('[CART-8] the weight is that of all pieces that are delivered, to four decimals', () => {
  const lines = [line(2, piece(1, 3), piece(2, 1, 'virtual', 5)), line(1, piece(3, 1, 'simple', null))];
  expect(weightOf(lines)).toBe(0.6);
  expect(weightOf([line(3, piece(1, 1))])).toBe(0.3);
  expect(weightOf([line(1, piece(1, 1, 'simple', 0.00004))])).toBe(0);
});

it('[BACK-1] the pieces of a product are counted over all lines', () => {
  const lines = [line(2, piece(1, 3), piece(2, 1)), line(1, piece(1, 1))];
  expect([...piecesOf(lines)]).toEqual([
    [1, 7],
    [2, 2],
  ]);
});
