import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { IMAGE_WIDTHS, mediaUrl } from '@/lib/images/media-url';
import {
  acceptsWebp,
  cacheControl,
  extensionOf,
  formatOf,
  freshFor,
  type OriginalFormat,
  originPath,
  readParameters,
  variantFormat,
} from './media-request';

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

const read = (query: string) => readParameters(new URLSearchParams(query));

describe('readParameters', () => {
  test('[IMG-1] auto, format, width, height, quality and fit are read as the shop writes them', () => {
    const url = mediaUrl('/media/a.jpg', { width: 320, height: 400, quality: 85, fit: 'cover' });
    expect(read(url.split('?')[1] ?? '')).toEqual({
      width: 320,
      height: 400,
      quality: 85,
      fit: 'cover',
      format: 'pjpg',
      isNegotiated: true,
    });
  });

  test('without parameters an image has its own ratio and format, at most 2560 wide', () => {
    expect(read('')).toEqual({
      width: 2560,
      height: null,
      quality: 75,
      fit: 'bounds',
      format: null,
      isNegotiated: false,
    });
  });

  test('[IMG-2] every width of the specification is served as it is, with product images’ ratio', () => {
    for (const width of IMAGE_WIDTHS) {
      expect(read(`width=${width}&height=${Math.round(width / 0.8)}`)).toMatchObject({
        width,
        height: Math.round(width / 0.8),
      });
    }
  });

  test.each([
    ['width=300&height=375', { width: 320, height: 400 }],
    ['width=100&height=101', { width: 160, height: 160 }],
    ['width=640&height=365', { width: 640, height: 360 }],
    ['width=10&height=9000', { width: 40, height: 80 }],
    ['width=9999', { width: 2560, height: null }],
    ['height=52', { width: null, height: 80 }],
  ])('[IMG-2] the query %s becomes what is served: %j', (query, box) => {
    expect(read(query)).toMatchObject(box);
  });

  test('any numbers at all in a query lead to a small number of variants', () => {
    const boxes = new Set<string>();
    for (let width = 1; width < 3000; width += 37) {
      for (let height = 1; height < 3000; height += 37) {
        const { width: w, height: h } = read(`width=${width}&height=${height}`) ?? {};
        boxes.add(`${w} ${h}`);
      }
    }
    expect(boxes.size).toBeLessThanOrEqual(IMAGE_WIDTHS.length * 9);
    const qualities = new Set(Array.from({ length: 100 }, (_, index) => read(`quality=${index + 1}`)?.quality));
    expect([...qualities]).toEqual([75, 85]);
  });

  test.each([
    ['crop=true&width=320&height=320', { width: 320, height: 320, fit: 'crop' }],
    ['crop=4:5&width=320', { width: 320, height: 400, fit: 'crop' }],
    ['crop=1:1&height=160', { width: 160, height: 160, fit: 'crop' }],
    ['crop=false&fit=cover&width=320', { width: 320, height: null, fit: 'cover' }],
  ])('[IMG-1] the query %s cuts to %j', (query, request) => {
    expect(read(query)).toMatchObject(request);
  });

  test.each([
    'width=0',
    'width=-1',
    'width=1e3',
    'width=abc',
    'width=',
    'width=100000',
    'height=1.5',
    'quality=high',
    'fit=stretch',
    'format=tiff',
    'crop=smart',
    'crop=0:1',
  ])('the query %s means nothing and is refused', (query) => {
    expect(read(query)).toBeNull();
  });

  test('parameters of others change nothing of an image', () => {
    expect(read('utm_source=letter&v=3')).toEqual(read(''));
  });
});

const dot = sharp({ create: { width: 2, height: 2, channels: 3, background: '#0a0' } });

describe('formatOf', () => {
  test.each<OriginalFormat>(['avif', 'gif', 'jpeg', 'png', 'webp'])('knows %s by its first bytes', async (format) => {
    expect(formatOf(await dot.clone().toFormat(format).toBuffer())).toBe(format);
  });

  test.each(['<svg xmlns="http://www.w3.org/2000/svg"/>', '<html>', '%PDF-1.7', 'RIFF----WAVE', '', '\x89PN'])(
    'does not take %j for an image',
    (text) => {
      expect(formatOf(Buffer.from(text, 'latin1'))).toBeNull();
    },
  );
});

test.each([
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', true],
  ['image/webp', true],
  ['text/html, image/WEBP ;q=0.5', true],
  ['image/webp;q=0', false],
  ['image/webp;q=0.0,image/png', false],
  ['image/webp;q=0.05', true],
  ['image/webpx', false],
  ['image/*', false],
  ['*/*', false],
  ['', false],
  [null, false],
])('Accept: %s takes WebP: %s', (accept, isAccepted) => {
  expect(acceptsWebp(accept)).toBe(isAccepted);
});

describe('[IMG-1] the format of a variant', () => {
  const request = { width: 40, height: null, quality: 75, fit: 'bounds' as const };

  test.each([
    ['auto and accepted', { isNegotiated: true, format: 'pjpg' as const }, true, 'webp'],
    ['auto, not accepted', { isNegotiated: true, format: 'pjpg' as const }, false, 'jpeg'],
    ['auto for a png, not accepted', { isNegotiated: true, format: 'png' as const }, false, 'png'],
    ['accepted, but not asked for', { isNegotiated: false, format: 'pjpg' as const }, true, 'jpeg'],
    ['no format', { isNegotiated: false, format: null }, true, 'webp'],
  ])('%s', (_, asked, isAccepted, format) => {
    expect(variantFormat({ ...request, ...asked }, 'webp', isAccepted)).toBe(format);
  });

  test('an original in a format that is not made becomes one that all browsers know', () => {
    const asked = { ...request, isNegotiated: false, format: null };
    expect(variantFormat(asked, 'gif', true)).toBe('png');
    expect(variantFormat(asked, 'avif', true)).toBe('jpeg');
    expect(variantFormat(asked, 'png', true)).toBe('png');
  });
});
