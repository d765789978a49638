import { describe, expect, it } from 'vitest';
import {
  type Configurable,
  firstSelection,
  isPossible,
  selectionOf,
  settle,
  variantOf,
  withSelection,
} from './configurable';
import { ibuprofen } from './product-options.fixture';

describe('a configurable product', () => {
  it('[CAT-5] finds the variant of a selection, and none for an impossible one', () => {
    expect(variantOf(ibuprofen, [1, 1])?.sku).toBe('IBU-400-24');
    expect(variantOf(ibuprofen, [1, 0])).toBeNull();
    expect(variantOf(ibuprofen, [-1, 0])).toBeNull();
  });

  it('[CAT-5] starts with the cheapest variant that is in stock', () => {
    expect(firstSelection(ibuprofen)).toEqual([0, 0]);
    const soldOut = ibuprofen.variants.map((variant) => ({ ...variant, inStock: variant.sku === 'IBU-200-48' }));
    expect(firstSelection({ ...ibuprofen, variants: soldOut })).toEqual([0, 2]);
    expect(firstSelection({ options: [], variants: [] })).toEqual([]);
  });

  it('[CAT-5] offers for a later option only what goes with the earlier ones, for the first everything', () => {
    const packs = (selection: number[]) => [0, 1, 2].map((value) => isPossible(ibuprofen, selection, 1, value));
    expect(packs([0, 0])).toEqual([true, false, true]);
    expect(packs([1, 0])).toEqual([false, true, true]);
    expect([0, 1].map((value) => isPossible(ibuprofen, [0, 0], 0, value))).toEqual([true, true]);
  });

  it('[CAT-5] keeps what fits and replaces what does not, by what is in stock', () => {
    expect(settle(ibuprofen, [0, 2])).toEqual([0, 2]);
    expect(settle(ibuprofen, [1, 2])).toEqual([1, 2]);
    expect(settle(ibuprofen, [1, 0])).toEqual([1, 1]);
    expect(settle(ibuprofen, [-1, -1])).toEqual([0, 0]);
  });

  it('[CAT-5] settles any wish on something that is sold, and leaves what is sold alone', () => {
    for (let strength = -1; strength < 3; strength++) {
      for (let pack = -1; pack < 4; pack++) {
        const settled = settle(ibuprofen, [strength, pack]);
        expect(variantOf(ibuprofen, settled)).not.toBeNull();
        expect(settle(ibuprofen, settled)).toEqual(settled);
        if (strength === 0 || strength === 1) expect(settled[0]).toBe(strength);
      }
    }
  });
});

const value = (uid: string) => ({ uid, label: uid, swatch: null });
const configurable: Configurable = {
  options: [
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
