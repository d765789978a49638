// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { WithMessages } from '@/lib/testing/with-messages';
import { RatingOverview } from './rating-overview';
import { ReviewItem } from './review-item';

afterEach(cleanup);

const histogram = [5, 4, 3, 2, 1].map((stars) => ({ stars, count: 0 }));

it('[CAT-5] reviews without stars are counted, and rate nothing', () => {
  const { container } = render(
    <WithMessages>
      <RatingOverview rating={{ percent: 0, count: 3 }} summary={{ histogram, averages: [] }} locale="en-GB" />
    </WithMessages>,
  );
  expect(container.textContent).toBe('3 reviews');
});

it('[CAT-5] a review has the stars that it was given, parts of them too, of which the mean is', () => {
  const review = { nickname: 'Ann', summary: 'Good', text: 'Works.', createdAt: '2026-01-03 11:30:00', percent: 67 };
  const labels = { outOfFive: '{stars} out of 5', reviewed: '{name} on {date}' };
  render(<ReviewItem review={{ ...review, ratings: [] }} locale="en-GB" labels={labels} />);
  expect(screen.getByText('3.4 out of 5')).toBeTruthy();
});

it('[CAT-5] a review without stars shows its text alone', () => {
  const review = { nickname: 'Ann', summary: 'Good', text: 'Works.', createdAt: '2026-01-03 11:30:00', percent: 0 };
  const labels = { outOfFive: '{stars} out of 5', reviewed: '{name} on {date}' };
  const { container } = render(<ReviewItem review={{ ...review, ratings: [] }} locale="en-GB" labels={labels} />);
  expect(screen.getByText('Works.')).toBeTruthy();
  expect(container.textContent).not.toContain('out of 5');
  expect(container.querySelector('.s-stars')).toBeNull();
});

it.each([
  [2, false],
  [3, true],
])('[CAT-5] %i reviews are spread: %s', (count, isSpread) => {
  const summary = { histogram, averages: [] };
  render(
    <WithMessages>
      <RatingOverview rating={{ percent: 90, count }} summary={summary} locale="en-GB" />
    </WithMessages>,
  );
  expect(screen.queryByText('5 stars') !== null).toBe(isSpread);
  expect(screen.queryByRole('heading') !== null).toBe(isSpread);
});
