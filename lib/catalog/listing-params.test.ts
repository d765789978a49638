import { describe, expect, it } from 'vitest';
import { FIRST_PAGE, isListingParam, listingHref, parseListingParams } from './listing-params';

const parse = (query: string) => parseListingParams(new URLSearchParams(query));

describe('parseListingParams', () => {
  it('[CAT-1] starts on page 1, in the listing’s own order', () => {
    expect(parse('')).toEqual(FIRST_PAGE);
    expect(FIRST_PAGE.page).toBe(1);
  });

  it.each(['0', '-1', '1.5', 'two', '', '01', '1e3', '99999999'])('[CAT-1] ignores the page number "%s"', (page) => {
    expect(parse(`page=${page}`).page).toBe(1);
  });

  it('reads a field in both directions', () => {
    expect(parse('sort=price-asc').sort).toEqual({ field: 'price', direction: 'asc' });
    expect(parse('sort=name-desc').sort).toEqual({ field: 'name', direction: 'desc' });
  });

  it.each(['price', 'price-up', 'price:asc', '-asc', 'position-asc', 'Price-asc'])(
    'takes "%s" for the usual order',
    (sort) => {
      expect(parse(`sort=${sort}`).sort).toBeNull();
    },
  );

  it('reads repeated filters, the label being all before the last comma', () => {
    expect(parse('brand[filter]=Fernley, Rowe,306&brand[filter]=mmstr,300&price[filter]=20-30,20_30').filters).toEqual([
      { code: 'brand', label: 'Fernley, Rowe', value: '306' },
      { code: 'brand', label: 'mmstr', value: '300' },
      { code: 'price', label: '20-30', value: '20_30' },
    ]);
  });

  it('takes a filter once, and none without a value', () => {
    expect(parse('brand[filter]=a,1&brand[filter]=b,1&color[filter]=,').filters).toHaveLength(1);
  });
});

describe('listingHref', () => {
  it('leaves out what is usual', () => {
    expect(listingHref('/gear.html', FIRST_PAGE)).toBe('/gear.html');
  });

  it('writes what parseListingParams reads', () => {
    const params = {
      page: 3,
      sort: { field: 'price', direction: 'desc' as const },
      filters: [{ code: 'brand', label: 'Fernley & Rowe, London', value: '306' }],
    };
    const href = listingHref('/gear.html', params);
    expect(parse(href.slice(href.indexOf('?')))).toEqual(params);
  });
});

describe('isListingParam', () => {
  it.each(['page', 'sort', 'brand[filter]'])('%s changes the listing', (name) => {
    expect(isListingParam(name)).toBe(true);
  });

  it.each(['utm_source', 'gclid', 'Page', 'filter', 'brand', '[filter]', 'query'])('%s does not', (name) => {
    expect(isListingParam(name)).toBe(false);
  });
});
