import { describe, expect, test } from 'vitest';
import { allowedWidth, IMAGE_WIDTHS, mediaUrl } from './media-url';

const file = 'https://shop.example/media/catalog/product/cache/abc/p/a/pack.jpg';

describe('mediaUrl', () => {
  test('[IMG-1] a backend’s image comes from this origin with auto=webp and format', () => {
    expect(mediaUrl(file)).toBe('/media/catalog/product/cache/abc/p/a/pack.jpg?auto=webp&format=pjpg');
    expect(mediaUrl('/media/logo/logo.png')).toBe('/media/logo/logo.png?auto=webp&format=png');
  });

  test('[IMG-1] width, height, quality and fit follow in an image’s address', () => {
    expect(mediaUrl(file, { width: 320, height: 400, quality: 85, fit: 'cover' })).toMatch(
      /\?auto=webp&format=pjpg&width=320&height=400&quality=85&fit=cover$/,
    );
  });

  test.each([
    ['product', '/p/a/pack.jpg', '/media/catalog/product/p/a/pack.jpg'],
    ['category', 'pain-relief.jpg', '/media/catalog/category/pain-relief.jpg'],
    ['swatch', '/m/i/mint.jpg', '/media/attribute/swatch/m/i/mint.jpg'],
    ['product', file, '/media/catalog/product/cache/abc/p/a/pack.jpg'],
  ] as const)('[IMG-3] a %s’s file %s', (kind, name, path) => {
    expect(mediaUrl(name, { kind })).toBe(`${path}?auto=webp&format=pjpg`);
    expect(mediaUrl('https://elsewhere.example/a.jpg', { kind })).toBe('https://elsewhere.example/a.jpg');
  });

  test.each([
    ['product', 'catalog/product/cache/abc/p/a/pack.jpg'],
    ['category', 'catalog/category/pain-relief.jpg'],
    ['swatch', 'attribute/swatch/m/i/mint.jpg'],
  ] as const)('[IMG-1] a %s’s file comes from this origin where the media base is a host’s root: %s', (kind, path) => {
    const url = `https://cdn.example/${path}?optimize=low`;
    expect(mediaUrl(url, { kind })).toBe(`/media/${path}?auto=webp&format=pjpg`);
    expect(mediaUrl(url)).toBe(url);
  });

  test('mediaUrl serves a shop below a path, and leaves an image of another site', () => {
    expect(mediaUrl('https://host.example/shop/media/logo/a.svg')).toBe('/media/logo/a.svg?auto=webp&format=pjpg');
    expect(mediaUrl('https://elsewhere.example/a.jpg')).toBe('https://elsewhere.example/a.jpg');
  });
});

test('[IMG-2] a width is served as the next larger one of the specification, at most the largest', () => {
  expect(IMAGE_WIDTHS).toEqual([40, 80, 160, 320, 640, 960, 1280, 1600, 2560]);
  expect([1, 40, 41, 300, 1601, 2560, 9999].map(allowedWidth)).toEqual([40, 40, 80, 320, 2560, 2560, 2560]);
});
