import { describe, expect, it } from 'vitest';
import { type HtmlPlace, storefrontHref } from './backend-link';

const [inEnglish, inThai] = [
  { code: 'mmstr_en', isDefault: true },
  { code: 'mmstr_th', isDefault: false },
];
const english: HtmlPlace = {
  storeView: inEnglish,
  storeViews: [inEnglish, { code: 'mmstr_us', isDefault: false }, inThai],
  backendUrls: ['https://shop.example/', 'http://shop.example/', 'https://cdn.example/media/'],
};
const thai: HtmlPlace = { ...english, storeView: inThai };

describe('storefrontHref', () => {
  it('storefrontHref turns the backend’s own addresses into paths of the store view', () => {
    expect(storefrontHref('https://shop.example/about-us?a=1#team', english)).toBe('/about-us?a=1#team');
    expect(storefrontHref('http://shop.example/', thai)).toBe('/mmstr_th');
    expect(storefrontHref('//shop.example/pain-relief.html', thai)).toBe('/mmstr_th/pain-relief.html');
  });

  it('storefrontHref gives paths the store view’s code once', () => {
    expect(storefrontHref('/delivery', thai)).toBe('/mmstr_th/delivery');
    expect(storefrontHref('delivery', thai)).toBe('/mmstr_th/delivery');
    expect(storefrontHref('https://shop.example/mmstr_th/delivery', thai)).toBe('/mmstr_th/delivery');
    expect(storefrontHref('https://shop.example/mmstr_en/delivery', english)).toBe('/delivery');
  });

  it('[ROUTE-20] storefrontHref leads to the store view whose code a link begins with', () => {
    expect(storefrontHref('/mmstr_us/delivery', thai)).toBe('/mmstr_us/delivery');
    expect(storefrontHref('https://shop.example/mmstr_us?a=1', english)).toBe('/mmstr_us?a=1');
    expect(storefrontHref('/mmstr_us', english)).toBe('/mmstr_us');
    expect(storefrontHref('/mmstr_en/delivery#fee', thai), 'the bare path leads back').toBe('/mmstr_en/delivery#fee');
    expect(storefrontHref('/mmstr_user', thai)).toBe('/mmstr_th/mmstr_user');
  });

  it('storefrontHref takes off the folder that a backend lives in', () => {
    const place = { ...english, backendUrls: ['https://shop.example/store/'] };
    expect(storefrontHref('https://shop.example/store/about-us', place)).toBe('/about-us');
  });

  it('storefrontHref leaves other addresses alone', () => {
    for (const href of [
      'https://nhs.example/advice',
      'mailto:hello@shop.example',
      'tel:+441171234567',
      '#top',
      '?p=2',
    ]) {
      expect(storefrontHref(href, thai)).toBe(href);
    }
  });

  it('storefrontHref leaves the path of media files bare', () => {
    expect(storefrontHref('https://cdn.example/media/leaflet.pdf', thai)).toBe('/media/leaflet.pdf');
  });
});
