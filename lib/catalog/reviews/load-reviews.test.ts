// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '@/lib/errors/app-error';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { runAhead } from '@/lib/testing/run-ahead';
import { loadReviews } from './load-reviews';

const review = {
  nickname: 'Cy',
  summary: 'Fine',
  text: 'Slow.',
  created_at: '2026-01-03 11:30:00',
  average_rating: 60,
  ratings_breakdown: [],
};
const html = document.documentElement.dataset;

beforeEach(() => {
  html.store = 'mmstr_th';
});
afterEach(() => {
  vi.useRealTimers();
  delete html.store;
  delete html.currency;
  vi.unstubAllGlobals();
});

it.each([['THB'], [null]])('[CAT-5, NET-3] reads one page of reviews by GET; currency chosen: %s', async (currency) => {
  if (currency) html.currency = currency;
  const { calls } = fakeCommerce({
    reviewPage: {
      route: { __typename: 'SimpleProduct', uid: 'MQ==', reviews: { items: [review], page_info: { total_pages: 2 } } },
    },
  });
  expect((await loadReviews('a.html', 2)).map(({ nickname }) => nickname)).toEqual(['Cy']);
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({ method: 'GET', variables: { url: 'a.html', pageSize: 5, currentPage: 2 } });
  expect(calls[0]?.headers.get('Store')).toBe('mmstr_th');
  expect(calls[0]?.headers.get('Content-Currency')).toBe(currency);
});

it('throws an AppError when the backend is not reached or gives no reviews', async () => {
  runAhead();
  fakeCommerce({
    reviewPage: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  await expect(loadReviews('a.html', 2)).rejects.toEqual(
    expect.objectContaining({ constructor: AppError, kind: 'network' }),
  );
  fakeCommerce({ reviewPage: { route: null } });
  await expect(loadReviews('a.html', 2)).rejects.toMatchObject({ kind: 'graphql' });
});
