import { describe, expect, it } from 'vitest';
import { partialAnswer } from '@/lib/testing/partial-answer';
import { toPriceView, toTierPrices, unitPricing } from './price';
import { plus, toPricePair } from './price-pair';

const gbp = (value: number) => ({ value, currency: 'GBP' as const });
const pence = (minor: number) => ({ minor, currency: 'GBP' });
const range = (
  final: number,
  regular: number,
  highest = final,
  amount_off: number | null = null,
  percent_off: number | null = null,
) => ({
  minimum_price: { final_price: gbp(final), regular_price: gbp(regular), discount: { amount_off, percent_off } },
  maximum_price: { final_price: gbp(highest) },
});

describe('toPriceView', () => {
  it('shows one price where nothing is reduced', () => {
    expect(toPriceView(range(4.99, 4.99), 'SimpleProduct', 'GBP')).toEqual({
      final: pence(499),
      regular: null,
      saving: null,
      isFrom: false,
    });
  });

  it('shows what a special price saves', () => {
    const view = toPriceView(range(7.5, 10, 7.5, 2.5, 25), 'SimpleProduct', 'GBP');
    expect(view.regular).toEqual(pence(1000));
    expect(view.saving).toEqual({ amount: pence(250), percent: 25 });
  });

  it('works out the saving where the backend does not tell it', () => {
    expect(toPriceView(range(5, 20), 'SimpleProduct', 'GBP').saving).toEqual({ amount: pence(1500), percent: 75 });
  });

  it('never calls a price that is not lower a saving', () => {
    expect(toPriceView(range(10, 8, 10, 3), 'SimpleProduct', 'GBP').saving).toBeNull();
  });

  it('tells the former price, but no saving of 0 %, where less than half a percent is saved', () => {
    const { regular, saving } = toPriceView(range(999, 1000, 999, 1, 0.1), 'SimpleProduct', 'GBP');
    expect([regular, saving]).toEqual([pence(100_000), null]);
    expect(toPriceView(range(995, 1000), 'SimpleProduct', 'GBP').saving?.percent).toBe(1);
  });

  it('takes the saving as the backend tells it, rounded, and what it leaves out as it is', () => {
    const told = toPriceView(range(7.5, 10, 7.5, 2.4, 24.6), 'SimpleProduct', 'GBP');
    expect(told.saving).toEqual({ amount: pence(240), percent: 25 });
    const { minimum_price } = range(4, 5);
    const bare = toPriceView({ minimum_price, maximum_price: null }, 'SimpleProduct', 'GBP');
    expect([bare.isFrom, bare.saving?.percent]).toEqual([false, 20]);
    const { discount: _, ...asked } = minimum_price;
    expect(toPriceView({ minimum_price: asked, maximum_price: null }, 'SimpleProduct', 'GBP').saving).toEqual({
      amount: pence(100),
      percent: 20,
    });
  });

  it('knows no price where none is told, nor of what is made of parts or sold out and would cost nothing', () => {
    const isUnknown = (
      ...[answer, type, stock]: [Parameters<typeof toPriceView>[0], string, ('IN_STOCK' | 'OUT_OF_STOCK')?]
    ) => toPriceView(answer, type, 'GBP', stock).isUnknown ?? false;
    const hidden: Parameters<typeof toPriceView>[0] = {
      minimum_price: { final_price: { value: null, currency: null }, regular_price: { value: null, currency: null } },
      maximum_price: null,
    };
    expect(isUnknown(hidden, 'SimpleProduct', 'IN_STOCK')).toBe(true);
    expect(isUnknown(range(0, 6.5), 'BundleProduct', 'OUT_OF_STOCK')).toBe(true);
    expect(isUnknown(range(0, 0), 'ConfigurableProduct', 'IN_STOCK')).toBe(true);
    expect(isUnknown(range(0, 0), 'SimpleProduct', 'OUT_OF_STOCK')).toBe(true);
    expect(isUnknown(range(0, 0), 'DownloadableProduct', 'IN_STOCK')).toBe(false);
    expect(isUnknown(range(5, 5), 'BundleProduct', 'OUT_OF_STOCK')).toBe(false);
    expect(toPriceView(range(0, 6.5), 'BundleProduct', 'GBP')).toMatchObject({ regular: null, saving: null });
  });

  it('is "from" where dearer choices exist, and for groups', () => {
    expect(toPriceView(range(61, 61, 77), 'BundleProduct', 'GBP').isFrom).toBe(true);
    expect(toPriceView(range(14, 14), 'GroupedProduct', 'GBP').isFrom).toBe(true);
    expect(toPriceView(range(14, 14), 'ConfigurableProduct', 'GBP').isFrom).toBe(false);
  });

  it('falls back to the page’s currency', () => {
    const price = { final_price: { value: 1 }, regular_price: { value: 1 } };
    expect(toPriceView(partialAnswer({ minimum_price: price }), 'SimpleProduct', 'THB').final).toEqual({
      minor: 100,
      currency: 'THB',
    });
  });
});

it('[CAT-5] orders tier prices by quantity, and offers none that is not lower than the price of one', () => {
  const tier = (quantity: number, value: number) => ({
    quantity,
    final_price: gbp(value),
    discount: { percent_off: 9.6 },
  });
  expect(toTierPrices(null, pence(500))).toEqual([]);
  const bare = [
    { quantity: 2, final_price: gbp(3) },
    { quantity: 0, final_price: gbp(3) },
    { quantity: 2, final_price: null },
  ];
  expect(toTierPrices(bare, pence(500))).toEqual([{ quantity: 2, price: pence(300), percentOff: 0 }]);
  expect(toTierPrices([tier(10, 3), null, tier(5, 4), tier(3, 4.5), tier(2, 5)], pence(450))).toEqual([
    { quantity: 5, price: pence(400), percentOff: 10 },
    { quantity: 10, price: pence(300), percentOff: 10 },
  ]);
});

describe('a price before and after what takes it down', () => {
  it('adds up', () => {
    expect(plus({ regular: 100, final: 90 }, { regular: 10, final: 5 }, 3)).toEqual({ regular: 130, final: 105 });
  });

  it('has no earlier price where the product costs more than before', () => {
    expect(toPricePair(range(3.99, 4.99), 'GBP')).toEqual({ final: 399, regular: 499 });
    expect(toPricePair(range(3.99, 2), 'GBP')).toEqual({ final: 399, regular: 399 });
    expect(toPricePair(partialAnswer({ minimum_price: { final_price: { value: 3.99 } } }), 'GBP')).toEqual({
      final: 399,
      regular: 399,
    });
  });
});

it.each([
  ['16 tablets', '1 tablet', 1 / 16, 'tablet'],
  ['200 ml', '100 ml', 1 / 2, '100 ml'],
  ['0.5 l', '100 ml', 1 / 5, '100 ml'],
  ['0,5 kg', '100 g', 1 / 5, '100 g'],
  ['32 เม็ด', '1 เม็ด', 1 / 32, 'เม็ด'],
  ['200 มล.', '100 มล.', 1 / 2, '100 มล.'],
])('compares %s by %s', (measure, base, factor, unit) => {
  const result = unitPricing(measure, base);
  expect(result?.factor).toBeCloseTo(factor, 10);
  expect(result?.unit).toBe(unit);
});

it.each([
  [null, '1 tablet'],
  ['16 tablets', null],
  ['a box', '1 tablet'],
  ['0 tablets', '1 tablet'],
  ['200 ml', '100 g'],
  ['16 tablets', '100 g'],
])('has no unit price for %s by %s', (measure, base) => {
  expect(unitPricing(measure, base)).toBeNull();
});
