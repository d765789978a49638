import { describe, expect, it } from 'vitest';
import { percentOf } from '@/lib/format/money';
import { type PartialAnswer, partialAnswer } from '@/lib/testing/partial-answer';
import { type BundleAnswer, startSelections, toBundle } from './bundle';

const range = (final: number, regular = final) => ({
  minimum_price: { final_price: { value: final / 100 }, regular_price: { value: regular / 100 } },
});
const child = (final: number, regular = final) => ({
  stock_status: 'IN_STOCK' as const,
  price_range: range(final, regular),
});
type Item = NonNullable<NonNullable<PartialAnswer<BundleAnswer>['items']>[number]>;
const item = (options: Item['options'], rest: Partial<Item> = {}): Item => ({
  uid: 'o',
  title: 'Option',
  type: 'radio',
  required: true,
  options,
  ...rest,
});
const bundleOf = (answer: PartialAnswer<BundleAnswer>) => toBundle(partialAnswer(answer), 'GBP');

it('[CAT-5] several parts of a list are ticked, unless one at least is asked for', () => {
  const several = (required: boolean) => item([], { type: 'multi', required });
  const { options } = bundleOf({ dynamic_price: true, price_range: range(0), items: [several(false), several(true)] });
  expect(options.map(({ type }) => type)).toEqual(['checkbox', 'multi']);
});

describe('a dynamic bundle', () => {
  const plasters = item(
    [
      { uid: 'b', label: 'Washproof', quantity: 1, position: 2, can_change_quantity: true, product: child(225, 250) },
      { uid: 'a', label: 'Fabric', quantity: 2, position: 1, is_default: true, product: child(275) },
    ],
    { type: 'select', position: 2 },
  );
  const pouch = item([{ uid: 'p', label: 'Pouch', quantity: 1, product: child(650) }], { uid: 'first', position: 1 });

  it('[CAT-5] costs what is in it, in the merchant’s order', () => {
    const bundle = bundleOf({ dynamic_price: true, price_range: range(875), items: [plasters, null, pouch] });
    expect(bundle.base).toEqual({ final: 0, regular: 0 });
    expect(bundle.options.map(({ uid }) => uid)).toEqual(['first', 'o']);
    expect(bundle.options[1]?.selections).toMatchObject([
      { uid: 'a', price: { final: 275, regular: 275 }, quantity: 2, isDefault: true, canChangeQuantity: false },
      { uid: 'b', price: { final: 225, regular: 250 }, quantity: 1, canChangeQuantity: true },
    ]);
  });

  it('[CAT-5] passes a special price of the whole on to its parts', () => {
    // A fifth off: 80 % of 6.50 + 2.25.
    const bundle = bundleOf({ dynamic_price: true, price_range: range(700, 900), items: [plasters, pouch] });
    expect(bundle.options[0]?.selections[0]?.price).toEqual({ final: 520, regular: 650 });
    expect(bundle.options[1]?.selections[1]?.price).toEqual({ final: 180, regular: 250 });
  });
});

describe('a fixed bundle', () => {
  it('[CAT-5] has the price of its own that makes its lowest price come true', () => {
    for (let own = 0; own <= 4000; own += 37) {
      for (const percent of [0, 5, 12.5, 30]) {
        const fixed = 50;
        const least = own + Math.min(fixed, percentOf(own, percent)) + 99 * 2;
        const bundle = bundleOf({
          dynamic_price: false,
          price_range: range(least),
          items: [
            item([
              { uid: 'f', price: fixed / 100, price_type: 'FIXED', quantity: 1, product: child(900) },
              { uid: 'p', price: percent, price_type: 'PERCENT', quantity: 1, product: child(100) },
            ]),
            item([{ uid: 'two', price: 0.99, price_type: 'FIXED', quantity: 2, product: child(1) }]),
            item([{ uid: 'more', price: 9, price_type: 'FIXED', quantity: 1, product: child(1) }], {
              required: false,
            }),
          ],
        });
        const cheapest = Math.min(...(bundle.options[0]?.selections.map(({ price }) => price.final) ?? []));
        expect(bundle.base.final + cheapest + 99 * 2).toBe(least);
        // Rounding a percentage may hide one penny of the price from the sum.
        expect(Math.abs(bundle.base.final - own)).toBeLessThanOrEqual(1);
      }
    }
  });

  it('[CAT-5] is reduced as a whole by its special price', () => {
    const bundle = bundleOf({
      dynamic_price: false,
      price_range: range(1080, 1350),
      items: [item([{ uid: 'a', price: 3.5, price_type: 'FIXED', quantity: 1, product: child(1) }])],
    });
    expect(bundle.base).toEqual({ regular: 1000, final: 800 });
    expect(bundle.options[0]?.selections[0]?.price).toEqual({ regular: 350, final: 280 });
  });
});

it('[CAT-5] fixed selections, which Magento tells in the base currency, come in the page’s', () => {
  const two = item([
    { uid: 'f', price: 2, price_type: 'FIXED', quantity: 1, product: child(1) },
    { uid: 'p', price: 50, price_type: 'PERCENT', quantity: 1, product: child(1) },
  ]);
  const answer = { dynamic_price: false, price_range: range(97_900), items: [two] };
  const bundle = toBundle(partialAnswer(answer), 'THB', null, 44.5);
  expect(bundle.base.regular).toBe(89_000);
  expect(bundle.options[0]?.selections.map(({ price }) => price.final)).toEqual([8_900, 44_500]);
});

it('[CAT-5] a sold-out bundle, which Magento tells to cost nothing, takes nothing off its parts', () => {
  const one = item([{ uid: 'a', quantity: 1, product: { ...child(500), stock_status: 'OUT_OF_STOCK' } }]);
  const { options } = bundleOf({ dynamic_price: true, price_range: range(0), items: [one] });
  expect(options[0]?.selections[0]?.price).toEqual({ regular: 500, final: 500 });
});

describe('what a bundle starts with', () => {
  const option = (
    type: 'radio' | 'checkbox',
    isRequired: boolean,
    flags: [isDefault: boolean, inStock: boolean][],
  ) => ({
    uid: 'o',
    title: 'Option',
    type,
    isRequired,
    selections: flags.map(([isDefault, inStock], index) => ({
      uid: String(index),
      label: '',
      price: { final: 1, regular: 1 },
      quantity: 1,
      canChangeQuantity: false,
      isDefault,
      inStock,
    })),
  });
  const start = (...args: Parameters<typeof option>) => startSelections(option(...args)).map(({ uid }) => uid);

  it('[CAT-5] is its defaults, else what is needed, never what is out of stock', () => {
    expect(
      start('radio', true, [
        [false, true],
        [true, true],
      ]),
    ).toEqual(['1']);
    expect(
      start('radio', true, [
        [false, true],
        [true, false],
      ]),
    ).toEqual(['0']);
    expect(start('radio', false, [[false, true]])).toEqual([]);
    expect(
      start('checkbox', false, [
        [true, true],
        [true, true],
        [false, true],
      ]),
    ).toEqual(['0', '1']);
  });
});
