import { expect, it } from 'vitest';
import { selectionOf, withSelection } from './chosen-values';
import type { Configurable } from './configurable';

const value = (uid: string) => ({ uid, label: uid, swatch: null });
const configurable: Configurable = {
  axes: [
    { code: 'flavour', label: 'Flavour', values: [value('lemon'), value('mint')] },
    { code: 'pack_size', label: 'Pack size', values: [value('8'), value('16'), value('32')] },
  ],
  variants: [],
};

it('[CART-8] finds what a line of the cart chose', () => {
  expect(selectionOf(configurable, ['gift-wrap', '32', 'lemon'])).toEqual([0, 2]);
  expect(selectionOf(configurable, ['mint', 'gone'])).toEqual([1, -1]);
});

it('[CART-8] changes the choice and leaves other options alone', () => {
  expect(withSelection(configurable, ['gift-wrap', '32', 'lemon'], [1, 0])).toEqual(['gift-wrap', 'mint', '8']);
});
