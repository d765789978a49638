import { expect, it } from 'vitest';
import { products } from '../products';

it('a product whose packs are sold in different ways says so, and each of its packs says its own', () => {
  const categoryOf = new Map(products.map(({ sku, attributes }) => [sku, attributes.legal_category]));
  const mixed = products.filter(({ attributes }) => attributes.legal_category === 'mixed');
  expect(mixed.length).toBeGreaterThan(5);
  for (const { sku, configurable, attributes } of products.filter((product) => product.type === 'configurable')) {
    const packs = (configurable?.variants ?? []).map((one) => categoryOf.get(one));
    expect(new Set(packs).size > 1, sku).toBe(attributes.legal_category === 'mixed');
  }
  const packs = mixed.flatMap(({ configurable }) => configurable?.variants ?? []);
  expect(packs.filter((one) => !['gsl', 'p', 'pom'].includes(String(categoryOf.get(one))))).toEqual([]);
});
