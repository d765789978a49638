import { describe, expect, it } from 'vitest';
import { averageRating, ratingValues } from './rules';

describe('averageRating', () => {
  it('[BACK-1] is a percentage: 3 stars are 60', () => {
    expect(averageRating({ 4: 3 })).toBe(60);
    expect(averageRating({ 1: 5, 2: 4 })).toBe(90);
    expect(averageRating({ 1: 5, 2: 4, 3: 4 })).toBe(87);
    expect(averageRating({})).toBe(0);
  });
});

describe('ratingValues', () => {
  it('[BACK-1] numbers the stars as recorded: those of rating 4 are 16 to 20', () => {
    expect(ratingValues(4).map(({ id }) => id)).toEqual([16, 17, 18, 19, 20]);
  });
});
