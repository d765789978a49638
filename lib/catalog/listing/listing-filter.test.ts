import { describe, expect, it } from 'vitest';
import { toAttributeCatalogue } from '@/lib/catalog/product/attribute-metadata';
import { toFilterInput, usableFilters, withMerchantLabels } from './listing-filter';

const category = { type: 'category', uid: 'NA==' } as const;
const search = { type: 'search', term: 'balm' } as const;
const kinds = { brand: 'equal', name: 'match', price: 'range', category_id: 'equal', category_uid: 'equal' } as const;
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

  it('matches the text of a text attribute', () => {
    expect(toFilterInput(category, [filter('name', 'cream')], kinds)?.name).toEqual({ match: 'cream' });
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

  it('uses the last range that has an end', () => {
    const asked = [filter('price', '0_10'), filter('price', '10_20')];
    expect(usableFilters(asked, category, kinds)).toEqual([filter('price', '10_20')]);
    expect(usableFilters([filter('price', '*_*'), filter('price', 'x')], category, kinds)).toEqual([]);
  });
});

it('withMerchantLabels replaces the labels of a URL by the merchant’s', () => {
  const option = {
    attribute_code: 'brand',
    input_type: 'select',
    attribute_options: [{ value: '300', label: 'mmstr' }],
  };
  const asked = [{ code: 'brand', label: 'Misleading', value: '300' }, filter('brand', '999')];
  expect(withMerchantLabels(asked, toAttributeCatalogue([option])).map(({ label }) => label)).toEqual(['mmstr', '999']);
});
