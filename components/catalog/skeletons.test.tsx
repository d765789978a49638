// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CategorySkeleton } from './category/category-skeleton';
import { FilterSkeleton } from './listing/filter-shimmer';
import { SortSkeleton } from './listing/sort-shimmer';
import { ProductShimmer } from './product/product-shimmer';
import { SearchSkeleton } from './search/search-skeleton';

afterEach(cleanup);

it('[CAT-2] keeps room for twelve products', () => {
  const { container } = render(<CategorySkeleton />);
  expect(container.querySelectorAll('li')).toHaveLength(12);
});

it('[CAT-2] keeps room for breadcrumbs, filters and the sort button, which have shimmers of their own', () => {
  const { container } = render(<CategorySkeleton />);
  const page = container.innerHTML;
  expect(container.querySelector('.py-3 > .animate-pulse')).not.toBeNull();
  for (const part of [<FilterSkeleton key="filter" />, <SortSkeleton key="sort" />]) {
    expect(page).toContain(render(part).container.innerHTML);
  }
});

it('[ROUTE-19] keeps room for twelve products of a search', () => {
  expect(render(<SearchSkeleton />).container.querySelectorAll('li')).toHaveLength(12);
});

it.each([
  ['category', <CategorySkeleton key="category" />],
  ['product', <ProductShimmer key="product" />],
  ['search', <SearchSkeleton key="search" />],
])('says nothing to those who listen while a %s is on its way', (_, shimmer) => {
  const { container } = render(shimmer);
  for (const pulse of container.querySelectorAll('.animate-pulse')) {
    expect(pulse.closest('[aria-hidden="true"]')).not.toBeNull();
  }
  expect(container.textContent).toBe('');
});
