import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { products } from '../../backend/src/database/seed/data/products';
import { productPictures } from './product-pictures';

const folder = fileURLToPath(new URL('../../backend/media/catalog/product', import.meta.url));
const named = [...new Set(products.flatMap(({ images }) => images.map(({ file }) => file)))].sort();

it('product pictures are four wide to five high', async () => {
  const sizes = await Promise.all(named.map((file) => sharp(path.join(folder, file)).metadata()));
  expect(sizes.filter(({ width, height }) => width * 5 !== height * 4)).toEqual([]);
});

it('product pictures come out the same every time', () => {
  const first = productPictures(products);
  const second = productPictures(products);
  for (const file of named.filter((_, i) => i % 23 === 0)) {
    const svg = first.get(file)?.();
    expect(svg).toMatch(/^<svg /);
    expect(second.get(file)?.()).toBe(svg);
  }
});

it('product pictures hold their words as outlines, without a font of the machine that draws', () => {
  const [draw] = productPictures(products).values();
  expect(draw?.()).not.toMatch(/<text|font-family|NaN|undefined/);
});
