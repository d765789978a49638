import { describe, expect, it } from 'vitest';
import { hasWordBoundaries, searchWords, wordStart } from './search-terms';

describe('searchWords', () => {
  it('gives lower-case words once, without punctuation around them', () => {
    expect(searchWords('  Cold & Flu, cold "Day-Night"! ')).toEqual(['cold', 'flu', 'day-night']);
  });

  it('keeps marks at the end of Thai words', () => {
    expect(searchWords('ยาแก้ไข้')).toEqual(['ยาแก้ไข้']);
  });

  it('gives at most eight, and none for punctuation alone', () => {
    expect(searchWords('a b c d e f g h i j')).toHaveLength(8);
    expect(searchWords(' !? ')).toEqual([]);
  });
});

describe('wordStart', () => {
  it('finds Latin words by their beginning and others anywhere', () => {
    expect(wordStart('pain')).toBe('\\mpain');
    expect(wordStart('ปวด')).toBe('ปวด');
    expect(hasWordBoundaries('500mg')).toBe(true);
  });

  it('takes every character for itself', () => {
    expect(wordStart('a.b*(c)')).toBe('\\ma\\.b\\*\\(c\\)');
  });
});
