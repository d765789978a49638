import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { env } from '@/lib/config/env';
import { toStoreConfig } from '@/lib/store/get-store-config';
import { breadcrumbList, jsonLdText, organization, placeOfBusiness, webSite } from './json-ld';

beforeEach(() => {
  env.SITE_ORIGIN = 'https://shop.example';
});
afterEach(() => {
  env.SITE_ORIGIN = undefined;
});

describe('the text of a JSON-LD script', () => {
  test('the text of JSON-LD cannot end its script or open a comment, and still says the same', () => {
    const name = '</script><script>alert(1)</script><!-- & "quoted"';
    const text = jsonLdText([{ '@type': 'Product', name }]);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Product', name }],
    });
  });
});

describe('who the shop is', () => {
  const config = toStoreConfig({ store_name: 'mmstr', header_logo_src: 'default/logo.svg' });

  test('the organisation of the JSON-LD has name, address and logo', () => {
    expect(organization(config)).toMatchObject({
      '@type': 'Organization',
      name: 'mmstr',
      url: 'https://shop.example/',
      logo: 'https://shop.example/media/logo/default/logo.svg',
    });
    expect(organization(toStoreConfig({})).logo).toBeUndefined();
  });

  test('a pharmacy is a place with an address, a telephone, hours, an entry in the register and a superintendent; without an address it is an organisation', () => {
    const people = {
      telephone: '0117 496 0199',
      hours: [
        { days: [1, 2], opens: 510, closes: 1440 },
        { days: [0], opens: 600, closes: 960 },
      ],
      registration: { number: '1234567', register: 'Council', href: 'https://register.example/1' },
      superintendent: 'Ines Calloway',
      address: '0 Example Street, Bristol',
      vatNumber: null,
      sideEffectsHref: null,
      booking: null,
      page: null,
    };
    const hours = (dayOfWeek: string[], opens: string, closes: string) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek,
      opens,
      closes,
    });
    const place = { type: 'Pharmacy', jobTitle: 'Superintendent pharmacist' } as const;
    const thing = placeOfBusiness(organization(config), people, place);
    expect(JSON.parse(jsonLdText([thing]))['@graph']).toEqual([
      {
        '@type': 'Pharmacy',
        '@id': 'https://shop.example/#organization',
        name: 'mmstr',
        url: 'https://shop.example/',
        logo: 'https://shop.example/media/logo/default/logo.svg',
        telephone: '0117 496 0199',
        address: '0 Example Street, Bristol',
        openingHoursSpecification: [
          hours(['Monday', 'Tuesday'], '08:30', '23:59'),
          hours(['Sunday'], '10:00', '16:00'),
        ],
        identifier: {
          '@type': 'PropertyValue',
          propertyID: 'Council',
          value: '1234567',
          url: 'https://register.example/1',
        },
        employee: { '@type': 'Person', name: 'Ines Calloway', jobTitle: 'Superintendent pharmacist' },
      },
    ]);
    const unplaced = placeOfBusiness(organization(config), { ...people, address: null }, place);
    expect(unplaced).toMatchObject({ '@type': 'Organization', telephone: '0117 496 0199' });
    expect(unplaced.openingHoursSpecification).toBeUndefined();
  });

  test('[ROUTE-10] the website of the JSON-LD has the search of each store view', () => {
    const view = { code: 'mmstr_th', isDefault: false, locale: 'th-TH' };
    expect(webSite(config, view)).toMatchObject({
      '@type': 'WebSite',
      url: 'https://shop.example/mmstr_th',
      inLanguage: 'th-TH',
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: 'https://shop.example/mmstr_th/search.html?query={search_term_string}' },
        'query-input': 'required name=search_term_string',
      },
    });
  });
});

describe('the way to a page', () => {
  test('[CAT-1] the way to a page is counted from the home page, absolute and encoded', () => {
    const list = breadcrumbList([
      { name: 'Home', href: '/' },
      { name: 'ยา', href: '/ยา.html' },
    ]);
    expect(list).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/' },
        { '@type': 'ListItem', position: 2, name: 'ยา', item: 'https://shop.example/%E0%B8%A2%E0%B8%B2.html' },
      ],
    });
  });

  test('the way to a page leaves out steps without an address, and counts on', () => {
    const list = breadcrumbList([
      { name: 'Home', href: '/' },
      { name: 'Hidden', href: null },
      { name: 'Here', href: null },
    ]);
    expect(list.itemListElement).toMatchObject([
      { position: 1, name: 'Home' },
      { position: 2, name: 'Here' },
    ]);
  });
});
