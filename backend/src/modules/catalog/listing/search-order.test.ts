import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SeedData } from '../../../database/seed/types';
import { openShop, type Shop } from '../../../testing/shop';
import { piece } from '../testing/sample-piece';
import { sampleShop } from '../testing/sample-shop';

const withReliefLabs = sampleShop.attributes.map((attribute) =>
  attribute.code === 'brand'
    ? { ...attribute, options: [{ id: 303, key: 'relief', label: { default: 'Relief Labs' } }] }
    : attribute,
);

// The newest stands first where nothing else counts: here that is the one that should come last.
const reliefShop: SeedData = {
  ...sampleShop,
  attributes: withReliefLabs,
  products: [
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

const skus = async (sort?: Record<string, string>) => {
  const query = `query($sort:ProductAttributeSortInput) { products(search:"relief", sort:$sort) { items { sku } } }`;
  const { data } = (await shop.execute(query, { sort })).body;
  return (data as { products: { items: { sku: string }[] } }).products.items.map(({ sku }) => sku);
};

it('[BACK-1] [CAT-6] ranks a name above a brand, that above a category, and the description last', async () => {
  expect(await skus()).toEqual(['BALM', 'SYRUP', 'TEA', 'SOAP']);
  expect(await skus({ relevance: 'DESC' })).toEqual(['BALM', 'SYRUP', 'TEA', 'SOAP']);
  expect(await skus({ relevance: 'ASC' })).toEqual(['SOAP', 'TEA', 'SYRUP', 'BALM']);
});

it('[BACK-1] [CAT-6] sorts a search by price and name all the same', async () => {
  expect(await skus({ price: 'ASC' })).toEqual(['SOAP', 'TEA', 'SYRUP', 'BALM']);
  expect(await skus({ name: 'DESC' })).toEqual(['TEA', 'SYRUP', 'SOAP', 'BALM']);
});
