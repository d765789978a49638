import { expect, it } from 'vitest';
import { defaultSort } from './listing-params';
import { toSortOptions } from './sort-options';

const POSITION = defaultSort({ type: 'category' });
const fields = [
  { label: 'Position', value: 'position' },
  { label: 'Price', value: 'price' },
  { label: null, value: 'strength' },
  null,
];
const others = [
  { field: 'price', direction: 'asc', label: 'Price' },
  { field: 'price', direction: 'desc', label: 'Price' },
  { field: 'strength', direction: 'asc', label: 'strength' },
  { field: 'strength', direction: 'desc', label: 'strength' },
];

it('[CAT-1] toSortOptions offers every sort field in both directions and the default order in one', () => {
  expect(toSortOptions(fields, POSITION)).toEqual([{ ...POSITION, label: 'Position' }, ...others]);
});

it('[CAT-1] toSortOptions offers the position beside a default order of the merchant’s', () => {
  const merchants = defaultSort({ type: 'category' }, 'price');
  const [price, ...rest] = others;
  expect(toSortOptions(fields, merchants)).toEqual([price, { ...POSITION, label: 'Position' }, ...rest]);
});

it('[CAT-6] toSortOptions offers relevance first in a search, and no position, though Magento lists it', () => {
  const relevance = { field: 'relevance', direction: 'desc' as const };
  expect(toSortOptions(fields, relevance)).toEqual([{ ...relevance, label: 'relevance' }, ...others]);
});

it('toSortOptions offers nothing when the backend names no sort fields', () => {
  expect(toSortOptions(null, POSITION)).toEqual([]);
});
