import { describe, expect, it } from 'vitest';
import { brands } from '../data/attributes/later-options';
import type { Model } from './models';
import { plannedProducts } from './plan';

const simple = (id: number, name: string, price: number): Model => ({
  id,
  sku: `S-${id}`,
  name: { default: name, mmstr_th: `ไทย ${name}` },
  price,
  variants: [],
});
const family: Model = {
  ...simple(3, 'Gel', 0),
  price: null,
  variants: [simple(4, 'Gel small', 4), simple(5, 'Gel large', 7)],
};
const models = [simple(1, 'Tablets 500 mg', 2), simple(2, 'Syrup', 5), family];

const plan = (count: number) => [...plannedProducts(models, [11, 12, 13], count, 100)];

describe('plannedProducts', () => {
  it('plans exactly as many as asked, numbered without gaps', () => {
    for (const count of [1, 2, 3, 4, 5, 6, 50, 1001]) {
      expect(plan(count).map(({ id }) => id)).toEqual(Array.from({ length: count }, (_, index) => 100 + index));
    }
  });

  it('plans the same every time, and the first ones of a larger plan as those of a smaller one', () => {
    expect(plan(300)).toEqual(plan(300));
    expect(plan(400).slice(0, 200)).toEqual(plan(300).slice(0, 200));
  });

  it('keeps families together and gives everything a SKU and a URL key of its own', () => {
    const planned = plan(2000);
    expect(new Set(planned.map(({ sku }) => sku)).size).toBe(2000);
    expect(new Set(planned.map(({ url_key }) => url_key)).size).toBe(2000);
    const byId = new Map(planned.map((product) => [product.id, product]));
    const variants = planned.filter(({ parent_id }) => parent_id !== null);
    expect(variants.length).toBeGreaterThan(500);
    for (const { parent_id, model_id } of variants) {
      expect(byId.get(parent_id ?? 0)?.model_id).toBe(3);
      expect([4, 5]).toContain(model_id);
    }
  });

  it('names products by brand and range, in every language of the model', () => {
    const names = plan(2000).map(({ names: { default: english, mmstr_th: thai } }) => [english, thai]);
    expect(new Set(names.map(([english]) => english)).size).toBeGreaterThan(1900);
    for (const [english = '', thai = ''] of names) {
      const label = brands.find((brand) => english.startsWith(`${brand.label.default} `))?.label;
      const [range] = english.slice(`${label?.default} `.length).split(' ');
      expect(thai.startsWith(`${label?.mmstr_th ?? label?.default} ${range} ไทย `)).toBe(true);
    }
  });

  it('varies price, offers, stock and reviews within reason', () => {
    const planned = plan(2000);
    const tablets = planned.filter(({ model_id }) => model_id === 1);
    const prices = tablets.map(({ price }) => price ?? 0);
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(1.4);
    expect(Math.max(...prices)).toBeLessThanOrEqual(3);
    expect(new Set(prices).size).toBeGreaterThan(20);
    const share = (test: (product: (typeof planned)[number]) => boolean) =>
      planned.filter(test).length / planned.length;
    expect(share(({ special_price }) => special_price !== null)).toBeGreaterThan(0.04);
    expect(share(({ quantity }) => quantity === 0)).toBeGreaterThan(0.02);
    expect(share(({ quantity }) => quantity === 0)).toBeLessThan(0.15);
    const reviewed = planned.filter(({ review_ids }) => review_ids.length > 0);
    expect(reviewed.length).toBeGreaterThan(200);
    expect(
      reviewed.every(
        ({ parent_id, review_ids }) => parent_id === null && new Set(review_ids).size === review_ids.length,
      ),
    ).toBe(true);
    for (const { price, special_price } of planned)
      if (special_price !== null) expect(special_price).toBeLessThan(price ?? 0);
  });

  it('wants a simple product to fill up with', () => {
    expect(() => [...plannedProducts([family], [], 2, 1)]).toThrow('no simple product');
  });
});
