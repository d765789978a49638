import { afterEach, describe, expect, test } from 'vitest';
import { env } from './env';
import { requestOrigin, siteUrl } from './site-origin';

afterEach(() => {
  env.SITE_ORIGIN = undefined;
});

const asked = (headers: Record<string, string>) => new Request('http://localhost:3000/sitemap.xml', { headers });

describe('the public origin', () => {
  test('the public origin is SITE_ORIGIN, whatever host was asked', () => {
    env.SITE_ORIGIN = 'https://shop.example';
    expect(siteUrl('/pain.html')).toBe('https://shop.example/pain.html');
    expect(requestOrigin(asked({ host: 'other.example' }))).toBe('https://shop.example');
  });

  test('without SITE_ORIGIN a cached page claims no host', () => {
    expect(siteUrl('/pain.html')).toBe('/pain.html');
  });

  test('without SITE_ORIGIN an answer per request names the host that was asked', () => {
    expect(requestOrigin(asked({ host: 'shop.example' }))).toBe('http://shop.example');
    expect(requestOrigin(asked({ host: 'shop.example', 'x-forwarded-proto': 'https,http' }))).toBe(
      'https://shop.example',
    );
  });

  test('a Host header that is no host is not repeated in the public origin', () => {
    expect(requestOrigin(asked({ host: '<script>' }))).toBe('http://localhost:3000');
  });
});
