// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { cartImage } from '@/lib/catalog/product/product-images';
import { imageOf, storeImage } from './images-by-sku';

beforeEach(() => localStorage.clear());

const picture = (url: string, position?: number) => ({ url, label: url, videoUrl: null, position });
const item = (sku: string, image: string | null) => ({ sku, name: sku, image });

it('[CART-6] is the gallery entry at position 1, else the first', () => {
  expect(cartImage([picture('a', 0), picture('b', 1)])?.url).toBe('b');
  expect(cartImage([picture('a', 2), picture('b', 3)])?.url).toBe('a');
  expect(cartImage([])).toBeNull();
});

it('[CART-6] is kept per SKU under imagesBySku', () => {
  storeImage(item('A', 'a.jpg'));
  storeImage(item('B', 'b.jpg'));
  storeImage(item('A', 'newer.jpg'));
  storeImage(item('C', null));
  expect(['A', 'B', 'C'].map(imageOf)).toEqual(['newer.jpg', 'b.jpg', null]);
  expect(Object.keys(JSON.parse(localStorage.getItem('imagesBySku') ?? ''))).toEqual(['B', 'A']);
});

it('keeps the last hundred, and reads nothing out of what it did not write', () => {
  for (let number = 0; number < 120; number += 1) storeImage(item(`SKU-${number}`, 'x.jpg'));
  expect(imageOf('SKU-19')).toBeNull();
  expect(imageOf('SKU-20')).toBe('x.jpg');
  for (const broken of ['[]', 'null', '{"SKU-20":"x.jpg"}', '{"SKU-20":{"url":7}}', '{']) {
    localStorage.setItem('imagesBySku', broken);
    expect(imageOf('SKU-20')).toBeNull();
  }
});
