import { describe, expect, it } from 'vitest';
import { entered, groupedQuantity, QUANTITY, quantityOf, selected } from './control-names';
import { ibuprofen, testModel, testSimple } from './product-options.fixture';
import { type Entries, mostOf, priceOf } from './selected-price';

const pair = (final: number, regular = final) => ({ final, regular });

describe('the price of a choice', () => {
  it('[CAT-5] of a configurable product is its variant’s', () => {
    const model = testModel({ configurable: ibuprofen });
    const entries: Entries = [
      [selected('strength'), 's400'],
      [selected('pack_size'), 'p24'],
      [QUANTITY, '3'],
    ];
    expect(priceOf(model, entries)).toMatchObject({ simple: { sku: 'IBU-400-24' }, price: pair(279), total: 837 });
    expect(priceOf(model, [])).toMatchObject({ simple: { sku: 'BALM' }, total: 499 });
  });

  it('[CAT-5] takes the tier that the quantity reaches, unless a special price is lower', () => {
    const tiers = [
      { quantity: 3, final: 450 },
      { quantity: 6, final: 400 },
    ];
    const at = (quantity: string, final = 499) =>
      priceOf(testModel({ simple: testSimple({ tiers, price: pair(final, 499) }) }), [[QUANTITY, quantity]]);
    expect(['1', '2', '3', '5', '6', '60'].map((quantity) => at(quantity).price.final)).toEqual([
      499, 499, 450, 450, 400, 400,
    ]);
    expect(at('6').price.regular).toBe(499);
    expect(at('3', 420).price.final).toBe(420);
    expect(at('6').total).toBe(2400);
  });

  it('[CAT-5] adds fixed amounts, and percentages of the product’s own price', () => {
    const model = testModel({
      simple: testSimple({ price: pair(1000, 1250) }),
      selections: {
        box: { percent: 20 },
        wrap: { price: pair(300), quantity: 1 },
        name: { price: pair(400), quantity: 1 },
      },
    });
    const price = (entries: Entries) => priceOf(model, entries).price;
    expect(price([[selected('gift'), 'box']])).toEqual(pair(1200, 1500));
    expect(
      price([
        [selected('gift'), 'wrap'],
        [selected('more'), 'box'],
      ]),
    ).toEqual(pair(1500, 1800));
    expect(price([[entered('name'), 'Ann']])).toEqual(pair(1400, 1650));
    expect(price([[entered('name'), '  ']])).toEqual(pair(1000, 1250));
    expect(price([[entered('name'), new File([], '')]])).toEqual(pair(1000, 1250));
    expect(price([[entered('name'), new File(['x'], 'x.jpg')]])).toEqual(pair(1400, 1650));
    expect(
      price([
        [selected('gift'), ''],
        ['unknown', 'box'],
      ]),
    ).toEqual(pair(1000, 1250));
  });

  it('[CAT-5] of a bundle is the sum of what is in it, each with its quantity', () => {
    const model = testModel({
      simple: testSimple({ price: pair(500) }),
      selections: { a: { price: pair(275, 300), quantity: 1 }, b: { price: pair(195), quantity: 2 } },
    });
    const entries: Entries = [
      [selected('plasters'), 'a'],
      [quantityOf('plasters'), '3'],
      [selected('bandages'), 'b'],
      [QUANTITY, '2'],
    ];
    expect(priceOf(model, entries)).toMatchObject({
      price: pair(500 + 3 * 275 + 2 * 195, 500 + 3 * 300 + 2 * 195),
      total: 3430,
    });
  });

  it('[CAT-5] of a group is the sum of its members', () => {
    const model = testModel({ groupedItems: { A: pair(420), B: pair(565, 600) } });
    expect(
      priceOf(model, [
        [groupedQuantity('A'), '2'],
        [groupedQuantity('B'), '1'],
        [groupedQuantity('C'), '4'],
      ]).total,
    ).toBe(1405);
    expect(
      priceOf(model, [
        [groupedQuantity('A'), '0'],
        [groupedQuantity('B'), ''],
      ]).total,
    ).toBe(0);
  });

  it('[CAT-5] is whole minor units, never lower for one more of anything, whatever is chosen', () => {
    for (let seed = 1; seed < 400; seed++) {
      const random = (max: number, salt: number) => (seed * 7919 + salt * 104_729) % max;
      const model = testModel({
        simple: testSimple({ price: pair(random(5000, 1)) }),
        selections: {
          fixed: { price: pair(random(900, 2)), quantity: 1 + random(4, 3) },
          percent: { percent: random(1000, 4) / 10 },
        },
      });
      const own = priceOf(model, []);
      const one = priceOf(model, [[selected('a'), 'fixed']]);
      const both = priceOf(model, [
        [selected('a'), 'fixed'],
        [selected('b'), 'percent'],
      ]);
      const many = priceOf(model, [
        [selected('a'), 'fixed'],
        [selected('b'), 'percent'],
        [QUANTITY, String(1 + random(9, 5))],
      ]);
      for (const { price, total } of [own, one, both, many]) {
        expect(Number.isInteger(price.final) && Number.isInteger(total)).toBe(true);
      }
      const totals = [own, one, both, many].map(({ total }) => Number(total));
      expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    }
  });

  it('counts a quantity that is none as one', () => {
    for (const quantity of ['', '0', '-3', 'many', 'Infinity']) {
      expect(priceOf(testModel(), [[QUANTITY, quantity]]).total).toBe(499);
    }
  });
});

describe('[CAT-5] how many one order may have of a choice', () => {
  const most = (model: Parameters<typeof mostOf>[0], entries: Entries, max: number | null = null, min = 1) =>
    mostOf(model, entries, { min, max });

  it('is its variant’s, or the product’s where the variant has none of its own or is not known', () => {
    const variants = ibuprofen.variants.map((one) => (one.sku === 'IBU-200-48' ? { ...one, most: 2 } : one));
    const model = testModel({ configurable: { ...ibuprofen, variants } });
    const pack = (size: string): Entries => [
      [selected('strength'), 's200'],
      [selected('pack_size'), size],
    ];
    expect([most(model, pack('p48')), most(model, pack('p16')), most(model, pack('p16'), 4)]).toEqual([2, null, 4]);
    expect([most(model, pack('p48'), 1), most(model, [], 4)]).toEqual([1, 4]);
  });

  it('is the least of what a bundle and each chosen part may have, by how many of it are in one', () => {
    const part = (limit?: number, quantity = 1) => ({ price: pair(100), quantity, most: limit });
    const model = testModel({ selections: { one: part(1), two: part(2), pair: part(5, 2), free: part() } });
    const of = (...uids: string[]) =>
      most(
        model,
        uids.map((uid) => [selected(`o-${uid}`), uid] as const),
        3,
      );
    expect([of('free'), of('two'), of('two', 'one'), of('pair'), of('')]).toEqual([3, 2, 1, 2, 3]);
    const four: Entries = [
      [selected('o'), 'pair'],
      [quantityOf('o'), '5'],
    ];
    expect(most(model, four)).toBe(1);
  });

  it('is never less than the least that is sold', () => {
    const model = testModel({ selections: { a: { price: pair(100), quantity: 3, most: 2 } } });
    expect(most(model, [[selected('o'), 'a']], null, 1)).toBe(1);
  });
});
