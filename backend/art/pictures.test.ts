import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { categories } from '../src/database/seed/data/categories';
import { pages } from '../src/database/seed/data/pages';
import { products } from '../src/database/seed/data/products';
import { stores } from '../src/database/seed/stores';
import { productPictures } from './product-pictures';

const media = fileURLToPath(new URL('../media', import.meta.url));
const named = [...new Set(products.flatMap(({ images }) => images.map(({ file }) => file)))].sort();
const folder = path.join(media, 'catalog/product');

describe('product pictures', () => {
  it('exist for every image that a product names, and for no other', () => {
    const drawn = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => `/${file.split(path.sep).join('/')}`)
      .filter((file) => file.endsWith('.webp') && !file.startsWith('/placeholder/'));
    expect(drawn.sort()).toEqual(named);
  });

  it('are four wide to five high', async () => {
    const sizes = await Promise.all(named.map((file) => sharp(path.join(folder, file)).metadata()));
    expect(sizes.filter(({ width, height }) => width * 5 !== height * 4)).toEqual([]);
  });

  it('come out the same every time', () => {
    const first = productPictures(products);
    const second = productPictures(products);
    for (const file of named.filter((_, i) => i % 23 === 0)) {
      const svg = first.get(file)?.();
      expect(svg).toMatch(/^<svg /);
      expect(second.get(file)?.()).toBe(svg);
    }
  });

  it('hold their words as outlines, without a font of the machine that draws', () => {
    const [draw] = productPictures(products).values();
    expect(draw?.()).not.toMatch(/<text|font-family|NaN|undefined/);
  });
});

describe('page pictures', () => {
  it('exist for every category that names one', () => {
    const missing = categories
      .flatMap(({ image }) => image ?? [])
      .filter((file) => !existsSync(path.join(media, 'catalog/category', file)));
    expect(missing).toEqual([]);
  });

  it('exist for every picture in a page', () => {
    const files = pages.flatMap(({ content }) =>
      [...content.matchAll(/\{\{media url="([^"]+)"\}\}/g)].map(([, file]) => file ?? ''),
    );
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !existsSync(path.join(media, file)))).toEqual([]);
  });

  it('give the shop the logos that its configuration names', () => {
    for (const { config } of stores) {
      for (const key of ['header_logo_src', 'header_logo_mobile_src']) {
        expect(readFileSync(path.join(media, 'logo', String(config[key])), 'utf8')).toMatch(/^<svg /);
      }
    }
  });
});
