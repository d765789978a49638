import { describe, expect, it } from 'vitest';
import { arrange, meanText, reviewDay, starsText, summarize, toReview } from './review';

const rated = (average_rating: number, ...stars: number[]) => ({
  average_rating,
  ratings_breakdown: stars.map((value, index) => ({
    name: ['Effectiveness', 'Value'][index] ?? '',
    value: String(value),
  })),
});

describe('reviews of a product', () => {
  it('[CAT-5] are mapped with the stars of each rating', () => {
    const written = { nickname: 'Ann', summary: 'Good', text: 'Works.', created_at: '2026-01-03 11:30:00' };
    expect(toReview({ ...written, ...rated(90, 5, 4) })).toEqual({
      nickname: 'Ann',
      summary: 'Good',
      text: 'Works.',
      createdAt: '2026-01-03 11:30:00',
      percent: 90,
      ratings: [
        { name: 'Effectiveness', stars: 5 },
        { name: 'Value', stars: 4 },
      ],
    });
  });

  it('[CAT-5] are summed up by stars and by rating', () => {
    const { histogram, averages } = summarize([rated(100, 5, 5), rated(90, 5, 4), rated(50, 3, 2), rated(0)]);
    expect(histogram.map(({ stars, count }) => [stars, count])).toEqual([
      [5, 2],
      [4, 0],
      [3, 1],
      [2, 0],
      [1, 0],
    ]);
    expect(averages).toEqual([
      { name: 'Effectiveness', percent: 87 },
      { name: 'Value', percent: 73 },
    ]);
  });

  it('[CAT-5] count once each, whatever their stars, if they have any', () => {
    const all = Array.from({ length: 101 }, (_, percent) => rated(percent));
    expect(summarize(all).histogram.reduce((sum, { count }) => sum + count, 0)).toBe(100);
  });

  it('show their day in the format of the locale, the same in every time zone', () => {
    expect(reviewDay('2026-01-03 23:59:00', 'en-GB')).toBe('3 January 2026');
    expect(reviewDay('2026-01-03 00:00:00', 'en-US')).toBe('January 3, 2026');
    expect(reviewDay('2026-01-03 00:00:00', 'th-TH')).toContain('2569');
    expect(reviewDay('long ago', 'en-GB')).toBe('long ago');
    expect(starsText(87, 'en-GB')).toBe('4.4');
    expect(starsText(80, 'en-GB')).toBe('4');
  });

  it('have a decimal in their mean, also where it is a whole number', () => {
    expect(meanText(80, 'en-GB')).toBe('4.0');
    expect(meanText(87, 'en-GB')).toBe('4.4');
  });

  it('are arranged by stars and order, the newest first among equals', () => {
    const written = (nickname: string, percent: number) => ({
      ...toReview({ nickname, summary: '', text: '', created_at: '', ...rated(percent) }),
    });
    const all = [written('Ann', 80), written('Bo', 100), written('Cy', 90), written('Di', 80), written('Ed', 20)];
    const names = (stars: number | null, order: 'newest' | 'highest' | 'lowest') =>
      arrange(all, stars, order)
        .map(({ nickname }) => nickname)
        .join(' ');
    expect(names(null, 'newest')).toBe('Ann Bo Cy Di Ed');
    expect(names(null, 'highest')).toBe('Bo Cy Ann Di Ed');
    expect(names(null, 'lowest')).toBe('Ed Ann Di Cy Bo');
    const withText = [written('No stars', 0), ...all];
    expect(arrange(withText, null, 'lowest').at(-1)?.nickname).toBe('No stars');
    expect(arrange(withText, null, 'highest').at(-1)?.nickname).toBe('No stars');
    expect(arrange(withText, 1, 'newest').map(({ nickname }) => nickname)).toEqual(['Ed']);
    // As the histogram counts them.
    expect(names(5, 'lowest')).toBe('Cy Bo');
    expect(names(3, 'newest')).toBe('');
  });
});
