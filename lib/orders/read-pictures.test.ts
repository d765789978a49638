// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { readPictures } from './read-pictures';

beforeEach(() => {
  Object.assign(document.documentElement.dataset, { store: 'mmstr_en', currency: 'GBP', root: '/' });
});
afterEach(() => vi.unstubAllGlobals());

const thumbnail = (name: string) => ({ __typename: 'ProductImage', url: `https://shop.example/media/${name}.jpg` });
const product = (sku: string, picture: string, more: object = {}) => ({
  ...{ __typename: 'SimpleProduct', uid: sku, sku, url_key: sku.toLowerCase(), thumbnail: thumbnail(picture) },
  ...more,
});
const variant = (sku: string, picture: string) => ({
  __typename: 'ConfigurableVariant',
  product: product(sku, picture),
});
const found = (...items: (object | null)[]) => ({ __typename: 'Products', items });
const line = (id: string, sku: string, urlKey: string | null) => ({ id, sku, urlKey });

it('finds each line’s picture by one request that no log keeps: a variant’s own, else its product’s; none of what is gone', async () => {
  const variants = [variant('BALM-S', 'small'), variant('BALM-S-XL', 'large'), variant('BALM-P', 'placeholder/image')];
  const { calls } = fakeCommerce({
    orderedPictures: {
      byKey: found(product('BALM', 'balm', { __typename: 'ConfigurableProduct', variants })),
      bySku: found(null, product('KIT', 'kit'), product('BARE', 'placeholder/image')),
    },
  });
  const lines = [
    line('1', 'BALM-S', 'balm'),
    line('2', 'BALM-S-XL-suitability', 'balm'),
    line('3', 'BALM-P', 'balm'),
    line('4', 'BALM-GONE', 'balm'),
    line('5', 'KIT', null),
    line('6', 'BARE', 'bare'),
    line('7', 'GONE', null),
  ];
  const pictures = await readPictures(lines);
  expect(Object.fromEntries(pictures)).toEqual({
    ...{ 1: thumbnail('small').url, 2: thumbnail('large').url, 3: thumbnail('balm').url, 4: thumbnail('balm').url },
    5: thumbnail('kit').url,
  });
  expect(calls.map(({ method, url, variables }) => [method, url.search, variables])).toEqual([
    ['POST', '', { skus: lines.map(({ sku }) => sku), urlKeys: ['balm', 'bare'], pageSize: 7 }],
  ]);
});

it('asks nobody for an order without lines', async () => {
  const { calls } = fakeCommerce({});
  expect((await readPictures([])).size).toBe(0);
  expect(calls).toEqual([]);
});
