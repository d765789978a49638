import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { blocks } from '../database/seed/data/blocks';
import { categories } from '../database/seed/data/categories';
import { pages } from '../database/seed/data/pages';
import { products } from '../database/seed/data/products';
import { stores } from '../database/seed/stores';

const media = fileURLToPath(new URL('../../media', import.meta.url));
const isThere = (file: string) => existsSync(path.join(media, file));

it('a product picture exists for every image that a seeded product names, and for no other', () => {
  const folder = path.join(media, 'catalog/product');
  const named = new Set(products.flatMap(({ images }) => images.map(({ file }) => file)));
  const drawn = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `/${file.split(path.sep).join('/')}`)
    .filter((file) => file.endsWith('.webp') && !file.startsWith('/placeholder/'));
  expect(drawn.sort()).toEqual([...named].sort());
});

it('a category image exists for every seeded category that names one', () => {
  const named = categories.flatMap(({ image }) => (image ? [`catalog/category/${image}`] : []));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((file) => !isThere(file))).toEqual([]);
});

it('a file exists for every media directive in seeded content', () => {
  const texts = [
    ...[...pages, ...blocks].map(({ content }) => content),
    ...categories.flatMap(({ description }) => Object.values(description ?? {})),
  ];
  const named = texts.flatMap((text) =>
    [...text.matchAll(/\{\{media url="?([^"}]+)"?\}\}/g)].map(([, file]) => file ?? ''),
  );
  expect(named.length).toBeGreaterThan(20);
  expect([...new Set(named)].filter((file) => !isThere(file))).toEqual([]);
});

it('the logos that the store configuration names are SVG files', () => {
  for (const { config } of stores) {
    for (const key of ['header_logo_src', 'header_logo_mobile_src']) {
      expect(readFileSync(path.join(media, 'logo', String(config[key])), 'utf8')).toMatch(/^<svg /);
    }
  }
});

it('a sample file exists for every downloadable link that names one', () => {
  const named = products.flatMap(
    ({ downloadable }) => downloadable?.links.flatMap(({ sampleFile }) => sampleFile ?? []) ?? [],
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((file) => !isThere(`downloadable/files/link_samples${file}`))).toEqual([]);
});

it('a file exists for every downloadable link', () => {
  const named = products.flatMap(({ downloadable }) => downloadable?.links.map(({ file }) => file) ?? []);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((file) => !isThere(`downloadable/files/links${file}`))).toEqual([]);
});
