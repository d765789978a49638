// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { cartImage } from '@/lib/catalog/product/product-images';
import { imageOf, storeImage } from './images-by-sku';

beforeEach(() => localStorage.clear());

const galleryImage = (url: string, position?: number) => ({ url, label: url, videoUrl: null, position });
const item = (sku: string, image: string | null) => ({ sku, name: sku, image });

it('[CART-6] The cart’s image is the gallery entry at position 1, else the first', () => {
  expect(cartImage([galleryImage('a', 0), galleryImage('b', 1)])?.url).toBe('b');
  expect(cartImage([galleryImage('a', 2), galleryImage('b', 3)])?.url).toBe('a');
  expect(cartImage([])).toBeNull();
});

it('[CART-6] An image is stored per SKU under imagesBySku', () => {
  storeImage(item('A', 'a.jpg'));
  storeImage(item('B', 'b.jpg'));
  storeImage(item('A', 'newer.jpg'));
  storeImage(item('C', null));
  expect(['A', 'B', 'C'].map(imageOf)).toEqual(['newer.jpg', 'b.jpg', null]);
  expect(Object.keys(JSON.parse(localStorage.getItem('imagesBySku') ?? ''))).toEqual(['B', 'A']);
});

it('The last hundred images are stored, and a malformed entry is ignored', () => {
  for (let number = 0; number < 120; number += 1) storeImage(item(`SKU-${number}`, 'x.jpg'));
  expect(imageOf('SKU-19')).toBeNull();
  expect(Object.keys(JSON.parse(localStorage.getItem('imagesBySku') ?? ''))).toHaveLength(100);
  expect(imageOf('SKU-20')).toBe('x.jpg');
  for (const broken of [
    '[]',
    '["x"]',
    'null',
    '"x"',
    '{"SKU-20":null}',
    '{"SKU-20":"x.jpg"}',
    '{"SKU-20":{}}',
    '{"SKU-20":{"url":7}}',
    '{',
  ]) {
    localStorage.setItem('imagesBySku', broken);
    expect(imageOf('SKU-20')).toBeNull();
  }
});
