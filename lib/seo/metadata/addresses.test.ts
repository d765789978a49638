import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { env } from '@/lib/config/env';
import { addressUrl, languageUrls, urlInView } from './addresses';
import { excerpt } from './excerpt';

beforeEach(() => {
  env.SITE_ORIGIN = 'https://shop.example';
});
afterEach(() => {
  env.SITE_ORIGIN = undefined;
});

const english = { code: 'mmstr_en', locale: 'en-GB', isDefault: true };
const thai = { code: 'mmstr_th', locale: 'th-TH', isDefault: false };
const scottish = { code: 'scotland', locale: 'en-GB', isDefault: false };

describe('a page’s addresses', () => {
  test('[ROUTE-20] the default view’s is bare, others carry their code; letters beyond ASCII are encoded', () => {
    expect(addressUrl({ storeView: english, path: '/a.html' })).toBe('https://shop.example/a.html');
    expect(addressUrl({ storeView: thai, path: '/ยา.html' })).toBe(
      'https://shop.example/mmstr_th/%E0%B8%A2%E0%B8%B2.html',
    );
  });

  test('by language, the default view’s also for everybody else', () => {
    const addresses = [
      { storeView: english, path: '/a.html' },
      { storeView: thai, path: '/b.html' },
    ];
    expect(languageUrls(addresses)).toEqual({
      'en-GB': 'https://shop.example/a.html',
      'th-TH': 'https://shop.example/mmstr_th/b.html',
      'x-default': 'https://shop.example/a.html',
    });
    expect(urlInView(addresses, thai)).toBe('https://shop.example/mmstr_th/b.html');
    expect(urlInView(addresses, scottish)).toBeNull();
  });

  test('a page of one view has no alternates', () => {
    expect(languageUrls([{ storeView: english, path: '/a.html' }])).toEqual({});
  });

  test('a page that the default view lacks has none for everybody else', () => {
    const addresses = [thai, scottish].map((storeView) => ({ storeView, path: '/a.html' }));
    expect(Object.keys(languageUrls(addresses))).toEqual(['th-TH', 'en-GB']);
  });

  test('of two views in one language the first stands for it', () => {
    const addresses = [english, scottish, thai].map((storeView) => ({ storeView, path: '/a.html' }));
    expect(languageUrls(addresses)['en-GB']).toBe('https://shop.example/a.html');
  });
});

describe('excerpt', () => {
  test('leaves a short text as it is, white space made single', () => {
    expect(excerpt('  For\n headaches. ')).toBe('For headaches.');
  });

  test('cuts a long one between words, without what would hang before the dots', () => {
    const text = excerpt(`${'headache, '.repeat(30)}`);
    expect(text.length).toBeLessThanOrEqual(161);
    expect(text).toMatch(/headache…$/);
  });

  test('cuts where a script has no spaces', () => {
    expect(excerpt('ย'.repeat(400))).toBe(`${'ย'.repeat(160)}…`);
  });
});
