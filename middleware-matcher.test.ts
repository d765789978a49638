import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { config } from '@/middleware';
import { inside, visit, visitedShop } from './middleware.fixture';

visitedShop();

const matcher = new RegExp(`^${config.matcher}$`);
const isPage = (path: string) => matcher.test(path);

/** An address of each route handler. */
const handled = readdirSync(join(import.meta.dirname, 'app'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('/route.ts'))
  .map(
    (file) =>
      `/${file
        .replace('/route.ts', '')
        .replace('[...path]', 'a/b')
        .replaceAll(/\[\w+\]/g, 'a')}`,
  );

test('every route handler answers by itself, and nothing but it', () => {
  expect(handled).toEqual(expect.arrayContaining(['/api/health', '/api/texts/a', '/media/a/b', '/robots.txt']));
  expect(handled.filter(isPage)).toEqual([]);
  const single = handled.filter((path) => !path.endsWith('/a/b'));
  expect(single.filter((path) => !isPage(`${path}/~cms/x`))).toEqual([]);
});

test('[PWA-1] the service worker, the manifest and Apple’s proof of the domain are files, whatever else may be a page', () => {
  for (const path of ['/sw.js', '/manifest.webmanifest']) expect(isPage(path), path).toBe(false);
  expect(isPage('/.well-known/apple-developer-merchantid-domain-association'), 'Apple’s').toBe(false);
  for (const path of [
    '/',
    '/sw.js.html',
    '/.well-known/else',
    '/mmstr_th/sw.js',
    '/manifest.webmanifest/x',
    '/offline',
  ])
    expect(isPage(path), path).toBe(true);
});

test('what the build has written are files, those that an older one has written, too', () => {
  for (const path of [
    'chunks/main-app-c88dee.js',
    'chunks/app/[store]/[currency]/(shop)/~category/[...path]/page-c88dee.js',
    'chunks/app/%5Bstore%5D/%5Bcurrency%5D/layout-c88dee.js',
    'css/c88dee.css',
    'media/c88dee.p.woff2',
    'vgkGH_HzThtYOZgXa6s_p/_buildManifest.js',
    'webpack/c88dee.hot-update.json',
  ])
    expect(isPage(`/_next/static/${path}`), path).toBe(false);
});

test.each([
  '/api/~cms/x',
  '/api/health/~category/x',
  '/api/health/wishlist',
  '/api/analytics/~cms/x',
  '/api/texts/~cms/x',
  '/api/video-thumbnail/~cms',
  '/_next/image',
  '/_next/image/~cms/x',
  '/_next/static/~cms/x',
  '/_next/static/~not-found',
  '/_next/static/wishlist',
  '/_next/static/checkout/cart',
  '/_next/hmr/~cms/x',
])('[ROUTE-16] the inside of the shop is nothing below a file or a handler: %s', async (path) => {
  expect(isPage(path)).toBe(true);
  const response = await visit(path);
  expect([response.status, inside(response)]).toEqual([404, '/mmstr_en/GBP/~not-found']);
  expect(response.headers.get('cache-control')).toContain('no-store');
});
