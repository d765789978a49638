import { expect, test } from 'vitest';
import { cacheControl, extensionOf, freshFor, originPath } from './media-path';

test.each([
  ['/media/catalog/product/cache/abc/p/a/pack.webp', '/media/catalog/product/cache/abc/p/a/pack.webp'],
  ['/media/wysiwyg/summer%20sale.jpg', '/media/wysiwyg/summer%20sale.jpg'],
  ['/media/wysiwyg/ยา.jpg', '/media/wysiwyg/%E0%B8%A2%E0%B8%B2.jpg'],
  ['/media/wysiwyg/a+b@2x,(1).png', '/media/wysiwyg/a%2Bb%402x%2C(1).png'],
  ['/media/a?b.png', '/media/a%3Fb.png'],
])('the public media path %s is %s on the backend', (pathname, path) => {
  expect(originPath(pathname)).toBe(path);
});

test.each([
  '/media',
  '/media/',
  '/graphql',
  '/mediafiles/a.png',
  'media/a.png',
  '//evil.example/media/a.png',
  '/media//evil.example/a.png',
  '/media/../graphql',
  '/media/%2e%2e/graphql',
  '/media/%2E./graphql',
  '/media/a/%2e%2e%2f%2e%2e%2fgraphql',
  '/media/..%5c..%5capp.png',
  '/media/%252e%252e/graphql',
  '/media/a%252fb.png',
  '/media/.htaccess',
  '/media/catalog/.git/config',
  '/media/a%00.png',
  '/media/a%0d%0aHost:x.png',
  '/media/%zz.png',
])('the public media path %j leads nowhere', (pathname) => {
  expect(originPath(pathname)).toBeNull();
});

test('the extension is what follows the last dot', () => {
  expect(['/a/B.JPG', '/a/b.tar.gz', '/a.b/c', '/a/b.'].map(extensionOf)).toEqual(['jpg', 'gz', '', '']);
});

const hashed = '/media/catalog/product/cache/0123456789abcdef0123456789abcdef/p/a/pack.jpg';

test('Magento’s hashed copies never change for browsers; others are asked about again', () => {
  expect(cacheControl(hashed)).toBe('public, max-age=31536000, immutable');
  expect(cacheControl('/media/wysiwyg/home/hero.jpg')).toMatch(/^public, max-age=3600, stale-while-revalidate=/);
  expect(cacheControl('/media/catalog/product/cache/short/pack.jpg')).not.toContain('immutable');
  expect(freshFor(hashed)).toBeGreaterThan(freshFor('/media/logo/a.png'));
});
