// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CategoryShimmer } from './category-shimmer';
import { ProductShimmer } from './product-shimmer';

afterEach(cleanup);

it('[CAT-2] keeps room for twelve products', () => {
  const { container } = render(<CategoryShimmer />);
  expect(container.querySelectorAll('li')).toHaveLength(12);
});

it.each([
  ['category', <CategoryShimmer key="category" />],
  ['product', <ProductShimmer key="product" />],
])('says nothing to those who listen while a %s is on its way', (_, shimmer) => {
  const { container } = render(shimmer);
  for (const pulse of container.querySelectorAll('.animate-pulse')) {
    expect(pulse.closest('[aria-hidden="true"]')).not.toBeNull();
  }
  expect(container.textContent).toBe('');
});
