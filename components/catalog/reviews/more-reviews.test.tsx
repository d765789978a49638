// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadReviews } from '@/lib/catalog/reviews/load-reviews';
import { MoreReviews } from './more-reviews';

vi.mock('@/lib/catalog/reviews/load-reviews', () => ({ loadReviews: vi.fn() }));

const review = (nickname: string, percent = 80) => ({
  nickname,
  summary: `${nickname}’s opinion`,
  text: 'Works.',
  createdAt: '2026-01-03 11:30:00',
  percent,
  ratings: [
    { name: 'Effectiveness', stars: 4 },
    { name: 'Value', stars: 5 },
  ],
});

const ALL = [review('Ann'), review('Bo', 20), review('Cy'), review('Di', 100), review('Ed')];

async function show() {
  const { container } = render(
    <MoreReviews
      url="balm.html"
      locale="en-GB"
      perPage={2}
      total={5}
      stars={[
        [5, '5 stars (1)'],
        [4, '4 stars (3)'],
        [1, '1 star (1)'],
      ]}
      labels={{
        outOfFive: '{stars} out of 5',
        reviewed: '{name} on {date}',
        more: 'Show more reviews',
        loading: 'Loading',
        failed: 'Please try again.',
        shown: '{shown} of {total} reviews shown',
        filter: 'Rating',
        all: 'All reviews',
        sort: 'Sort by',
        newest: 'Newest first',
        highest: 'Highest rated',
        lowest: 'Lowest rated',
      }}
    >
      <p>Ann and Bo, as served</p>
    </MoreReviews>,
  );
  fireEvent.pointerDown(container.firstElementChild ?? container);
  return { user: userEvent.setup(), button: await screen.findByRole('button', { name: 'Show more reviews' }) };
}

const said = () => screen.getByRole('status').textContent;
const names = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent?.split('’')[0]);

beforeEach(() => {
  vi.mocked(loadReviews).mockReset();
});
afterEach(cleanup);

describe('further reviews', () => {
  it('[CAT-5] come some at a time below those of the page, take the focus, announce their count, and end', async () => {
    vi.mocked(loadReviews).mockResolvedValue(ALL);
    const { user, button } = await show();
    expect(said()).toBe('2 of 5 reviews shown');
    await user.click(button);
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Cy on 3 January 2026'));
    expect(screen.getByText('Ann and Bo, as served')).toBeTruthy();
    expect(names()).toEqual(['Cy', 'Di']);
    expect(said()).toBe('4 of 5 reviews shown');
    expect(screen.getAllByText('4 out of 5')).toHaveLength(1);
    expect(screen.getAllByText('Value 5/5')).toHaveLength(2);
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Ed'));
    expect(screen.queryByRole('button')).toBeNull();
    expect(loadReviews).toHaveBeenCalledExactlyOnceWith('balm.html');
  });

  it('are shown by stars and in an order, and again as they came', async () => {
    vi.mocked(loadReviews).mockResolvedValue(ALL);
    const { user } = await show();
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Lowest rated');
    await waitFor(() => expect(names()).toEqual(['Bo', 'Ann']));
    expect(screen.queryByText('Ann and Bo, as served')).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Sort by'));
    await user.selectOptions(screen.getByLabelText('Rating'), '4 stars (3)');
    expect(names()).toEqual(['Ann', 'Cy']);
    expect(said()).toBe('2 of 3 reviews shown');
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(names()).toEqual(['Ann', 'Cy', 'Ed']));
    expect(document.activeElement?.textContent).toContain('Ed');

    await user.selectOptions(screen.getByLabelText('Rating'), 'All reviews');
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Newest first');
    expect(screen.getByText('Ann and Bo, as served')).toBeTruthy();
    await waitFor(() => expect(names()).toEqual([]));
    expect(said()).toBe('2 of 5 reviews shown');
  });

  it('stay as they came when the others cannot be loaded, and can be requested again', async () => {
    vi.mocked(loadReviews).mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(ALL);
    const { user, button } = await show();
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Lowest rated');
    expect((await screen.findByRole('alert')).textContent).toBe('Please try again.');
    expect(screen.getByText('Ann and Bo, as served')).toBeTruthy();
    expect(screen.getByLabelText('Sort by')).toHaveProperty('value', 'newest');
    await user.click(button);
    await screen.findByText('Cy’s opinion');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are requested once, however often the button is clicked meanwhile', async () => {
    vi.mocked(loadReviews).mockReturnValue(new Promise(() => undefined));
    const { user, button } = await show();
    await user.click(button);
    await user.click(screen.getByRole('button', { name: 'Loading' }));
    expect(loadReviews).toHaveBeenCalledOnce();
  });
});
