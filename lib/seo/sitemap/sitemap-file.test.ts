import { describe, expect, test } from 'vitest';
import { robotsTxt } from './robots-txt';
import { fileName, filesOf, parseFileName, sitemapIndex, urlSet } from './sitemap-file';

describe('the files of a sitemap', () => {
  test('100,000 products of a store view are 20 sitemap files of 5,000, and one of its other pages', () => {
    const names = filesOf('mmstr_en', 100_000).map(fileName);
    expect(names).toHaveLength(21);
    expect(names[0]).toBe('sitemap-mmstr_en-pages.xml');
    expect(names.at(-1)).toBe('sitemap-mmstr_en-products-20.xml');
    expect(filesOf('mmstr_en', 5001)).toHaveLength(3);
    expect(filesOf('mmstr_en', 0).map(fileName)).toEqual(['sitemap-mmstr_en-pages.xml']);
  });

  test('the name of a sitemap file leads back to what it stands for', () => {
    for (const file of filesOf('mmstr_th', 12_000)) expect(parseFileName(fileName(file))).toEqual(file);
  });

  test.each([
    'sitemap.xml',
    'sitemap-mmstr_en.xml',
    'sitemap-mmstr_en-products-0.xml',
    'sitemap-mmstr_en-products-1.xml.gz',
    'sitemap-../x-pages.xml',
  ])('%s is no name of a sitemap file', (name) => {
    expect(parseFileName(name)).toBeNull();
  });
});

describe('the text of a sitemap', () => {
  test('a sitemap lists addresses with the day of their last change, where it is known', () => {
    const text = urlSet('https://shop.example', [
      { path: '/a&b.html', changed: '2026-02-03' },
      { path: '/mmstr_th', changed: null },
    ]);
    expect(text).toContain('<url><loc>https://shop.example/a&amp;b.html</loc><lastmod>2026-02-03</lastmod></url>');
    expect(text).toContain('<url><loc>https://shop.example/mmstr_th</loc></url>');
    expect(text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns=/);
  });

  test('the index of the sitemap lists the files', () => {
    expect(sitemapIndex('https://shop.example', ['sitemap-a-pages.xml'])).toContain(
      '<sitemap><loc>https://shop.example/sitemap-a-pages.xml</loc></sitemap>',
    );
  });
});

describe('robots.txt', () => {
  const views = [
    { code: 'mmstr_en', isDefault: true },
    { code: 'mmstr_th', isDefault: false },
  ];
  const lines = robotsTxt('https://shop.example', views).split('\n');

  test('robots.txt closes private pages and the search in every store view, and names the sitemap', () => {
    expect(lines).toEqual(
      expect.arrayContaining([
        'User-agent: *',
        'Disallow: /checkout/',
        'Disallow: /mmstr_th/checkout/',
        'Disallow: /customer/',
        'Disallow: /search.html',
        'Disallow: /mmstr_th/search.html',
        'Sitemap: https://shop.example/sitemap.xml',
      ]),
    );
  });

  test('robots.txt leaves every catalogue path open', () => {
    const closed = lines.flatMap((line) => line.match(/^Disallow: (.*)/)?.[1] ?? []);
    const isClosed = (path: string) =>
      closed.some((rule) => (rule.endsWith('$') ? `${path}$` === rule : path.startsWith(rule)));
    expect(
      ['/', '/mmstr_th', '/cartoons.html', '/checkout-help', '/customer-service', '/media/a.jpg'].filter(isClosed),
    ).toEqual([]);
    expect(['/cart', '/checkout', '/checkout/cart', '/customer/account'].filter((path) => !isClosed(path))).toEqual([]);
  });
});
