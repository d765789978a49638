import { expect, test } from 'vitest';
import { cacheControl, freshFor } from './lifetime';

const hashed = '/media/catalog/product/cache/0123456789abcdef0123456789abcdef/p/a/pack.jpg';

test('Magento’s hashed copies never change for browsers; others are asked about again', () => {
  expect(cacheControl(hashed)).toBe('public, max-age=31536000, immutable');
  expect(cacheControl('/media/wysiwyg/home/hero.jpg')).toMatch(/^public, max-age=3600, stale-while-revalidate=/);
  expect(cacheControl('/media/catalog/product/cache/short/pack.jpg')).not.toContain('immutable');
  expect(freshFor(hashed)).toBeGreaterThan(freshFor('/media/logo/a.png'));
});
