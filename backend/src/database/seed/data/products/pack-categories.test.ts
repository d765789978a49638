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

it('each pack tells a till by itself what it is judged by, as a cart can be given its own SKU', () => {
  const bySku = new Map(products.map((product) => [product.sku, product]));
  const codes = ['legal_category', 'suitability_form', 'active_ingredient', 'active_amounts'];
  const untold = products.flatMap(({ configurable, attributes: parents }) =>
    (configurable?.variants ?? []).flatMap((sku) => {
      const lacking = codes.filter((code) => parents[code] && !bySku.get(sku)?.attributes[code]);
      return lacking.length > 0 ? [`${sku}: ${lacking}`] : [];
    }),
  );
  expect(untold).toEqual([]);
});
