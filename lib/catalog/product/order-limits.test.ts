import { expect, it } from 'vitest';
import { ibuprofen, noOptions, testSimple } from '@/lib/catalog/options/product-options.fixture';
import { partialAnswer } from '@/lib/testing/partial-answer';
import type { Product } from './get-product';
import { withOrderLimits } from './order-limits';

const product = (overrides: Partial<Product>) =>
  partialAnswer<Product>({ options: noOptions, quantity: { min: 1, max: null }, ...overrides });
const none = new Map<string, number>();

it('a product has no more of itself than one order may have, and the least where that is none', () => {
  const most = (own: number | null, quantity: Product['quantity']) =>
    withOrderLimits(product({ quantity }), { own, parts: none }).quantity.max;
  expect(most(2, { min: 1, max: null })).toBe(2);
  expect(most(2, { min: 1, max: 1 })).toBe(1);
  expect(most(null, { min: 1, max: 4 })).toBe(4);
  expect(most(0, { min: 1, max: 4 })).toBe(1);
});

it('variants, members and a bundle’s selections have their own limits, the others none', () => {
  const part = {
    price: { regular: 1, final: 1 },
    quantity: 1,
    canChangeQuantity: false,
    isDefault: true,
    inStock: true,
  };
  const selections = ['a', 'b'].map((uid) => ({ ...part, uid, label: uid }));
  const option = { uid: 'o', title: 'O', type: 'radio' as const, isRequired: true, selections };
  const groupedItems = ['A', 'B'].map((sku) => ({ ...testSimple({ sku }), name: sku, quantity: 3 }));
  const bundle = { base: { regular: 0, final: 0 }, options: [option] };
  const parts = new Map([
    ['IBU-200-48', 2],
    ['a', 0],
    ['A', 2],
  ]);
  const all = product({ options: { ...noOptions, configurable: ibuprofen, bundle, groupedItems } });
  const { options } = withOrderLimits(all, { own: null, parts });
  expect(options.configurable?.variants.map(({ most }) => most)).toEqual([2, undefined, undefined, undefined]);
  expect(options.bundle?.options[0]?.selections.map(({ most }) => most)).toEqual([1, undefined]);
  expect(
    options.groupedItems.map(({ most, quantity }) => [most, quantity]),
    'no more to start with',
  ).toEqual([
    [2, 2],
    [undefined, 3],
  ]);
});
