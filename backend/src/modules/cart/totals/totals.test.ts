import { describe, expect, it } from 'vitest';
import { convert } from '../../catalog/price/rules';
import { discountsOf } from './discounts';
import { shareOut, toMinorUnits } from './money-rules';
import { addedTax, includedTax, taxAt } from './tax';
import { type PricedLine, type TotalsInput, totalsOf } from './totals';

const VAT = { title: 'VAT 20%', percent: 20 };
const line = (id: number, unit: number, quantity: number, tax: typeof VAT | null = null): PricedLine => ({
  id,
  quantity,
  parts: [{ unit, each: 1, tax }],
});
const input = (more: Partial<TotalsInput>): TotalsInput => ({
  lines: [],
  pricesIncludeTax: true,
  rules: [],
  shipping: null,
  ...more,
});

describe('tax', () => {
  it('is taken out of prices that contain it', () => {
    expect(includedTax(1200, 20)).toBe(200);
    expect(includedTax(499, 20)).toBe(83);
    expect(includedTax(499, 7)).toBe(33);
  });

  it('comes on top of prices that do not, halves rounded up', () => {
    expect(addedTax(1000, 7.25)).toBe(73);
    expect(addedTax(1000, 6.625)).toBe(66);
    expect(addedTax(200, 6.25)).toBe(13);
  });

  it('is that of the region, else that of the country, else none', () => {
    const rates = [
      { countryId: 'US', regionCode: 'CA', taxClass: 'standard', title: 'CA', percent: 7.25 },
      { countryId: 'GB', regionCode: '*', taxClass: 'standard', title: 'VAT', percent: 20 },
    ];
    expect(taxAt(rates, 'standard', { countryId: 'US', regionCode: 'CA' })).toEqual({ title: 'CA', percent: 7.25 });
    expect(taxAt(rates, 'standard', { countryId: 'US', regionCode: 'AK' })).toBeNull();
    expect(taxAt(rates, 'standard', { countryId: 'GB', regionCode: null })).toEqual({ title: 'VAT', percent: 20 });
    expect(taxAt(rates, 'zero', { countryId: 'GB', regionCode: null })).toBeNull();
  });
});

describe('discounts', () => {
  const rows = [
    { amount: 10200, quantity: 3 },
    { amount: 2200, quantity: 1 },
  ];

  it('[CART-8] [BACK-1] take 10 % off each row, as recorded: 10.20 and 2.20', () => {
    expect(discountsOf(rows, [{ label: 'Discount', action: 'by_percent', amount: 10 }])).toEqual([
      [{ label: 'Discount', amount: 1020 }],
      [{ label: 'Discount', amount: 220 }],
    ]);
  });

  it('take an amount off each piece, or share one out over the cart, never below zero', () => {
    const of = (action: 'by_fixed' | 'cart_fixed', amount: number) =>
      discountsOf(rows, [{ label: 'D', action, amount }]).map(([first]) => first?.amount ?? 0);
    expect(of('by_fixed', 100)).toEqual([300, 100]);
    expect(of('cart_fixed', 500)).toEqual([411, 89]);
    expect(of('cart_fixed', 999_999)).toEqual([10200, 2200]);
  });

  it('follow one another, each from what is left', () => {
    const half = { label: 'Half', action: 'by_percent' as const, amount: 50 };
    expect(discountsOf([{ amount: 100, quantity: 1 }], [half, half])).toEqual([
      [
        { label: 'Half', amount: 50 },
        { label: 'Half', amount: 25 },
      ],
    ]);
  });
});

describe('totals', () => {
  it('[BACK-1] add up as recorded: 168 less 16.80 with shipping of 30', () => {
    const totals = totalsOf(
      input({
        lines: [line(38, 3400, 3), line(39, 2200, 1), line(41, 2200, 1), line(50, 2200, 1)],
        rules: [{ label: 'Discount', action: 'by_percent', amount: 10 }],
        shipping: { amount: 3000, tax: null },
      }),
    );
    expect(totals).toMatchObject({
      subtotalExcludingTax: 16800,
      subtotalIncludingTax: 16800,
      discounts: [{ label: 'Discount', amount: 1680 }],
      taxes: [],
      grandTotal: 18120,
    });
  });

  it('[CART-8] leave zero-rated lines untaxed beside taxed ones', () => {
    const totals = totalsOf(
      input({ lines: [line(1, 1200, 2, VAT), line(2, 499, 1)], shipping: { amount: 360, tax: VAT } }),
    );
    expect(totals).toMatchObject({
      subtotalIncludingTax: 2899,
      subtotalExcludingTax: 2499,
      shippingExcludingTax: 300,
      shippingIncludingTax: 360,
      tax: 460,
      taxes: [{ ...VAT, amount: 460 }],
      grandTotal: 3259,
    });
  });

  it('[CART-8] add the tax where prices come without, after the discount', () => {
    const totals = totalsOf(
      input({
        pricesIncludeTax: false,
        lines: [line(1, 1000, 1, { title: 'CA', percent: 7.25 })],
        rules: [{ label: 'D', action: 'by_percent', amount: 50 }],
      }),
    );
    expect(totals).toMatchObject({ subtotalExcludingTax: 1000, subtotalIncludingTax: 1073, tax: 36, grandTotal: 536 });
  });
});

/** Numbers that look random and are the same in every run. */
function generator(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
}

const RATES = { GBP: 1, USD: 1.27, EUR: 1.17, THB: 44.5 };
const TAXES = [null, VAT, { title: 'VAT 7%', percent: 7 }, { title: 'NJ', percent: 6.625 }];
const ACTIONS = ['by_percent', 'by_fixed', 'cart_fixed'] as const;

function randomCart(next: (below: number) => number, rate: number): TotalsInput {
  const part = () => ({
    unit: toMinorUnits(next(20_000) / 100 + next(100) / 10_000, rate),
    each: 1 + next(3),
    tax: TAXES[next(TAXES.length)] ?? null,
  });
  return {
    pricesIncludeTax: next(2) === 0,
    lines: Array.from({ length: 1 + next(8) }, (_, id) => ({
      id,
      quantity: 1 + next(20),
      parts: Array.from({ length: 1 + next(3) }, part),
    })),
    rules: Array.from({ length: next(3) }, (_, index) => {
      const action = ACTIONS[next(3)] ?? 'by_percent';
      return { label: `Rule ${index}`, action, amount: action === 'by_percent' ? next(101) : next(5_000) };
    }),
    shipping: next(3) === 0 ? null : { amount: next(3_000), tax: TAXES[next(TAXES.length)] ?? null },
  };
}

describe.each(Object.entries(RATES))('[CART-8] any cart in %s', (_currency, rate) => {
  const carts = Array.from({ length: 500 }, (_, seed) => randomCart(generator(seed + 1), rate));

  it('has whole, non-negative minor units everywhere', () => {
    for (const cart of carts) {
      const { lines, discounts, taxes, ...rest } = totalsOf(cart);
      const numbers = [rest, ...lines, ...discounts, ...taxes].flatMap((part) =>
        Object.entries(part).flatMap(([key, value]) =>
          typeof value === 'number' && !/percent$/i.test(key) ? [value] : [],
        ),
      );
      expect(numbers.filter((value) => !Number.isInteger(value) || value < 0)).toEqual([]);
    }
  });

  it('has lines that sum to its totals', () => {
    for (const cart of carts) {
      const totals = totalsOf(cart);
      const sum = (key: 'rowExcludingTax' | 'rowIncludingTax' | 'discount' | 'tax') =>
        totals.lines.reduce((total, each) => total + each[key], 0);
      expect(sum('rowExcludingTax')).toBe(totals.subtotalExcludingTax);
      expect(sum('rowIncludingTax')).toBe(totals.subtotalIncludingTax);
      expect(sum('discount')).toBe(totals.discount);
      expect(totals.discounts.reduce((total, { amount }) => total + amount, 0)).toBe(totals.discount);
      expect(totals.taxes.reduce((total, { amount }) => total + amount, 0)).toBe(totals.tax);
      expect(sum('tax') + totals.shippingIncludingTax - totals.shippingExcludingTax).toBe(totals.tax);
      const entered = cart.pricesIncludeTax ? totals.subtotalIncludingTax : totals.subtotalExcludingTax + sum('tax');
      expect(totals.grandTotal).toBe(entered - totals.discount + totals.shippingIncludingTax);
    }
  });

  it('costs, entered, exactly its pieces at the prices shown', () => {
    for (const cart of carts) {
      const totals = totalsOf(cart);
      const pieces = cart.lines.reduce(
        (all, { quantity, parts }) => all + parts.reduce((one, { unit, each }) => one + unit * each * quantity, 0),
        0,
      );
      expect(cart.pricesIncludeTax ? totals.subtotalIncludingTax : totals.subtotalExcludingTax).toBe(pieces);
    }
  });
});

describe('minor units', () => {
  it('are those of the price shown', () => {
    for (const amount of [4.99, 1.005, 0.1, 19.999])
      expect(toMinorUnits(amount, 1.27)).toBe(Math.round(convert(amount, 1.27) * 100));
  });

  it('are shared out without a rest', () => {
    expect(shareOut(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(shareOut(5, [0, 0])).toEqual([0, 0]);
  });
});

describe('[CART-8] the taxes of a line and of a cart', () => {
  const LOW = { title: 'VAT 5%', percent: 5 };
  const percentOf = (...taxes: (typeof VAT | null)[]) => {
    const parts = taxes.map((tax) => ({ unit: 100, each: 1, tax }));
    return totalsOf(input({ lines: [{ id: 1, quantity: 1, parts }] })).lines[0]?.taxPercent;
  };

  it('a line has the percentage of all its parts, and none where they differ', () => {
    expect([percentOf(VAT), percentOf(VAT, VAT), percentOf(null, null), percentOf()]).toEqual([20, 20, 0, 0]);
    expect([percentOf(VAT, LOW), percentOf(VAT, VAT, LOW), percentOf(VAT, null), percentOf(null, VAT)]).toEqual([
      0, 0, 0, 0,
    ]);
  });

  it('a tax of nothing is none', () => {
    expect(totalsOf(input({ lines: [line(1, 0, 1, VAT), line(2, 120, 1)] })).taxes).toEqual([]);
    const rates = [{ countryId: 'GB', regionCode: '*', taxClass: 'zero', title: 'Zero', percent: 0 }];
    expect(taxAt(rates, 'zero', { countryId: 'GB', regionCode: null })).toBeNull();
  });

  it('a rule that takes nothing off leaves no trace', () => {
    const rule = { label: 'None', action: 'by_percent', amount: 0 } as const;
    expect(discountsOf([{ amount: 100, quantity: 1 }], [rule])).toEqual([[]]);
  });
});
