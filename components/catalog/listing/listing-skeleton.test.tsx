// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { ProductShimmer } from '@/components/catalog/product/product-skeleton';
import { CategorySkeleton, SearchSkeleton } from './listing-skeleton';

afterEach(cleanup);

function partsOf(skeleton: ReactNode) {
  const parts = [...render(skeleton).container.querySelectorAll<HTMLElement>('[data-skeleton]')];
  const named = (name: string) => parts.filter((part) => part.dataset.skeleton === name);
  return { names: parts.map((part) => part.dataset.skeleton), named };
}

const items = Array.from({ length: 12 }, () => 'item');
const placeholders = (part: HTMLElement | undefined) => part?.querySelectorAll('.animate-pulse').length ?? 0;

describe('The skeleton of a category page', () => {
  it('[CAT-2] has breadcrumbs, a banner, a sidebar, a sort button and twelve items of the gallery', () => {
    expect(partsOf(<CategorySkeleton />).names).toEqual(['breadcrumbs', 'banner', 'sidebar', 'sort', ...items]);
  });

  it('[CAT-2] draws placeholders of their own for items, banner and sort button', () => {
    const { named } = partsOf(<CategorySkeleton />);
    expect(named('item').filter((item) => placeholders(item) > 1)).toHaveLength(12);
    expect(named('item').filter((item) => item.querySelector('.s-card-picture.animate-pulse'))).toHaveLength(12);
    expect(placeholders(named('banner')[0])).toBeGreaterThan(1);
    expect(named('banner')[0]?.querySelector('.aspect-video.animate-pulse')).not.toBeNull();
    expect(placeholders(named('sort')[0])).toBe(1);
    expect(placeholders(named('breadcrumbs')[0])).toBe(1);
    expect(placeholders(named('sidebar')[0])).toBeGreaterThan(1);
  });

  it('[SHELL-12] has the two columns of a phone up to 48rem', () => {
    const [columns] = partsOf(<CategorySkeleton />)
      .named('item')
      .map((item) => item.parentElement?.className.split(' '));
    expect(columns?.filter((name) => name.includes('grid-cols'))).toEqual([
      'grid-cols-2',
      'min-[48.0625rem]:grid-cols-3',
      'xl:grid-cols-4',
    ]);
  });
});

describe('The skeleton of search results', () => {
  it('[ROUTE-19] has a sidebar, a sort button and twelve items, but no banner', () => {
    expect(partsOf(<SearchSkeleton />).names).toEqual(['breadcrumbs', 'sidebar', 'sort', ...items]);
  });
});

it.each([
  ['category', <CategorySkeleton key="category" />],
  ['product', <ProductShimmer key="product" />],
  ['search', <SearchSkeleton key="search" />],
])('The skeleton of a %s page is silent to screen readers', (_, skeleton) => {
  const { container } = render(skeleton);
  const spoken = [...container.querySelectorAll('.animate-pulse')].filter(
    (part) => !part.closest('[aria-hidden="true"]'),
  );
  expect(spoken).toEqual([]);
  expect(container.textContent).toBe('');
});
