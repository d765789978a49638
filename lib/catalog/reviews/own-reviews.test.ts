// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { loadRatings } from './load-reviews';
import { readOwnReview, readOwnReviews } from './own-reviews';

/** What a customer has written, newest first. */
const WRITTEN = ['c', 'b', 'a'];

const review = (key: string) => ({
  ...{ __typename: 'ProductReview', nickname: 'Cy', summary: key, text: 'Slow.' },
  ...{ created_at: '2026-01-03 11:30:00', average_rating: 60, ratings_breakdown: [] },
});
const product = (key: string) => ({
  __typename: 'ProductReview',
  product: { __typename: 'SimpleProduct', uid: key, name: `Product ${key}`, url_key: key, url_suffix: '.html' },
});

/** What Magento says of a product that it shows nobody. */
const unshown = (index: number) => ({
  message: 'Internal server error',
  extensions: { category: 'internal' },
  path: ['customer', 'reviews', 'items', index, 'product'],
});

function shop(written = WRITTEN, soldOut: string[] = []) {
  return fakeCommerce({
    reviewedProducts: ({ variables }: { variables: Record<string, unknown> }) => {
      const [page, size] = [Number(variables.page), Number(variables.pageSize)];
      const keys = written.slice((page - 1) * size, page * size);
      const items = keys.map((key) => (soldOut.includes(key) ? null : product(key)));
      const errors = keys.flatMap((key, index) => (soldOut.includes(key) ? [unshown(index)] : []));
      const customer = { __typename: 'Customer', reviews: { __typename: 'ProductReviews', items } };
      return Response.json({ data: { customer }, ...(errors.length > 0 && { errors }) });
    },
    ownReviews: ({ variables }: { variables: Record<string, unknown> }) => {
      const [page, size] = [Number(variables.page), Number(variables.pageSize)];
      const items = written.slice((page - 1) * size, page * size).map(review);
      const total_pages = written.length;
      const info = { __typename: 'SearchResultPageInfo', total_pages };
      const reviews = { __typename: 'ProductReviews', items: [...items, null] };
      return { customer: { __typename: 'Customer', all: { __typename: 'ProductReviews', page_info: info }, reviews } };
    },
  });
}

beforeEach(() => {
  document.documentElement.dataset.root = '/mmstr_th';
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.root;
});

it('a customer’s reviews are numbered from the first that they wrote, on whatever page', async () => {
  shop();
  const first = await readOwnReviews(1, 2);
  expect([first.count, first.reviews.map(({ number, summary }) => [number, summary])]).toEqual([
    3,
    [
      [3, 'c'],
      [2, 'b'],
    ],
  ]);
  expect(first.reviews[0]?.product).toEqual({ name: 'Product c', href: '/mmstr_th/c.html' });
  expect((await readOwnReviews(2, 2)).reviews.map(({ number }) => number)).toEqual([1]);
});

it('a review of what is sold out, which Magento shows nobody, is there without its product, as are all others with theirs', async () => {
  shop(WRITTEN, ['b']);
  const { count, reviews } = await readOwnReviews(1);
  expect(count).toBe(3);
  expect(reviews.map(({ summary, product: about }) => [summary, about?.name ?? null])).toEqual([
    ['c', 'Product c'],
    ['b', null],
    ['a', 'Product a'],
  ]);
  expect(await readOwnReview(2)).toMatchObject({ summary: 'b', product: null });
});

it('reviews whose products could not be asked for are an error, which the reader may try again', async () => {
  shop().answers.reviewedProducts = new Response('', { status: 403 });
  await expect(readOwnReviews(1)).rejects.toMatchObject({ kind: 'http' });
});

it('a review is found by its number', async () => {
  const { calls } = shop();
  expect((await Promise.all([1, 2, 3, 4].map(readOwnReview))).map((found) => found?.summary)).toEqual([
    'a',
    'b',
    'c',
    undefined,
  ]);
  const before = calls.length;
  expect(await Promise.all([0, -1, 1.5, Number.NaN].map(readOwnReview))).toEqual([null, null, null, null]);
  expect(calls.length).toBe(before);
});

it('who has written nothing has no review, and who is not signed in is refused', async () => {
  shop([]);
  expect([await readOwnReviews(1), await readOwnReview(1)]).toEqual([{ reviews: [], count: 0 }, null]);
  fakeCommerce({ ownReviews: { customer: null }, reviewedProducts: { customer: null } });
  await expect(readOwnReviews(1)).rejects.toMatchObject({ kind: 'refused' });
});

it('what a review rates has its stars by their number', async () => {
  const value = (value_id: string, stars: string) => ({ value_id, value: stars });
  const values = [value('c', '10'), value('a', '1'), null, value('b', '2')];
  const items = [{ id: 'q', name: 'Quality', values }, null];
  fakeCommerce({ reviewRatings: { productReviewRatingsMetadata: { items } } });
  expect(await loadRatings()).toEqual([
    {
      ...{ id: 'q', name: 'Quality' },
      values: [
        { id: 'a', stars: 1 },
        { id: 'b', stars: 2 },
        { id: 'c', stars: 10 },
      ],
    },
  ]);
});
