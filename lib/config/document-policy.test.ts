import { afterEach, expect, test, vi } from 'vitest';
import { documentPolicy } from './document-policy';
import { env } from './env';
import { CART_PATH, CHECKOUT_PATH } from './paths';

const configured = { ...env };

afterEach(() => {
  vi.unstubAllEnvs();
  Object.assign(env, { GOOGLE_MAPS_KEY: undefined, FIREBASE_API_KEY: undefined }, configured);
});

/** A directive's sources. */
function allowed(directive: string, page: string | null = null): string[] {
  const found = documentPolicy(page)
    .split('; ')
    .find((part) => part.startsWith(`${directive} `));
  return (found ?? '').split(' ').slice(1);
}

test('[CMS-6] pictures of films come from the shop itself: no page may ask the video hosts for one', () => {
  expect(documentPolicy(null)).not.toMatch(/ytimg|vimeocdn/);
  expect(allowed('frame-src')).toEqual(['https://www.youtube-nocookie.com', 'https://player.vimeo.com']);
});

test('[CMS-1] a page may load pictures of the configured map alone, and no script for it', () => {
  expect(allowed('img-src')).toEqual(["'self'", 'data:', 'https://tile.openstreetmap.org']);
  env.MAP_TILES_URL = 'https://{s}.tiles.example:8443/{z}/{x}/{y}.png?key=1';
  expect(allowed('img-src')).toEqual(["'self'", 'data:', 'https://*.tiles.example:8443']);
  expect(allowed('script-src')).toEqual(["'self'", "'unsafe-inline'"]);
  expect(allowed('style-src')).toEqual(["'self'", "'unsafe-inline'"]);
});

test('[CMS-1] Google may take part where a key for its maps is configured, in place of the tiles', () => {
  env.GOOGLE_MAPS_KEY = 'k'.repeat(39);
  expect(allowed('script-src', CART_PATH)).toContain('https://maps.googleapis.com');
  expect(allowed('img-src')).toEqual(
    expect.arrayContaining(['https://maps.gstatic.com', 'https://*.googleapis.com', 'https://*.ggpht.com']),
  );
  expect(allowed('img-src')).not.toContain('https://tile.openstreetmap.org');
  expect(allowed('connect-src')).toContain('https://maps.googleapis.com');
  expect(allowed('font-src')).toEqual(["'self'", 'https://fonts.gstatic.com']);
});

test('[CMS-1] the checkout has no map: neither tiles nor Google’s maps are allowed beside card fields', () => {
  env.GOOGLE_MAPS_KEY = 'k'.repeat(39);
  expect(documentPolicy(CHECKOUT_PATH)).not.toMatch(/maps|googleapis|gstatic/);
  env.GOOGLE_MAPS_KEY = undefined;
  expect(documentPolicy(CHECKOUT_PATH)).not.toMatch(/openstreetmap/);
  expect(allowed('script-src', CHECKOUT_PATH)).toContain('https://js.braintreegateway.com');
});

test('[CHK-9] the checkout alone may load Google Pay, and nothing else of Google’s', () => {
  const googles = (sources: string[]) => sources.filter((source) => source.includes('google'));
  expect(googles(allowed('script-src', CHECKOUT_PATH))).toEqual(['https://pay.google.com/gp/p/js/']);
  expect(googles(allowed('connect-src', CHECKOUT_PATH))).toEqual([
    'https://pay.google.com',
    'https://google.com/pay',
    'https://www.google.com/pay',
  ]);
  expect(documentPolicy(CART_PATH)).not.toContain('google');
});

test('[PWA-2] a page may get its token for notices where Firebase is configured', () => {
  expect(allowed('connect-src')).toEqual(["'self'"]);
  env.FIREBASE_API_KEY = 'key';
  expect(allowed('connect-src')).toContain('https://fcmregistrations.googleapis.com');
});

test('the shop’s own policy alone makes what a browser takes where a script could begin, but for pages with code of others', () => {
  for (const page of [null, CART_PATH]) {
    expect(allowed('require-trusted-types-for', page)).toEqual(["'script'"]);
    expect(allowed('trusted-types', page)).toEqual(['default']);
  }
  expect(documentPolicy(CHECKOUT_PATH), 'the card provider’s').not.toMatch(/trusted-types/);
  env.GOOGLE_MAPS_KEY = 'k'.repeat(39);
  expect(documentPolicy(null), 'the maps’').not.toMatch(/trusted-types/);
});

test('`next dev`, whose own code writes plain strings, requires no Trusted Types', () => {
  vi.stubEnv('NODE_ENV', 'development');
  expect(documentPolicy(null)).not.toMatch(/trusted-types/);
});
