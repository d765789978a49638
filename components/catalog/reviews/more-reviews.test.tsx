// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadReviews } from '@/lib/catalog/reviews/load-reviews';
import { MoreReviews } from './more-reviews';

vi.mock('@/lib/catalog/reviews/load-reviews', () => ({ loadReviews: vi.fn() }));

const review = (nickname: string) => ({
  nickname,
  summary: `${nickname}’s opinion`,
  text: 'Works.',
  createdAt: '2026-01-03 11:30:00',
  percent: 80,
  ratings: [
    { name: 'Effectiveness', stars: 4 },
    { name: 'Value', stars: 5 },
  ],
});

async function show() {
  const { container } = render(
    <MoreReviews
      url="balm.html"
      locale="en-GB"
      totalPages={3}
      shown={5}
      labels={{
        outOfFive: '{stars} out of 5',
        reviewed: '{name} on {date}',
        more: 'Show more reviews',
        loading: 'Loading',
        failed: 'Please try again.',
        shown: '{shown} of 8 reviews shown',
      }}
    />,
  );
  fireEvent.pointerDown(container.firstElementChild ?? container);
  return { user: userEvent.setup(), button: await screen.findByRole('button', { name: 'Show more reviews' }) };
}

beforeEach(() => {
  vi.mocked(loadReviews).mockReset();
});
afterEach(cleanup);

describe('further reviews', () => {
  it('[CAT-5] come a page at a time, take the focus, announce their count, and end', async () => {
    vi.mocked(loadReviews)
      .mockResolvedValueOnce([review('Ann'), review('Bo')])
      .mockResolvedValueOnce([review('Cy')]);
    const { user, button } = await show();
    await user.click(button);
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Ann on 3 Jan 2026'));
    expect(loadReviews).toHaveBeenLastCalledWith('balm.html', 2);
    expect(screen.getByRole('status').textContent).toBe('7 of 8 reviews shown');
    expect(screen.getAllByText('4 out of 5')).toHaveLength(2);
    expect(screen.getAllByText('Value 5/5')).toHaveLength(2);
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Cy'));
    expect(loadReviews).toHaveBeenLastCalledWith('balm.html', 3);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('show an error when they cannot be loaded, and can be requested again', async () => {
    vi.mocked(loadReviews)
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce([review('Ann')]);
    const { user, button } = await show();
    await user.click(button);
    expect((await screen.findByRole('alert')).textContent).toBe('Please try again.');
    await user.click(button);
    await screen.findByText('Ann’s opinion');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(vi.mocked(loadReviews).mock.calls.map(([, page]) => page)).toEqual([2, 2]);
  });

  it('are requested once, however often the button is clicked meanwhile', async () => {
    vi.mocked(loadReviews).mockReturnValue(new Promise(() => undefined));
    const { user, button } = await show();
    await user.click(button);
    await user.click(screen.getByRole('button', { name: 'Loading' }));
    expect(loadReviews).toHaveBeenCalledOnce();
  });
});
