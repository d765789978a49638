import { expect, it, vi } from 'vitest';
import { query } from '@/lib/magento/server/query';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { getReviews } from './get-reviews';

vi.mock('@/lib/magento/server/query', () => ({ query: vi.fn() }));

const review = {
  nickname: 'Ann',
  summary: 'Good',
  text: 'Works.',
  created_at: '2026-01-03 11:30:00',
  average_rating: 80,
  ratings_breakdown: [],
};
const answer = (totalPages: number, starPages: number) =>
  vi.mocked(query).mockResolvedValue({
    route: {
      reviews: { items: [review, null], page_info: { total_pages: totalPages } },
      stars: { items: [review], page_info: { total_pages: starPages } },
    },
  });

it('[CAT-5] reads the first page of reviews and sums up all of them', async () => {
  answer(3, 1);
  const { reviews, totalPages, summary } = await getReviews(testStoreContext, 'a.html', ['catalog']);
  expect(reviews.map(({ nickname }) => nickname)).toEqual(['Ann']);
  expect(totalPages).toBe(3);
  expect(summary?.histogram.find(({ stars }) => stars === 4)?.count).toBe(1);
});

it('[CAT-5] sums nothing up when there are more reviews than were read', async () => {
  answer(40, 2);
  expect((await getReviews(testStoreContext, 'a.html', [])).summary).toBeNull();
});

it('gives no reviews of a product that is gone', async () => {
  vi.mocked(query).mockResolvedValue({ route: null });
  expect(await getReviews(testStoreContext, 'a.html', [])).toEqual({ reviews: [], totalPages: 0, summary: null });
});
