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

it.each([['THB'], [null]])('[CAT-5, NET-3] reads all reviews by GET; currency chosen: %s', async (currency) => {
  if (currency) html.currency = currency;
  const { calls } = fakeCommerce({
    reviewPage: ({ variables }: { variables: Record<string, unknown> }) => ({
      route: {
        ...{ __typename: 'SimpleProduct', uid: 'MQ==' },
        reviews: {
          items: [{ ...review, nickname: `Cy ${variables.currentPage}` }],
          page_info: { total_pages: 3 },
        },
      },
    }),
  });
  expect((await loadReviews('a.html')).map(({ nickname }) => nickname)).toEqual(['Cy 1', 'Cy 2', 'Cy 3']);
  expect(calls).toHaveLength(3);
  expect(calls[0]).toMatchObject({ method: 'GET', variables: { url: 'a.html', pageSize: 100, currentPage: 1 } });
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
  await expect(loadReviews('a.html')).rejects.toEqual(
    expect.objectContaining({ constructor: AppError, kind: 'network' }),
  );
  fakeCommerce({ reviewPage: { route: null } });
  await expect(loadReviews('a.html')).rejects.toMatchObject({ kind: 'graphql' });
});
