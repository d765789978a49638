import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { env } from '@/lib/config/env';
import { toStoreConfig } from '@/lib/store/get-store-config';
import { firstImage, pageMetadata, pageTitle, shareImage } from './page-metadata';

beforeEach(() => {
  env.SITE_ORIGIN = 'https://shop.example';
});
afterEach(() => {
  env.SITE_ORIGIN = undefined;
});

describe('page title', () => {
  const config = { titlePrefix: 'Shop:', titleSuffix: '- mmstr', storeName: 'Pharmacy' };

  test('[STORE-5] the page title is prefix, title, suffix', () => {
    expect(pageTitle('Pain relief', config)).toBe('Shop: Pain relief - mmstr');
  });

  test('[STORE-5] the page title has one space between its parts, however the merchant spaced them', () => {
    expect(pageTitle('Pain relief', { ...config, titlePrefix: ' ', titleSuffix: ' | mmstr' })).toBe(
      'Pain relief | mmstr',
    );
  });

  test('[STORE-5] the page title takes the shop’s name where a page has none', () => {
    expect(pageTitle(null, config)).toBe('Shop: Pharmacy - mmstr');
    expect(pageTitle('', { ...config, titlePrefix: null, titleSuffix: '' })).toBe('Pharmacy');
  });

  test('[STORE-5] the shop’s name in the page title falls back to mmstr', () => {
    expect(pageTitle(null, toStoreConfig({}))).toBe('mmstr');
  });

  test('[STORE-10] prefix and suffix of the page title are the shop’s own fields, else Magento’s', () => {
    const magento = { title_prefix: 'M', title_suffix: 'N' };
    expect(pageTitle('A', toStoreConfig(magento))).toBe('M A N');
    expect(pageTitle('A', toStoreConfig({ ...magento, head_title_prefix: 'O', head_title_suffix: 'P' }))).toBe('O A P');
  });
});

describe('page metadata', () => {
  const config = { titlePrefix: null, titleSuffix: '| mmstr', storeName: 'mmstr', defaultDescription: 'A pharmacy.' };
  const address = {
    locale: 'en-GB',
    canonical: 'https://shop.example/a.html',
    languages: {
      'en-GB': 'https://shop.example/a.html',
      'th-TH': 'https://shop.example/mmstr_th/a.html',
      'x-default': 'https://shop.example/a.html',
    },
  };

  test('a page without a description has the shop’s', () => {
    expect(pageMetadata({ title: 'A', description: null }, config).description).toBe('A pharmacy.');
    expect(pageMetadata({ title: 'A', description: 'Own.' }, config).description).toBe('Own.');
  });

  test('page metadata name the canonical address and the other store views’', () => {
    const { alternates } = pageMetadata({ title: 'A', description: null, address }, config);
    expect(alternates).toEqual({ canonical: address.canonical, languages: address.languages });
  });

  test('a page is shared under its own title, in its language, with its image', () => {
    const image = { url: 'https://shop.example/media/a.jpg', alt: 'A' };
    const { openGraph, twitter } = pageMetadata({ title: 'A', description: 'Own.', address, image }, config);
    expect(openGraph).toEqual({
      type: 'website',
      title: 'A',
      description: 'Own.',
      siteName: 'mmstr',
      url: address.canonical,
      locale: 'en_GB',
      alternateLocale: ['th_TH'],
      images: [image],
    });
    expect(twitter).toEqual({ card: 'summary_large_image' });
  });

  test('without an image the card of a shared page is a small one', () => {
    const metadata = pageMetadata({ title: 'A', description: null, address }, config);
    expect(metadata.openGraph).not.toHaveProperty('images');
    expect(metadata.twitter).toEqual({ card: 'summary' });
  });

  test('a page that shall not be found says so, and still lets its links be followed', () => {
    expect(pageMetadata({ title: 'A', description: null, address, isIndexed: false }, config)).toMatchObject({
      robots: { index: false, follow: true },
    });
    expect(pageMetadata({ title: 'A', description: null, address }, config)).not.toHaveProperty('robots');
  });

  test('page metadata claim no origin where it is not known', () => {
    env.SITE_ORIGIN = undefined;
    const relative = { ...address, canonical: '/a.html' };
    const { alternates, openGraph } = pageMetadata({ title: 'A', description: null, address: relative }, config);
    expect(alternates?.canonical).toBe('/a.html');
    expect(openGraph?.url).toBeUndefined();
  });
});

describe('the image for shared links', () => {
  test('the image for shared links is the first one, from this shop, absolute, in a width that the image handler serves', () => {
    const url = 'https://backend.example/media/catalog/product/a/b/ab.jpg';
    expect(shareImage([null, url], 'A')).toEqual({
      url: 'https://shop.example/media/catalog/product/a/b/ab.jpg?auto=webp&format=pjpg&width=1280',
      alt: 'A',
    });
  });

  test('the image for shared links is no drawing, and nothing where there is none', () => {
    expect(shareImage(['/media/logo/a.svg', '/icons/icon-512.png'], 'A')?.url).toBe(
      'https://shop.example/icons/icon-512.png',
    );
    expect(shareImage([null, undefined, ''], 'A')).toBeNull();
  });

  test('the image for shared links needs the shop’s origin', () => {
    env.SITE_ORIGIN = undefined;
    expect(shareImage(['https://backend.example/media/a.jpg'], 'A')).toBeNull();
  });

  test('the image for shared links of a content page is the first in its text', () => {
    expect(firstImage('<p>x</p><img alt="b" src="/media/wysiwyg/b.jpg"><img src="c.jpg">')).toBe(
      '/media/wysiwyg/b.jpg',
    );
    const product = '<img src="https://shop.example/media/catalog/product/m/a.jpg">';
    expect(firstImage(`${product}<img src="b.jpg">`)).toBe('b.jpg');
    expect(firstImage(`<p>none</p>${product}`)).toBeNull();
  });
});
