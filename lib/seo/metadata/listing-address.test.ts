import { expect, test } from 'vitest';
import { parseListingParams } from '@/lib/catalog/listing/listing-params';
import { listingAddress } from './listing-address';

const option = (value: string, label: string, count: number) => ({ value, label, count, isSelected: true });
const facets = [
  {
    code: 'brand',
    label: 'Brand',
    type: 'options' as const,
    options: [option('12', 'Acme', 3), option('13', 'Old', 0)],
  },
  { code: 'price', label: 'Price', type: 'range' as const, options: [option('0_10', '0-10', 4)] },
];
const addressOf = (query: string) =>
  listingAddress('/pain.html', { params: parseListingParams(new URLSearchParams(query)), facets });

test('[CAT-1] a page of a listing stands for itself', () => {
  expect(addressOf('page=3')).toEqual({ path: '/pain.html?page=3', isIndexed: true });
  expect(addressOf('page=1')).toEqual({ path: '/pain.html', isIndexed: true });
});

test('[CAT-1] a sorted listing is the unsorted one', () => {
  expect(addressOf('sort=price-desc').path).toBe('/pain.html');
  expect(addressOf('sort=price-desc&page=2').path).toBe('/pain.html?page=2');
});

test('[CAT-1] narrowed by one value it may be found, under the merchant’s label', () => {
  const { path, isIndexed } = addressOf('brand[filter]=Buy here!,12');
  expect(isIndexed).toBe(true);
  expect(new URLSearchParams(path.split('?')[1]).get('brand[filter]')).toBe('Acme,12');
});

test.each([
  ['two attributes', 'brand[filter]=Acme,12&price[filter]=0-10,0_10'],
  ['two values of one attribute', 'brand[filter]=Acme,12&brand[filter]=Old,13'],
  ['a value that nothing has', 'brand[filter]=Old,13'],
  ['a value that the shop does not offer', 'brand[filter]=Made up,99'],
  ['a range of the visitor’s own', 'price[from]=3.5&price[to]=7'],
])('[CAT-1] narrowed by %s it is not found', (_, query) => {
  expect(addressOf(query).isIndexed).toBe(false);
});

test('[CAT-1] a range that the shop offers may be found', () => {
  expect(addressOf('price[filter]=0-10,0_10').isIndexed).toBe(true);
});
