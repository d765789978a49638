import { describe, expect, it } from 'vitest';
import { type Content, line, medicine } from './guarded-line.fixture';
import { type GuardedLine, guardBasket, ingredientKey, ingredientSums, type PassedLimit } from './ingredient-guard';

/** Numbers from 0 to 1, the same ones for one seed. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const NAMES = [
  'Paracetamol',
  'พาราเซตามอล',
  'Ibuprofen',
  'Codeine',
  'Pseudoephedrine',
  'Loperamide',
  'Cetirizine',
  'Nicotine',
  'Naproxen',
  'Promethazine',
  'คลอร์เฟนิรามีน',
  'Tramadol',
];

function randomBasket(seed: number): GuardedLine[] {
  const next = numbers(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  const content = (): Content => {
    const names = NAMES.filter(() => next() < 0.25);
    const amounts = Object.fromEntries(names.map((name) => [name, next() < 0.2 ? null : 1 + below(500)]));
    const unit = next() < 0.2 ? ('ml' as const) : ('piece' as const);
    const own = medicine(`p${below(12)}`, amounts, next() < 0.1 ? null : { amount: 1 + below(48), unit });
    return { ...own, quantity: 1 + below(2) };
  };
  return Array.from({ length: below(6) }, (_, index) =>
    line(`line-${index}`, 1 + below(5), ...Array.from({ length: 1 + below(3) }, content)),
  );
}

describe('Whatever is in a basket', () => {
  const baskets = Array.from({ length: 400 }, (_, seed) => randomBasket(seed + 1));
  const withQuantity = (basket: GuardedLine[], key: string, quantity: number) =>
    basket.flatMap((one) => (one.key !== key ? one : quantity > 0 ? { ...one, quantity } : []));
  const passedOf = (basket: GuardedLine[], { name, measure }: Pick<PassedLimit, 'name' | 'measure'>) =>
    guardBasket(basket).passed.filter(
      (limit) =>
        ingredientKey(limit.name) === ingredientKey(name) && (limit.measure === 'bottles') === (measure === 'bottles'),
    );

  it('its sums do not depend on the order of its lines', () => {
    for (const basket of baskets) {
      const sums = (lines: GuardedLine[]) =>
        Object.fromEntries(ingredientSums(lines).map(({ key, all }) => [key, Math.round(all.milligrams * 1e6)]));
      expect(sums(basket.toReversed())).toEqual(sums(basket));
    }
  });

  it('its sums are those of its lines, each taken alone', () => {
    for (const basket of baskets) {
      for (const { key, all, counted } of ingredientSums(basket)) {
        const alone = basket.flatMap((one) => ingredientSums([one]).filter((sum) => sum.key === key));
        expect(alone.reduce((sum, one) => sum + one.all.packs, 0)).toBe(all.packs);
        expect(alone.reduce((sum, one) => sum + one.counted.units, 0)).toBe(counted.units);
        expect(counted.packs).toBeLessThanOrEqual(all.packs);
      }
    }
  });

  it('taking a line away never passes a limit that was kept', () => {
    for (const basket of baskets) {
      const before = new Set(guardBasket(basket).passed.map(({ name }) => ingredientKey(name)));
      for (const { key } of basket) {
        const after = guardBasket(withQuantity(basket, key, 0)).passed.map(({ name }) => ingredientKey(name));
        expect(after.filter((name) => !before.has(name))).toEqual([]);
      }
    }
  });

  it('one tap mends what it says it mends, and one piece more would not', () => {
    let mended = 0;
    for (const basket of baskets) {
      for (const { lines, ...limit } of guardBasket(basket).passed) {
        for (const { key, keep } of lines.filter((one) => one.keep > 0)) {
          mended += 1;
          expect(passedOf(withQuantity(basket, key, keep), limit)).toEqual([]);
          expect(passedOf(withQuantity(basket, key, keep + 1), limit)).not.toEqual([]);
        }
      }
    }
    expect(mended).toBeGreaterThan(20);
  });

  it('as many as a line may have passes no limit that was kept, and one more passes the one that is told', () => {
    let grown = 0;
    for (const basket of baskets) {
      const { passed, caps } = guardBasket(basket);
      const before = passed.map(({ name }) => name);
      for (const { line: key, most, limit } of caps.filter((cap) => !before.includes(cap.limit.name))) {
        grown += 1;
        const after = guardBasket(withQuantity(basket, key, most)).passed.map(({ name }) => name);
        expect(after.filter((name) => !before.includes(name))).toEqual([]);
        expect(passedOf(withQuantity(basket, key, most + 1), limit)).not.toEqual([]);
      }
    }
    expect(grown).toBeGreaterThan(20);
  });

  it('what works in the same way is told of whatever the order of lines, of two lines’ or parts’ different ingredients', () => {
    let told = 0;
    for (const basket of baskets) {
      const kinds = (lines: GuardedLine[]) => guardBasket(lines).classes.map(({ kind }) => kind);
      expect(kinds(basket.toReversed()).toSorted()).toEqual(kinds(basket).toSorted());
      for (const { kind, holders } of guardBasket(basket).classes) {
        told += 1;
        expect(holders.length).toBeGreaterThan(1);
        const left = holders.reduce((rest, holder) => withQuantity(rest, holder.line, 0), basket);
        expect(kinds(left)).not.toContain(kind);
      }
    }
    expect(told).toBeGreaterThan(50);
  });

  it('removing every line that is named mends it', () => {
    for (const basket of baskets) {
      for (const { lines, ...limit } of guardBasket(basket).passed) {
        const left = lines.reduce((rest, { key }) => withQuantity(rest, key, 0), basket);
        expect(passedOf(left, limit)).toEqual([]);
      }
    }
  });
});
