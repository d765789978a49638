import { describe, expect, it } from 'vitest';
import { toAttributeCatalogue } from '@/lib/catalog/product/attribute-metadata';
import { toFacets } from './facets';
import type { ListingFilter } from './listing-params';

const kinds = { brand: 'equal', price: 'range', sugar_free: 'equal', category_uid: 'equal', name: 'match' } as const;
const attributes = toAttributeCatalogue([{ attribute_code: 'sugar_free', input_type: 'boolean' }]);
const option = (value: string, count: number, label = value) => ({ value, count, label });
const aggregation = (attribute_code: string, options: ReturnType<typeof option>[], position: number | null = null) => ({
  attribute_code,
  label: attribute_code,
  position,
  options,
});

const two = [option('1', 3), option('2', 4)];
const context = (filters: ListingFilter[] = [], type: 'category' | 'search' = 'category') => ({
  source: type === 'category' ? ({ type, uid: 'NA==' } as const) : ({ type, term: 'balm' } as const),
  filters,
  kinds,
  attributes,
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

  it('offers nothing when the backend aggregates nothing', () => {
    expect(toFacets(null, context())).toEqual([]);
  });
});
