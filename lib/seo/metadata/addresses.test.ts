import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseListingParams } from '@/lib/catalog/listing/listing-params';
import { env } from '@/lib/config/env';
import { addressUrl, languageUrls, listingAddress, urlInView } from './addresses';
import { excerpt } from './page-metadata';

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
  test('[ROUTE-20] the address in the default store view is bare, others carry their code; letters beyond ASCII are encoded', () => {
    expect(addressUrl({ storeView: english, path: '/a.html' })).toBe('https://shop.example/a.html');
    expect(addressUrl({ storeView: thai, path: '/ยา.html' })).toBe(
      'https://shop.example/mmstr_th/%E0%B8%A2%E0%B8%B2.html',
    );
  });

  test('a page’s addresses are by language, the default store view’s also for everybody else', () => {
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

  test('a page of one store view has no alternates', () => {
    expect(languageUrls([{ storeView: english, path: '/a.html' }])).toEqual({});
  });

  test('a page that the default store view lacks has no address for everybody else', () => {
    const addresses = [thai, scottish].map((storeView) => ({ storeView, path: '/a.html' }));
    expect(Object.keys(languageUrls(addresses))).toEqual(['th-TH', 'en-GB']);
  });

  test('of two store views in one language the first stands for it', () => {
    const addresses = [english, scottish, thai].map((storeView) => ({ storeView, path: '/a.html' }));
    expect(languageUrls(addresses)['en-GB']).toBe('https://shop.example/a.html');
  });
});

describe('excerpt', () => {
  test('excerpt leaves a short text as it is, white space made single', () => {
    expect(excerpt('  For\n headaches. ')).toBe('For headaches.');
  });

  test('excerpt cuts a long text between words, without what would hang before the dots', () => {
    const text = excerpt(`${'headache, '.repeat(30)}`);
    expect(text.length).toBeLessThanOrEqual(161);
    expect(text).toMatch(/headache…$/);
  });

  test('excerpt cuts where a script has no spaces', () => {
    expect(excerpt('ย'.repeat(400))).toBe(`${'ย'.repeat(160)}…`);
  });

  test('excerpt cuts no Thai word in two, and no letter from its signs', () => {
    expect(excerpt('ยาแก้ปวด'.repeat(40))).toBe(`${'ยาแก้ปวด'.repeat(20)}…`);
    expect(excerpt(`${'ยา'.repeat(79)}น้ำมูก`)).toBe(`${'ยา'.repeat(79)}…`);
    expect(excerpt(`${'ย'.repeat(158)}น้ำ${'ย'.repeat(9)}`)).toMatch(/^ย{1,158}…$/);
  });

  test('excerpt cuts no sign of two units in half', () => {
    expect(excerpt(`a${'💊'.repeat(100)}`)).toBe(`a${'💊'.repeat(79)}…`);
  });
});

const option = (value: string, label: string, count: number) => ({ value, label, count, isSelected: true });
const facets = [
  {
    code: 'brand',
    label: 'Brand',
    type: 'options' as const,
    options: [option('12', 'Acme', 3), option('13', 'Old', 0)],
  },
  { code: 'price', label: 'Price', type: 'range' as const, options: [option('0_10', '0-10', 4)] },
];
const addressOf = (query: string) =>
  listingAddress('/pain.html', { params: parseListingParams(new URLSearchParams(query)), facets });

test('[CAT-1] a page of a listing stands for itself', () => {
  expect(addressOf('page=3')).toEqual({ path: '/pain.html?page=3', isIndexed: true, narrowedBy: null });
  expect(addressOf('page=1')).toEqual({ path: '/pain.html', isIndexed: true, narrowedBy: null });
});

test('[CAT-1] a sorted listing is the unsorted one', () => {
  expect(addressOf('sort=price-desc').path).toBe('/pain.html');
  expect(addressOf('sort=price-desc&page=2').path).toBe('/pain.html?page=2');
});

test('[CAT-1] a listing narrowed by one value may be found, under the merchant’s label', () => {
  const { path, isIndexed, narrowedBy } = addressOf('brand[filter]=Buy here!,12');
  expect(isIndexed).toBe(true);
  expect(narrowedBy).toMatchObject({ code: 'brand', label: 'Acme' });
  expect(new URLSearchParams(path.split('?')[1]).get('brand[filter]')).toBe('Acme,12');
});

test.each([
  ['two attributes', 'brand[filter]=Acme,12&price[filter]=0-10,0_10'],
  ['two values of one attribute', 'brand[filter]=Acme,12&brand[filter]=Old,13'],
  ['a value that nothing has', 'brand[filter]=Old,13'],
  ['a value that the shop does not offer', 'brand[filter]=Made up,99'],
  ['a range of the visitor’s own', 'price[from]=3.5&price[to]=7'],
])('[CAT-1] a listing narrowed by %s is not found', (_, query) => {
  expect(addressOf(`${query}&page=2`)).toEqual({ path: '/pain.html', isIndexed: false, narrowedBy: null });
});

test('[CAT-1] a range that the shop offers may be found', () => {
  expect(addressOf('price[filter]=0-10,0_10').isIndexed).toBe(true);
});
