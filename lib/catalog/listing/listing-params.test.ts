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

  it('[CAT-1] reads the ends of a range, as a form without script sends them', () => {
    const price = (query: string) => parse(query).filters;
    expect(price('price[from]=5&price[to]=10')).toEqual([{ code: 'price', label: '5-10', value: '5_10' }]);
    expect(price('price[from]=&price[to]=4,50')).toEqual([{ code: 'price', label: '*-4.50', value: '*_4.50' }]);
    expect(price('price[from]=20&price[to]=')).toEqual([{ code: 'price', label: '20-*', value: '20_*' }]);
    expect(price('price[from]=10&price[to]=5')[0]?.value).toBe('5_10');
    expect(price('price[from]=cheap&price[to]=-1')).toEqual([]);
    expect(price('price[from]=0&price[to]=')).toEqual([]);
    expect(price('price[from]=0&price[to]=0')).toHaveLength(1);
  });

  it('takes the fields of a range before the step that is in the address too', () => {
    expect(parse('price[filter]=0-10,0_10&price[from]=3').filters.map(({ value }) => value)).toEqual(['3_*']);
  });

  it('[CAT-6] counts the usual order of a search as absent', () => {
    const usual = { field: 'relevance', direction: 'desc' as const };
    expect(parseListingParams(new URLSearchParams('sort=relevance-desc'), usual).sort).toBeNull();
    expect(parseListingParams(new URLSearchParams('sort=price-asc'), usual).sort?.field).toBe('price');
  });

  it('takes a filter once, and none without a value', () => {
    expect(parse('brand[filter]=a,1&brand[filter]=b,1&color[filter]=,').filters).toHaveLength(1);
  });
});

describe('listingHref', () => {
  it('leaves out what is usual', () => {
    expect(listingHref('/gear.html', FIRST_PAGE)).toBe('/gear.html');
  });

  it('[CAT-6] adds to the query that an address must keep', () => {
    expect(listingHref('/search.html?query=hay+fever', { ...FIRST_PAGE, page: 2 })).toBe(
      '/search.html?query=hay+fever&page=2',
    );
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
  it.each(['page', 'sort', 'brand[filter]', 'price[from]', 'price[to]'])('%s changes the listing', (name) => {
    expect(isListingParam(name)).toBe(true);
  });

  it.each(['utm_source', 'gclid', 'Page', 'filter', 'brand', '[filter]', 'price[at]', 'query'])(
    '%s does not',
    (name) => {
      expect(isListingParam(name)).toBe(false);
    },
  );
});
