// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CategoryShimmer } from './category/category-shimmer';
import { FilterShimmer } from './listing/filter-shimmer';
import { SortShimmer } from './listing/sort-shimmer';
import { ProductShimmer } from './product/product-shimmer';
import { SearchShimmer } from './search/search-shimmer';

afterEach(cleanup);

it('[CAT-2] keeps room for twelve products', () => {
  const { container } = render(<CategoryShimmer />);
  expect(container.querySelectorAll('li')).toHaveLength(12);
});

it('[CAT-2] keeps room for breadcrumbs, filters and the sort button, which have shimmers of their own', () => {
  const { container } = render(<CategoryShimmer />);
  const page = container.innerHTML;
  expect(container.querySelector('.py-3 > .animate-pulse')).not.toBeNull();
  for (const part of [<FilterShimmer key="filter" />, <SortShimmer key="sort" />]) {
    expect(page).toContain(render(part).container.innerHTML);
  }
});

it('[ROUTE-19] keeps room for twelve products of a search', () => {
  expect(render(<SearchShimmer />).container.querySelectorAll('li')).toHaveLength(12);
});

it.each([
  ['category', <CategoryShimmer key="category" />],
  ['product', <ProductShimmer key="product" />],
  ['search', <SearchShimmer key="search" />],
])('says nothing to those who listen while a %s is on its way', (_, shimmer) => {
  const { container } = render(shimmer);
  for (const pulse of container.querySelectorAll('.animate-pulse')) {
    expect(pulse.closest('[aria-hidden="true"]')).not.toBeNull();
  }
  expect(container.textContent).toBe('');
});
