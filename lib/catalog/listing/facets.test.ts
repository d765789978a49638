import { describe, expect, it } from 'vitest';
import { toAttributeCatalogue } from '@/lib/catalog/product/attributes';
import { partialAnswer } from '@/lib/testing/partial-answer';
import { toFacets, toFilterInput, usableFilters, withMerchantLabels } from './facets';
import type { ListingFilter } from './listing-params';

const kinds = {
  brand: 'equal',
  name: 'match',
  price: 'range',
  sugar_free: 'equal',
  category_id: 'equal',
  category_uid: 'equal',
} as const;
const category = { type: 'category', uid: 'NA==', defaultSortBy: null } as const;
const search = { type: 'search', term: 'balm' } as const;
const filter = (code: string, value: string) => ({ code, label: value, value });

describe('toFilterInput', () => {
  it('always filters by the category itself', () => {
    expect(toFilterInput(category, [], kinds)).toEqual({ category_uid: { eq: 'NA==' } });
    expect(toFilterInput(category, [filter('category_uid', 'Mg==')], kinds)).toEqual({ category_uid: { eq: 'NA==' } });
  });

  it('[CAT-6] gives a search without filters no filter input', () => {
    expect(toFilterInput(search, [], kinds)).toBeUndefined();
    expect(toFilterInput(search, [filter('brand', '300')], kinds)).toEqual({ brand: { eq: '300' } });
  });

  it('[CAT-1] filters by one value or by any of several', () => {
    expect(toFilterInput(category, [filter('brand', '300')], kinds)?.brand).toEqual({ eq: '300' });
    expect(toFilterInput(category, [filter('brand', '300'), filter('brand', '301')], kinds)?.brand).toEqual({
      in: ['300', '301'],
    });
  });

  it('[CAT-1] splits ranges, with "*" as an open end', () => {
    expect(toFilterInput(category, [filter('price', '20_30')], kinds)?.price).toEqual({ from: '20', to: '30' });
    expect(toFilterInput(category, [filter('price', '70_*')], kinds)?.price).toEqual({ from: '70' });
    expect(toFilterInput(category, [filter('price', 'x_9.5')], kinds)?.price).toEqual({ to: '9.5' });
  });

  it.each([
    ['27_36', 'EUR', 0.9, { from: '30', to: '40' }],
    // 2.24 is shown as 99.68, 4.50 as 200.25.
    ['100_200', 'THB', 44.5, { from: '2.25', to: '4.49' }],
    ['445_*', 'THB', 44.5, { from: '10' }],
    ['*_8.99', 'EUR', 0.9, { to: '9.99' }],
    ['0_1899', 'JPY', 190, { from: '0', to: '9.99' }],
    ['20_30', 'GBP', 1, { from: '20', to: '30' }],
  ])(
    '[CAT-1] gives the price range %s %s at the rate %d in the base currency: what is shown as its ends is in it',
    (value, currency, rate, base) => {
      expect(toFilterInput(search, [filter('price', value)], kinds, { currency, rate })?.price).toEqual(base);
    },
  );

  it('converts no range but of prices', () => {
    const others = { ...kinds, weight: 'range' } as const;
    const shown = { currency: 'EUR', rate: 2 };
    expect(toFilterInput(search, [filter('weight', '1_2')], others, shown)).toEqual({ weight: { from: '1', to: '2' } });
  });

  it('matches the text of a text attribute', () => {
    expect(toFilterInput(category, [filter('name', 'cream')], kinds)?.name).toEqual({ match: 'cream' });
    const words = [filter('name', 'hand'), filter('name', 'cream')];
    expect(toFilterInput(category, words, kinds)?.name).toEqual({ match: 'hand cream' });
  });

  it('takes the last of several ranges, and no filter that the backend lacks', () => {
    const ranges = [filter('price', '1_2'), filter('price', '3_4')];
    expect(toFilterInput(search, ranges, kinds)).toEqual({ price: { from: '3', to: '4' } });
    expect(toFilterInput(search, [filter('toString', '1'), filter('colour', '2')], kinds)).toBeUndefined();
  });
});

describe('usableFilters', () => {
  it('leaves out filters that the backend lacks', () => {
    const asked = [filter('constructor', '1'), filter('colour', '2'), filter('brand', '3')];
    expect(usableFilters(asked, category, kinds)).toEqual([filter('brand', '3')]);
  });

  it('[CAT-6] filters by category in a search only, and by one of its two codes', () => {
    const asked = [filter('category_id', '3'), filter('category_uid', 'Mw=='), filter('category_id', '4')];
    expect(usableFilters(asked, category, kinds)).toEqual([]);
    expect(usableFilters(asked, search, kinds)).toEqual([filter('category_id', '3'), filter('category_id', '4')]);
  });

  it.each([
    ['category_uid', 'Mw==', 'x', 'Mw', 'eA==', '', 'Mw==x', btoa('1234567890')],
    ['category_id', '3', 'x', '3x', '-1', '', '1234567890'],
  ])('[CAT-6] leaves out a %s that no category can have, which the backend would refuse', (code, good, ...bad) => {
    const asked = [...bad, good].map((value) => filter(code, value));
    expect(usableFilters(asked, search, kinds)).toEqual([filter(code, good)]);
  });

  it('[CAT-6] filters by the other of the two codes where the first names no category', () => {
    const asked = [filter('category_uid', 'x'), filter('category_id', '3')];
    expect(usableFilters(asked, search, kinds)).toEqual([filter('category_id', '3')]);
  });

  it('uses the last range that has an end', () => {
    const asked = [filter('price', '0_10'), filter('price', '10_20')];
    expect(usableFilters(asked, category, kinds)).toEqual([filter('price', '10_20')]);
    expect(usableFilters([filter('price', '*_*'), filter('price', 'x')], category, kinds)).toEqual([]);
    const open = [filter('price', '*_10'), filter('brand', '1'), filter('brand', '2')];
    expect(usableFilters(open, category, kinds)).toEqual(open);
    expect(usableFilters([filter('price', '10_*')], category, kinds)).toHaveLength(1);
  });
});

it('withMerchantLabels replaces the labels of a URL by the merchant’s', () => {
  const option = {
    attribute_code: 'brand',
    input_type: 'select',
    attribute_options: [{ value: '300', label: 'mmstr' }],
  };
  const asked = [{ code: 'brand', label: 'Misleading', value: '300' }, filter('brand', '999')];
  expect(withMerchantLabels(asked, toAttributeCatalogue(partialAnswer([option]))).map(({ label }) => label)).toEqual([
    'mmstr',
    '999',
  ]);
});

const attributes = toAttributeCatalogue(partialAnswer([{ attribute_code: 'sugar_free', input_type: 'boolean' }]));
const option = (value: string, count: number, label = value) => ({ value, count, label });
const aggregation = (attribute_code: string, options: ReturnType<typeof option>[], position: number | null = null) => ({
  attribute_code,
  label: attribute_code,
  position,
  options,
});

const two = [option('1', 3), option('2', 4)];
const context = (filters: ListingFilter[] = [], type: 'category' | 'search' = 'category') => ({
  source: type === 'category' ? category : ({ type, term: 'balm' } as const),
  filters,
  kinds,
  attributes,
  currency: 'GBP',
  total: 7,
});

describe('toFacets', () => {
  it('[CAT-6] sorts the category first, which only a search offers, then price, then by the merchant’s positions', () => {
    const answer = [
      aggregation('sugar_free', two, 90),
      aggregation('brand', two, 10),
      aggregation('price', [option('0_10', 3), option('10_20', 4)]),
      aggregation('category_uid', two),
    ];
    const codes = (type: 'category' | 'search') => toFacets(answer, context([], type)).map(({ code }) => code);
    expect(codes('search')).toEqual(['category_uid', 'price', 'brand', 'sugar_free']);
    expect(codes('category')).toEqual(['price', 'brand', 'sugar_free']);
  });

  it('[CAT-1] leaves out attributes that the backend cannot filter by', () => {
    expect(toFacets([aggregation('colour', two), aggregation('name', two), null], context())).toEqual([]);
  });

  it('leaves out facets that cannot change the listing', () => {
    expect(toFacets([aggregation('brand', [option('1', 7)])], context())).toEqual([]);
    expect(toFacets([aggregation('brand', [option('1', 6)])], context())).toHaveLength(1);
    expect(toFacets([aggregation('price', [option('0_10', 7)])], context())).toEqual([]);
  });

  it('offers a selected option even when no product has it any more', () => {
    const selected = { code: 'brand', label: 'Gone', value: '9' };
    expect(toFacets([aggregation('brand', [option('1', 7)])], context([selected]))[0]?.options).toEqual([
      { value: '1', label: '1', count: 7, isSelected: false },
      { value: '9', label: 'Gone', count: 0, isSelected: true },
    ]);
  });

  it('maps a boolean attribute to a yes-or-no facet, yes first', () => {
    const [facet] = toFacets([aggregation('sugar_free', [option('0', 2), option('1', 5)])], context());
    expect(facet?.type).toBe('yes-no');
    expect(facet?.options.map(({ value }) => value)).toEqual(['1', '0']);
  });

  it('[CAT-1] names what has no label by its code, in the order of the names where positions are the same', () => {
    const unnamed = { ...aggregation('brand', two), label: null };
    const facets = toFacets([unnamed, { ...aggregation('sugar_free', two), label: 'A' }], context());
    expect(facets.map(({ code, label, type }) => [code, label, type])).toEqual([
      ['sugar_free', 'A', 'yes-no'],
      ['brand', 'brand', 'options'],
    ]);
    const bare = { ...aggregation('brand', []), options: [null, { value: '1', label: null, count: null }] };
    expect(toFacets([bare], context())[0]?.options).toEqual([{ value: '1', label: '1', count: 0, isSelected: false }]);
    expect(toFacets([{ ...bare, options: null }], context())).toEqual([]);
  });

  it('[CAT-1] says which options are selected; a range that is over is not offered again', () => {
    const selected = [filter('brand', '2'), filter('price', '5_6')];
    const prices = [option('0_10', 3), option('10_20', 4)];
    const facets = toFacets([aggregation('brand', two, 1), aggregation('price', prices)], context(selected));
    expect(facets.map(({ code, type, options }) => [code, type, options.map(({ isSelected }) => isSelected)])).toEqual([
      ['price', 'range', [false, false]],
      ['brand', 'options', [false, true]],
    ]);
    const one = [filter('price', '0_9.99')];
    expect(toFacets([aggregation('price', [option('0_10', 7)])], context(one))).toHaveLength(1);
  });

  it.each([
    ['0_10', 'GBP', 1, '0_9.99', { from: '0', to: '9.99' }],
    ['10_20', 'GBP', 1, '10_19.99', { from: '10', to: '19.99' }],
    ['0_445', 'THB', 44.5, '0_444.99', { from: '0', to: '9.99' }],
    ['445_890', 'THB', 44.5, '445_889.99', { from: '10', to: '19.99' }],
    ['12.731347_25.462694', 'USD', 1.2731347, '12.731347_25.452694', { from: '10', to: '19.99' }],
    ['7.853_15.706', 'GBP', 0.7853, '7.853_15.696', { from: '10', to: '19.99' }],
    ['1900_3800', 'JPY', 190, '1900_3799', { from: '10', to: '19.99' }],
    ['70_*', 'GBP', 1, '70_*', { from: '70' }],
    ['*_10', 'GBP', 1, '*_9.99', { to: '9.99' }],
  ])(
    '[CAT-1] the step %s %s, which Magento counts without its upper end, lists what it counts, and is selected by it',
    (step, currency, rate, value, asked) => {
      const chosen = [filter('price', value)];
      const [facet] = toFacets([aggregation('price', [option(step, 3)])], { ...context(chosen), currency });
      expect(facet?.options).toEqual([{ value, step, label: step, count: 3, isSelected: true }]);
      expect(toFilterInput(search, chosen, kinds, { currency, rate })?.price).toEqual(asked);
    },
  );

  it('counts a range that is no price as it is told', () => {
    const weights = { ...context(), kinds: { weight: 'range' } } as const;
    const [facet] = toFacets([aggregation('weight', [option('0_10', 3), option('10_20', 4)])], weights);
    expect(facet?.options.map(({ value, step }) => [value, step])).toEqual([
      ['0_10', undefined],
      ['10_20', undefined],
    ]);
  });

  it('[CAT-6] sorts a search’s categories before what a merchant has put in front', () => {
    const answer = [
      aggregation('brand', two, -1),
      aggregation('price', [option('0_10', 3), option('10_20', 4)]),
      aggregation('category_id', two),
    ];
    expect(toFacets(answer, context([], 'search')).map(({ code }) => code)).toEqual(['category_id', 'brand', 'price']);
  });

  it('offers nothing when the backend aggregates nothing', () => {
    expect(toFacets(null, context())).toEqual([]);
  });
});
