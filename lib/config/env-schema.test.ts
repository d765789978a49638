import { afterEach, describe, expect, test, vi } from 'vitest';
import { parseEnvironment, shownEnvironment } from './env-schema.mjs';

afterEach(() => vi.restoreAllMocks());

describe('parseEnvironment', () => {
  test('[NET-2] the commerce backend is one fixed origin, the embedded one by default', () => {
    expect(parseEnvironment({}).COMMERCE_ORIGIN).toBe('http://127.0.0.1:4000');
    expect(parseEnvironment({ COMMERCE_ORIGIN: 'https://shop.example/' }).COMMERCE_ORIGIN).toBe('https://shop.example');
  });

  test.each([
    ['a container of 512 MB', 512 * 1024 ** 2, 128],
    ['one of 16 GB', 16 * 1024 ** 3, 256],
    ['one of 20 MB', 20 * 1024 ** 2, 8],
    ['no limit', 0, 256],
    ['a limit beyond every machine', 2 ** 64, 256],
  ])(
    'cached pages take a quarter of the memory that the process may have, 256 MB at most: %s',
    (_, bytes, megabytes) => {
      vi.spyOn(process, 'constrainedMemory').mockReturnValue(bytes);
      expect(parseEnvironment({}).PAGE_CACHE_MEGABYTES).toBe(megabytes);
      expect(parseEnvironment({ PAGE_CACHE_MEGABYTES: '300' }).PAGE_CACHE_MEGABYTES).toBe(300);
    },
  );

  test('an empty environment variable counts as absent', () => {
    vi.spyOn(process, 'constrainedMemory').mockReturnValue(0);
    expect(parseEnvironment({ REVALIDATE_SECRET: '', PAGE_CACHE_MEGABYTES: '' })).toMatchObject({
      PAGE_CACHE_MEGABYTES: 256,
    });
  });

  test('some rate limits can be set and the others stay, or all be turned off', () => {
    const usual = parseEnvironment({}).RATE_LIMITS;
    expect(Object.values(usual).every((limit) => limit >= 20)).toBe(true);
    expect(parseEnvironment({ RATE_LIMITS: 'cart:5,search:0' }).RATE_LIMITS).toEqual({ ...usual, cart: 5, search: 0 });
    expect(new Set(Object.values(parseEnvironment({ RATE_LIMITS: 'off' }).RATE_LIMITS))).toEqual(new Set([0]));
  });

  test('[PWA-2] a Firebase project is given whole or not at all', () => {
    const project = {
      ...{ FIREBASE_API_KEY: 'key', FIREBASE_PROJECT_ID: 'shop-1', FIREBASE_MESSAGING_SENDER_ID: '1234' },
      ...{ FIREBASE_APP_ID: '1:1234:web:1', FIREBASE_VAPID_KEY: 'B'.repeat(87) },
    };
    expect(parseEnvironment(project)).toMatchObject(project);
    expect(() => parseEnvironment({ ...project, FIREBASE_APP_ID: '' })).toThrow(
      'FIREBASE_APP_ID: is missing beside the other FIREBASE_ variables',
    );
  });

  test('an address finder is not configured without its key', () => {
    const finder = {
      ADDRESS_FINDER: 'ideal-postcodes',
      ADDRESS_FINDER_KEY: 'ak_1',
      ADDRESS_FINDER_URL: 'http://[::1]:1/v1/',
    };
    expect(parseEnvironment({})).not.toHaveProperty('ADDRESS_FINDER');
    expect(parseEnvironment(finder)).toMatchObject({ ...finder, ADDRESS_FINDER_URL: 'http://[::1]:1/v1' });
    expect(() => parseEnvironment({ ...finder, ADDRESS_FINDER_KEY: '' })).toThrow(
      'ADDRESS_FINDER_KEY: is missing beside ADDRESS_FINDER',
    );
  });

  test('[STORE-6] sensitive categories are those of a medicines shop, or the ones that are listed', () => {
    expect(parseEnvironment({}).SENSITIVE_CATEGORIES).toEqual(
      expect.arrayContaining(['sexual-health', 'mental-health']),
    );
    expect(parseEnvironment({ SENSITIVE_CATEGORIES: 'care/feet, skin' }).SENSITIVE_CATEGORIES).toEqual([
      'care/feet',
      'skin',
    ]);
  });

  test.each([
    ['FIREBASE_VAPID_KEY', 'short'],
    ['TAG_MANAGER_ID', 'G-12345'],
    ['TAG_MANAGER_ID', 'GTM-<script>'],
    ['SENSITIVE_CATEGORIES', '/skin'],
    ['MAP_TILES_URL', 'http://tiles.example/{z}/{x}/{y}.png'],
    ['MAP_TILES_URL', 'https://tiles.example/{z}/{x}.png'],
    ['MAP_TILES_URL', 'https://tiles.example; script-src * /{z}/{x}/{y}.png'],
    ['MAP_TILES_MAX_ZOOM', '40'],
    ['GOOGLE_MAPS_KEY', 'short'],
    ['COMMERCE_ORIGIN', 'shop.example'],
    ['COMMERCE_ORIGIN', 'ftp://shop.example'],
    ['COMMERCE_ORIGIN', 'https://shop.example/magento'],
    ['COMMERCE_ORIGIN', 'https://shop.example?store=th'],
    ['COMMERCE_ORIGIN', 'https://user:password@shop.example'],
    ['SITE_ORIGIN', 'https://shop.example/pharmacy/'],
    ['REVALIDATE_SECRET', 'short'],
    ['PAGE_CACHE_MEGABYTES', 'much'],
    ['REDIS_URL', 'redis.example:6379'],
    ['REDIS_URL', 'http://redis.example'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['TRUSTED_PROXY_HOPS', '-1'],
    ['RATE_LIMITS', 'checkout:3'],
    ['RATE_LIMITS', 'cart:-3'],
    ['RATE_LIMITS', 'cart:3,'],
    ['MEDIA_OPTIMIZER', 'imagemagick'],
    ['MEDIA_CACHE_MEGABYTES', '0'],
    ['COMMERCE_FIELDS', 'brand'],
    ['ADDRESS_FINDER', 'loqate'],
    ['ADDRESS_FINDER_KEY', 'two words'],
    ['ADDRESS_FINDER_URL', 'finder.example'],
  ])('a wrong %s in the environment is named', (name, value) => {
    expect(() => parseEnvironment({ [name]: value })).toThrow(name);
  });

  test('every wrong environment variable is named at once', () => {
    const wrong = { COMMERCE_ORIGIN: 'x', PAGE_CACHE_MEGABYTES: 'x' };
    expect(() => parseEnvironment(wrong)).toThrow(/COMMERCE_ORIGIN.*PAGE_CACHE_MEGABYTES/s);
  });
});

test('pages may be made of all of the environment but secrets and what each process has for itself', () => {
  const shown = (variables: Record<string, string>) => shownEnvironment(parseEnvironment(variables));
  const own = {
    PORT: '3001',
    HOST: '127.0.0.1',
    REDIS_URL: 'redis://127.0.0.1:6379',
    PAGE_CACHE_MEGABYTES: '64',
    MEDIA_CACHE_DIR: '/tmp/media',
    LOG_FORMAT: 'json',
    RATE_LIMITS: 'off',
    OPS_SECRET: '0123456789abcdef',
  };
  expect(shown(own)).toEqual(shown({}));
  for (const [name, value] of [
    ['COMMERCE_ORIGIN', 'https://magento.example'],
    ['SITE_ORIGIN', 'https://shop.example'],
    ['SHOP_TRADE', 'neutral'],
    ['SENSITIVE_CATEGORIES', 'fertility'],
    ['TAG_MANAGER_ID', 'GTM-AB12CD3'],
  ] as const)
    expect(shown({ ...own, [name]: value }), name).not.toEqual(shown({}));
});
