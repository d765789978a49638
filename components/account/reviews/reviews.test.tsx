// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { discardCachedVisitor } from '@/lib/magento/browser/calls';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { WithMessages } from '@/lib/testing/with-messages';
import messages from '@/messages/en-GB.json';
import { ReviewDetail } from './review-detail';
import { ReviewList } from './review-list';

vi.mock('next/link', () => ({
  default: ({ prefetch: _, ...props }: Record<string, unknown>) => <a {...props} />,
}));

const labels = messages.ownReviews;
const user = userEvent.setup();

/** A customer who has written so many reviews, `Opinion 1` first. */
function reviewShop(count: number, average_rating = 80, isGone = false) {
  const reviewOf = (number: number) => ({
    __typename: 'ProductReview',
    nickname: 'Ann',
    summary: `Opinion ${number}`,
    text: 'It works.',
    created_at: '2026-01-03 11:30:00',
    average_rating,
    ratings_breakdown: [{ __typename: 'ProductReviewRating', name: 'Value', value: '4' }],
  });
  const productOf = (number: number) => ({
    __typename: 'ProductReview',
    product: {
      __typename: 'SimpleProduct',
      uid: `p${number}`,
      name: `Balm ${number}`,
      url_key: 'balm',
      url_suffix: '.html',
    },
  });
  return fakeCommerce({
    reviewedProducts: ({ variables }: { variables: Record<string, unknown> }) => {
      const [page, size] = [Number(variables.page), Number(variables.pageSize)];
      const newestFirst = Array.from({ length: count }, (_, index) => (isGone ? null : productOf(count - index)));
      const items = newestFirst.slice((page - 1) * size, page * size);
      return { customer: { __typename: 'Customer', reviews: { __typename: 'ProductReviews', items } } };
    },
    ownReviews: ({ variables }: { variables: Record<string, unknown> }) => {
      const [page, size] = [Number(variables.page), Number(variables.pageSize)];
      const newestFirst = Array.from({ length: count }, (_, index) => reviewOf(count - index));
      const info = { __typename: 'SearchResultPageInfo', total_pages: count };
      return {
        customer: {
          __typename: 'Customer',
          all: { __typename: 'ProductReviews', page_info: info },
          reviews: { __typename: 'ProductReviews', items: newestFirst.slice((page - 1) * size, page * size) },
        },
      };
    },
  });
}

const show = (children: ReactNode) => render(<WithMessages>{children}</WithMessages>);

beforeEach(() => discardCachedVisitor());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

describe('[ROUTE-3] the customer’s reviews', () => {
  it('have no stars where none were given', async () => {
    reviewShop(1, 0);
    show(<ReviewList detailHref="/review/customer/view/review_id" />);
    await screen.findByRole('link', { name: /^Read/ });
    expect(document.body.textContent).not.toContain('out of 5');
  });

  it('come newest first, ten at a time, each with its number in the link', async () => {
    reviewShop(12);
    show(<ReviewList detailHref="/review/customer/view/review_id" />);
    const [first] = await screen.findAllByRole('link', { name: /^Read/ });
    expect(first?.getAttribute('href')).toBe('/review/customer/view/review_id/12');
    expect(screen.getAllByRole('listitem')).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: labels.more }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(12));
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Opinion 2'));
    expect(screen.queryByRole('button', { name: labels.more })).toBeNull();
  });

  it('of what is sold out are shown without a link to it, in the list and each by itself', async () => {
    reviewShop(1, 80, true);
    show(<ReviewList detailHref="/review/customer/view/review_id" />);
    const heading = await screen.findByRole('heading', { name: labels.noProduct });
    expect(within(heading).queryByRole('link')).toBeNull();
    expect(screen.getByRole('link', { name: /^Read/ }).getAttribute('href')).toMatch(/\/1$/);
    cleanup();
    window.history.replaceState(null, '', '/review/customer/view/review_id/1');
    show(<ReviewDetail listHref="/review/customer" />);
    expect(within(await screen.findByRole('heading', { name: labels.noProduct })).queryByRole('link')).toBeNull();
  });

  it('say where one can be written when there is none yet, and lead to what was bought', async () => {
    reviewShop(0);
    show(<ReviewList detailHref="/review/customer/view/review_id" />);
    await screen.findByText(labels.empty);
    expect(screen.getByRole('link', { name: labels.toOrders }).getAttribute('href')).toBe('/sales/order/history');
  });

  it.each([
    [3, 'Opinion 3'],
    [1, 'Opinion 1'],
  ])('are shown by number: %i', async (number, summary) => {
    reviewShop(3);
    window.history.replaceState(null, '', `/review/customer/view/review_id/${number}/`);
    show(<ReviewDetail listHref="/review/customer" />);
    await screen.findByText(summary);
    expect(screen.getByRole('link', { name: `Balm ${number}` }).getAttribute('href')).toBe('/balm.html');
    expect(screen.getAllByText('4 out of 5')).toHaveLength(2);
  });

  it.each(['0', '4', 'nope', '1.5'])('do not have the number %s, and the page says so', async (number) => {
    reviewShop(3);
    window.history.replaceState(null, '', `/review/customer/view/review_id/${number}`);
    show(<ReviewDetail listHref="/review/customer" />);
    await screen.findByText(labels.gone);
    expect(screen.getByRole('link', { name: labels.back }).getAttribute('href')).toBe('/review/customer');
  });
});
