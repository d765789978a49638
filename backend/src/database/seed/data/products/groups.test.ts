import { expect, it } from 'vitest';
import { products } from '../products';

const bySku = new Map(products.map((product) => [product.sku, product]));

it('a group has members that no question stands before', () => {
  const members = products.flatMap(({ grouped }) => grouped?.map(({ sku }) => sku) ?? []);
  expect(members).not.toEqual([]);
  expect(members.filter((sku) => bySku.get(sku)?.options?.some(({ required }) => required))).toEqual([]);
});

it('no group but the one that refills a kit has chosen anything before the shopper does', () => {
  const preset = products.filter(({ grouped }) => grouped?.some(({ quantity }) => quantity > 0));
  expect(preset.map(({ sku }) => sku)).toEqual(['STU-REFILL']);
});
