import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SeedData } from '../../../database/seed/types';
import { openShop, type Shop } from '../../../testing/shop';
import { piece } from '../testing/sample-piece';
import { sampleShop } from '../testing/sample-shop';

const brand = sampleShop.attributes.find(({ code }) => code === 'brand');
if (!brand) throw new Error('The sample shop has no brand');

/** Attributes with these weights, each of which may say relief. */
const withReliefLabs = (weights: { brand: number; use: number }): SeedData['attributes'] => [
  ...sampleShop.attributes.filter((attribute) => attribute !== brand),
  {
    ...brand,
    options: [{ id: 303, key: 'relief', label: { default: 'Relief Labs' } }],
    searchWeight: weights.brand,
  },
  { ...brand, id: 998, code: 'used_for', input: 'text', options: undefined, searchWeight: weights.use },
];

// The newest stands first where nothing else counts: here that is the one that should come last.
const reliefShop: SeedData = {
  ...sampleShop,
  attributes: withReliefLabs({ brand: 3, use: 7 }),
  products: [
    piece('CURE', { attributes: { used_for: 'Pain, relief' }, price: 5 }),
    piece('BALM', { name: { default: 'Relief balm' }, price: 4 }),
    piece('SYRUP', { attributes: { brand: 'relief' }, price: 3 }),
    piece('TEA', { categories: ['pain'], price: 2 }),
    piece('SOAP', { description: { default: 'Washes, to the relief of everybody.' }, price: 1 }),
    piece('RELIEF', { stock: { quantity: 0 } }),
  ],
  rewrites: [],
};

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(reliefShop);
});
afterAll(() => shop.close());

const skus = async (sort?: Record<string, string>, { execute } = shop) => {
  const query = `query($sort:ProductAttributeSortInput) { products(search:"relief", sort:$sort) { items { sku } } }`;
  const { data } = (await execute(query, { sort })).body;
  return (data as { products: { items: { sku: string }[] } }).products.items.map(({ sku }) => sku);
};

it('[BACK-1] [CAT-6] ranks what weighs more than a name above it, a name above a brand, that above a category, and the description last', async () => {
  expect(await skus()).toEqual(['CURE', 'BALM', 'SYRUP', 'TEA', 'SOAP']);
  expect(await skus({ relevance: 'DESC' })).toEqual(['CURE', 'BALM', 'SYRUP', 'TEA', 'SOAP']);
  expect(await skus({ relevance: 'ASC' })).toEqual(['SOAP', 'TEA', 'SYRUP', 'BALM', 'CURE']);
});

it('[BACK-1] [CAT-6] sorts a search by price and name all the same', async () => {
  expect(await skus({ price: 'ASC' })).toEqual(['SOAP', 'TEA', 'SYRUP', 'BALM', 'CURE']);
  expect(await skus({ name: 'DESC' })).toEqual(['TEA', 'SYRUP', 'SOAP', 'BALM', 'CURE']);
});

it('[CAT-6] an attribute leads by its own search weight, whatever it is called', async () => {
  const other = await openShop({ ...reliefShop, attributes: withReliefLabs({ brand: 8, use: 2 }) });
  expect((await skus(undefined, other))[0]).toBe('SYRUP');
  await other.close();
});
