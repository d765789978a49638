import { describe, expect, it } from 'vitest';
import { bundleSpan, groupedSpan, variantSpan } from './composite-rules';
import { scaled, selectionPrice } from './selection-rules';

const same = (value: number) => ({ regular: value, final: value });
const bundle = { price: 20, specialPrice: null, specialFrom: null, specialTo: null, bundleDynamicPrice: false };

describe('variantSpan', () => {
  it('spans from the lowest to the highest variant, regular and final price each for itself', () => {
    const prices = [same(10), { regular: 12, final: 8 }];
    expect(variantSpan(prices)).toEqual({ minimum: { regular: 10, final: 8 }, maximum: { regular: 12, final: 10 } });
  });

  it('is zero without variants', () => {
    expect(variantSpan([]).minimum).toEqual(same(0));
  });
});

describe('groupedSpan', () => {
  it('[BACK-1] shows the cheapest member at both ends, as recorded for 14, 17 and 21', () => {
    expect(groupedSpan([same(17), same(14), same(21)])).toEqual({ minimum: same(14), maximum: same(14) });
  });
});

describe('bundleSpan', () => {
  const option = (prices: number[], more: { isRequired?: boolean; isMultiple?: boolean } = {}) => ({
    isRequired: true,
    isMultiple: false,
    selections: prices.map(same),
    ...more,
  });

  it('[BACK-1] adds the cheapest and the dearest of every option, as recorded: 61 to 77', () => {
    const span = bundleSpan(same(0), [option([23, 27, 32]), option([5]), option([14, 17, 21]), option([19])]);
    expect(span).toEqual({ minimum: same(61), maximum: same(77) });
  });

  it('needs no optional part, and takes all of an option that allows several', () => {
    const span = bundleSpan(same(0), [option([10]), option([3, 4], { isRequired: false, isMultiple: true })]);
    expect(span).toEqual({ minimum: same(10), maximum: same(17) });
  });

  it('begins with the cheapest piece when nothing is required', () => {
    const span = bundleSpan(same(0), [option([8, 3], { isRequired: false }), option([5], { isRequired: false })]);
    expect(span).toEqual({ minimum: same(3), maximum: same(13) });
  });

  it('adds a fixed price', () => {
    expect(bundleSpan(same(20), [option([2, 10])])).toEqual({ minimum: same(22), maximum: same(30) });
  });
});

describe('selectionPrice', () => {
  it("takes the child's price in a dynamic bundle, its own in a fixed one", () => {
    const selection = { price: 50, priceType: 'PERCENT' as const };
    expect(selectionPrice({ ...bundle, bundleDynamicPrice: true }, selection, same(7), '2026-01-01')).toEqual(same(7));
    expect(selectionPrice(bundle, selection, same(7), '2026-01-01')).toEqual(same(10));
    expect(selectionPrice(bundle, { price: 2, priceType: 'FIXED' }, same(7), '2026-01-01')).toEqual(same(2));
  });

  it("takes a bundle's special price for the percentage that is left", () => {
    const reduced = { ...bundle, specialPrice: 80 };
    expect(selectionPrice(reduced, { price: 5, priceType: 'FIXED' }, null, '2026-01-01')).toEqual({
      regular: 5,
      final: 4,
    });
  });
});

it('[CAT-5] several pieces cost as many times one', () => {
  expect(scaled({ regular: 5, final: 4 }, 3)).toEqual({ regular: 15, final: 12 });
});

it('[CAT-5] an option of a bundle that offers nothing costs nothing', () => {
  const empty = { isRequired: true, isMultiple: false, selections: [] };
  const some = { isRequired: false, isMultiple: false, selections: [same(3), same(5)] };
  expect(bundleSpan(same(20), [empty, some])).toEqual({ minimum: same(23), maximum: same(25) });
  expect(bundleSpan(same(20), [empty])).toEqual({ minimum: same(20), maximum: same(20) });
});
