import { describe, expect, it } from 'vitest';
import { FIRST_PAGE, formTarget, isListingParam, listingHref, parseListingParams } from './listing-params';

const parse = (query: string) => parseListingParams(new URLSearchParams(query));

describe('parseListingParams', () => {
  it('[CAT-1] starts on page 1 in the default order', () => {
    expect(parse('')).toEqual(FIRST_PAGE);
    expect(FIRST_PAGE.page).toBe(1);
  });

  it.each(['0', '-1', '1.5', 'two', '', '01', '1e3', '99999999'])('[CAT-1] ignores the page number "%s"', (page) => {
    expect(parse(`page=${page}`).page).toBe(1);
  });

  it('reads a sort field in both directions', () => {
    expect(parse('sort=price-asc').sort).toEqual({ field: 'price', direction: 'asc' });
    expect(parse('sort=name-desc').sort).toEqual({ field: 'name', direction: 'desc' });
  });

  it.each(['price', 'price-up', 'price:asc', '-asc', 'Price-asc'])(
    'reads the sort "%s" as the default order',
    (sort) => {
      expect(parse(`sort=${sort}`).sort).toBeNull();
    },
  );

  it('reads several filters, the label being all before the last comma', () => {
    expect(parse('brand[filter]=Fernley, Rowe,306&brand[filter]=mmstr,300&price[filter]=20-30,20_30').filters).toEqual([
      { code: 'brand', label: 'Fernley, Rowe', value: '306' },
      { code: 'brand', label: 'mmstr', value: '300' },
      { code: 'price', label: '20-30', value: '20_30' },
    ]);
  });

  it('[CAT-1] reads the ends of a range from the two fields of a form', () => {
    const price = (query: string) => parse(query).filters;
    expect(price('price[from]=5&price[to]=10')).toEqual([{ code: 'price', label: '5-10', value: '5_10' }]);
    expect(price('price[from]=&price[to]=4,50')).toEqual([{ code: 'price', label: '*-4.50', value: '*_4.50' }]);
    expect(price('price[from]=20&price[to]=')).toEqual([{ code: 'price', label: '20-*', value: '20_*' }]);
    expect(price('price[from]=10&price[to]=5')[0]?.value).toBe('5_10');
    expect(price('price[from]=cheap&price[to]=-1')).toEqual([]);
    expect(price('price[from]=0&price[to]=')).toEqual([]);
    expect(price('price[from]=0&price[to]=0')).toHaveLength(1);
  });

  it.each([
    ['1,500', '*_1500'],
    ['1,234.50', '*_1234.50'],
    ['1,234,567', '*_1234567'],
    ['4,50', '*_4.50'],
    ['1234,5', '*_1234.5'],
  ])('[CAT-1] reads the typed amount %s as it is meant', (typed, value) => {
    expect(parse(`price[to]=${typed}`).filters.map((filter) => filter.value)).toEqual([value]);
  });

  it('prefers the two fields of a range to a step of the same attribute', () => {
    expect(parse('price[filter]=0-10,0_10&price[from]=3').filters.map(({ value }) => value)).toEqual(['3_*']);
  });

  it('reads a repeated filter once, and none without a value', () => {
    expect(parse('brand[filter]=a,1&brand[filter]=b,1&color[filter]=,').filters).toHaveLength(1);
  });
});

describe('listingHref', () => {
  it('leaves out the defaults', () => {
    expect(listingHref('/gear.html', FIRST_PAGE)).toBe('/gear.html');
  });

  it('[CAT-6] adds to the query of its base', () => {
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

describe('formTarget', () => {
  it('gives a form the query of its URL as hidden fields', () => {
    expect(formTarget('/search.html?query=hay+fever')).toEqual({
      action: '/search.html',
      fields: [{ name: 'query', value: 'hay fever' }],
    });
    expect(formTarget('/gear.html')).toEqual({ action: '/gear.html', fields: [] });
  });
});

describe('isListingParam', () => {
  it.each(['page', 'sort', 'brand[filter]', 'price[from]', 'price[to]'])('says that %s changes the listing', (name) => {
    expect(isListingParam(name)).toBe(true);
  });

  it.each(['utm_source', 'gclid', 'Page', 'filter', 'brand', '[filter]', 'price[at]', 'query'])(
    'says that %s does not change the listing',
    (name) => {
      expect(isListingParam(name)).toBe(false);
    },
  );
});
