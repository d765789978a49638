import { expect, it } from 'vitest';
import { toSortOptions } from './sort-options';

it('offers every sort field both ways, the shop’s own order one way', () => {
  const fields = [
    { label: 'Position', value: 'position' },
    { label: 'Price', value: 'price' },
    { label: null, value: 'strength' },
    null,
  ];
  expect(toSortOptions(fields)).toEqual([
    { field: 'position', direction: 'asc', label: 'Position' },
    { field: 'price', direction: 'asc', label: 'Price' },
    { field: 'price', direction: 'desc', label: 'Price' },
    { field: 'strength', direction: 'asc', label: 'strength' },
    { field: 'strength', direction: 'desc', label: 'strength' },
  ]);
});

it('offers nothing where the backend tells nothing', () => {
  expect(toSortOptions(null)).toEqual([]);
});
